import type { TownGround } from '#generated/types'
import type { Point } from '../parts/path'

/** The levels of the lots, and the outline of the ground in section. */
export interface Terrain {
  readonly levels: Lots<number>
  readonly line: readonly Point[]
  /** The right end of water in the foreground. */
  readonly shore: number | null
  /** Water in the background, up to the horizon. */
  readonly water: FarWater | null
  /** The hill behind. */
  readonly hill: string
}

interface FarWater {
  readonly surface: string
  readonly waves: string
}

/** A value for each place in a street: left, front and right. */
export interface Lots<Value> {
  readonly left: Value
  readonly front: Value
  readonly right: Value
  readonly beyond: Value
}

/** The ends of a street; wider than any window. */
const [west, east] = [-3000, 4000]

const hills = {
  low: `M${west} 0V-24H-140Q200-40 380-92T820-96 1500-64 ${east}-52V0z`,
  steep: `M${west} 0V-22H-100Q60-34 200-96T520-236 900-286 1500-300 ${east}-250V0z`,
  valley: `M${west} 0V-30H-460Q-330-26-250-20H120Q240-30 380-110T760-156 1400-132 ${east}-120V0z`,
  wooded: `M${west} 0V-30H-80Q60-40 150-140T420-196 800-176 1300-206 ${east}-150V0z`,
  dune: `M206 2Q236-4 256-20 300-30 420-52T900-66 1600-40 ${east}-34V0z`,
} as const

/** The sea ends at the foot of the dune; a river crosses the plain between its banks. */
const farWater = {
  sea: {
    surface: `M${west}-20H256Q236-4 206 2V52H${west}z`,
    waves: `M${west}-12H240M${west + 30}-4H222M${west + 10} 5H206`,
  },
  river: {
    surface:
      'M-420 12Q-170 8-120-2-86-8 10-11 90-14 96-20H128Q132-16 112-12 60-8 70-4 84 2 190 10V52H-420z',
    waves: 'M100-17H122M22-9H96M-70-3H40M-140 3H-30M-6 5H96',
  },
} as const

const level = { left: 0, front: 0, right: 0, beyond: 0 }
const flat: readonly Point[] = [
  [west, 0],
  [east, 0],
]

/** The levels of lots: on a hill each above the previous one, on a ridge above both ends. */
export const levelsOf: Readonly<Record<TownGround, Lots<number>>> = {
  green: level,
  shore: level,
  river: level,
  'mill-race': level,
  hill: { left: 0, front: -24, right: -62, beyond: -104 },
  ridge: { left: -26, front: -26, right: -26, beyond: 0 },
}

/** The ground of a street, by the starts of its lots. */
export function shapeTerrain(ground: TownGround, starts: Lots<number>): Terrain {
  const levels = levelsOf[ground]
  switch (ground) {
    case 'green':
      return { ...dry, levels, line: flat, hill: hills.low }
    case 'hill':
      return { ...dry, levels, line: climb(starts, levels), hill: hills.steep }
    case 'ridge':
      return { ...dry, levels, line: crest(starts, levels.front), hill: hills.low }
    case 'shore':
      return { levels, line: beach, shore: 214, water: farWater.sea, hill: hills.dune }
    case 'river':
      return { levels, line: banks, shore: 188, water: farWater.river, hill: hills.valley }
    case 'mill-race': {
      const shore = starts.front - 20
      return { ...dry, levels, line: cutRace(starts.front), shore, hill: hills.wooded }
    }
  }
}

const dry = { shore: null, water: null } as const

const beach: readonly Point[] = [
  [west, 46],
  [-80, 44],
  [110, 30],
  [190, 8],
  [216, 0],
  [east, 0],
]

const banks: readonly Point[] = [
  [west, 0],
  [-470, 0],
  [-440, 6],
  [-410, 20],
  [-340, 34],
  [-200, 44],
  [-60, 46],
  [40, 42],
  [106, 34],
  [150, 24],
  [174, 15],
  [188, 6],
  [204, 0],
  [east, 0],
]

/** Terraces, each with a bank in front. */
function climb({ front, right, beyond }: Lots<number>, levels: Lots<number>): readonly Point[] {
  const bank = (x: number, from: number, to: number): readonly Point[] => [
    [x - 30, from],
    [x - 8, to],
  ]
  return [
    [west, levels.left],
    ...bank(front, levels.left, levels.front),
    ...bank(right, levels.front, levels.right),
    ...bank(beyond, levels.right, levels.beyond),
    [east, levels.beyond],
  ]
}

/** A rise that slopes down at both ends. */
const crest = ({ beyond }: Lots<number>, top: number): readonly Point[] => [
  [west, 0],
  [-150, 0],
  [-6, top],
  [beyond - 90, top],
  [beyond - 12, 0],
  [east, 0],
]

/** A walled channel beside the mill. */
const cutRace = (front: number): readonly Point[] => [
  [west, 0],
  [front - 76, 0],
  [front - 76, 44],
  [front - 20, 44],
  [front - 20, 0],
  [east, 0],
]
