import type { ComponentType, ReactNode } from 'react'
import type { House } from '#generated/types'
import { DrawingFrame } from './DrawingFrame'
import { Cape } from './houses/Cape'
import { Colonial } from './houses/Colonial'
import { Commercial } from './houses/Commercial'
import { Mill } from './houses/Mill'
import { Ranch } from './houses/Ranch'
import { Saltbox } from './houses/Saltbox'
import { houseSizes } from './houses/sizes'
import { TripleDecker } from './houses/TripleDecker'
import { Victorian } from './houses/Victorian'
import { Ground } from './parts/Ground'
import { Neighbour } from './parts/Neighbour'
import { Tree } from './parts/Tree'

export interface HouseElevationProps {
  readonly house: House
  readonly className?: string
}

interface Plate {
  readonly Drawing: ComponentType
  readonly palette: string
}

/** How each house is drawn, and in which colours. */
export const plates = {
  cape: { Drawing: Cape, palette: 'palette-cedar' },
  colonial: { Drawing: Colonial, palette: 'palette-ochre' },
  saltbox: { Drawing: Saltbox, palette: 'palette-bark' },
  victorian: { Drawing: Victorian, palette: 'palette-verdigris' },
  'triple-decker': { Drawing: TripleDecker, palette: 'palette-cream' },
  ranch: { Drawing: Ranch, palette: 'palette-sage' },
  mill: { Drawing: Mill, palette: 'palette-brick' },
  commercial: { Drawing: Commercial, palette: 'palette-brick' },
} as const satisfies Record<House, Plate>

/** One house in elevation on its cut ground, with a tree and the outline of a neighbour; decorative. */
export function HouseElevation({ house, className = '' }: HouseElevationProps) {
  const { Drawing } = plates[house]
  return (
    <DrawingFrame viewBox="0 0 640 450" fit="meet" className={className}>
      <HouseLot house={house}>
        <Drawing />
      </HouseLot>
    </DrawingFrame>
  )
}

interface HouseLotProps {
  readonly house: House
  /** The house itself, as it stands in its own units. */
  readonly children: ReactNode
}

/** Where a house stands on a sheet of 640 by 450: the hill, a neighbour and a tree behind it. */
export function HouseLot({ house, children }: HouseLotProps) {
  const { width, height } = houseSizes[house]
  const scale = Math.min(420 / width, 384 / height, 1.3)
  const left = Math.round(330 - (width * scale) / 2)
  return (
    <g transform="translate(0 410)">
      <path className="paint-hill" d="M-1900 0V-96H-300Q-120-108 60-96T480-150 2000-90V0z" />
      <Neighbour x={-60} />
      <Tree x={576} scale={1.2} />
      <g
        className={plates[house].palette}
        transform={`translate(${left} 0)scale(${Math.round(scale * 100) / 100})`}
      >
        {children}
      </g>
      <Ground from={-900} to={1600} />
    </g>
  )
}
