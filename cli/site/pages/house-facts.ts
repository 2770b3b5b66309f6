import type { RoofColor, RoofPart, Siding, StreetHouse } from '../../../templates/types.ts'

interface HouseFacts {
  /** As it is called under a drawing. */
  readonly name: string
  /** Rise over run, or what stands in place of it. */
  readonly pitch: string
  readonly siding: Siding
  readonly roof: RoofColor
  /** The parts of its roof that a line can point to; the drawing has a point for each. */
  readonly parts: readonly RoofPart[]
}

const gabled = ['ridge', 'eave', 'gutter', 'chimney', 'flashing', 'shingles'] as const
const flat = ['flat-roof', 'parapet', 'flashing'] as const

/** What is known of each kind of house before the data says more. */
export const houseFacts: Readonly<Record<StreetHouse, HouseFacts>> = {
  cape: {
    name: 'Cape',
    pitch: '12/12',
    siding: 'cedar',
    roof: 'slate',
    parts: [...gabled, 'dormer', 'valley'],
  },
  colonial: { name: 'Colonial', pitch: '8/12', siding: 'ochre', roof: 'slate', parts: gabled },
  saltbox: {
    name: 'Saltbox',
    pitch: '12/12',
    siding: 'bark',
    roof: 'slate',
    parts: ['ridge', 'eave', 'chimney', 'flashing', 'shingles', 'rake'],
  },
  victorian: {
    name: 'Second Empire',
    pitch: 'mansard',
    siding: 'verdigris',
    roof: 'slate',
    parts: ['mansard', 'dormer', 'chimney', 'flashing', 'gutter', 'eave', 'flat-roof', 'ridge'],
  },
  'triple-decker': {
    name: 'Triple-decker',
    pitch: '9/12',
    siding: 'cream',
    roof: 'brown',
    parts: ['ridge', 'eave', 'chimney', 'flashing', 'rake', 'porch'],
  },
  ranch: { name: 'Ranch', pitch: '5/12', siding: 'sage', roof: 'brown', parts: gabled },
  mill: {
    name: 'Brick mill',
    pitch: 'low slope',
    siding: 'brick',
    roof: 'slate',
    parts: [...flat, 'chimney'],
  },
  commercial: { name: 'Block', pitch: 'flat roof', siding: 'brick', roof: 'slate', parts: flat },
  gambrel: {
    name: 'Gambrel',
    pitch: 'two pitches',
    siding: 'red',
    roof: 'weathered',
    parts: ['break', 'ridge', 'eave', 'chimney', 'flashing', 'rake'],
  },
  'queen-anne': {
    name: 'Queen Anne',
    pitch: 'turret and gables',
    siding: 'blue',
    roof: 'slate',
    parts: ['turret', 'valley', 'ridge', 'eave', 'chimney', 'flashing', 'porch'],
  },
}
