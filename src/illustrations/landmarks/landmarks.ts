import type { JSX } from 'react'
import type { Landmark } from '#generated/types'
import { Barn } from './Barn'
import { Boat } from './Boat'
import { Bridge } from './Bridge'
import { Giant } from './Giant'
import { Islands } from './Islands'
import { Lighthouse } from './Lighthouse'
import { Pier } from './Pier'
import { Quarry } from './Quarry'
import { Stack } from './Stack'
import { Steeple } from './Steeple'
import { TownHall } from './TownHall'
import { Castle, Traprock } from './Traprock'

interface LandmarkDrawing {
  readonly Drawing: () => JSX.Element
  readonly width: number
  readonly height: number
  /** Among the houses, in the water in front of them, or far behind them. */
  readonly place: 'street' | 'water' | 'far'
}

/** The landmarks of towns, with size and place. */
export const landmarks = {
  steeple: { Drawing: Steeple, width: 256, height: 382, place: 'street' },
  'town-hall': { Drawing: TownHall, width: 220, height: 350, place: 'street' },
  barn: { Drawing: Barn, width: 200, height: 258, place: 'street' },
  stack: { Drawing: Stack, width: 174, height: 358, place: 'street' },
  quarry: { Drawing: Quarry, width: 220, height: 242, place: 'street' },
  lighthouse: { Drawing: Lighthouse, width: 172, height: 292, place: 'water' },
  pier: { Drawing: Pier, width: 206, height: 172, place: 'water' },
  boat: { Drawing: Boat, width: 184, height: 220, place: 'water' },
  islands: { Drawing: Islands, width: 212, height: 118, place: 'water' },
  bridge: { Drawing: Bridge, width: 240, height: 190, place: 'far' },
  traprock: { Drawing: Traprock, width: 760, height: 256, place: 'far' },
  castle: { Drawing: Castle, width: 760, height: 302, place: 'far' },
  giant: { Drawing: Giant, width: 1200, height: 254, place: 'far' },
} as const satisfies Record<Landmark, LandmarkDrawing>
