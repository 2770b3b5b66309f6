import type * as types from '../../../templates/types.ts'
import { wordsOf } from '../../lib/collections.ts'

interface HouseFacts {
  readonly name: string
  /** Rise over run, or other words for it. */
  readonly pitch: string
  readonly siding: types.Siding
  readonly roof: types.RoofColor
  /** The parts of its roof that a callout can point to; the drawing has a point for each. */
  readonly parts: readonly types.RoofPart[]
}

const plain = ['ridge', 'eave', 'chimney', 'flashing'] as const
const gabled = ['ridge', 'eave', 'gutter', 'chimney', 'flashing', 'shingles'] as const
const turreted = ['turret', 'valley', ...plain, 'porch'] as const
const flat = ['flat-roof', 'parapet', 'flashing'] as const
const mansarded = wordsOf('mansard dormer chimney flashing gutter eave flat-roof ridge')

export const isStreetHouse = (name: string | undefined): name is types.StreetHouse =>
  name !== undefined && Object.hasOwn(houseFacts, name)

/** Defaults for each kind of house. */
export const houseFacts: Readonly<Record<types.StreetHouse, HouseFacts>> = {
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
    parts: [...plain, 'shingles', 'rake'],
  },
  victorian: {
    name: 'Second Empire',
    pitch: 'mansard',
    siding: 'verdigris',
    roof: 'slate',
    parts: mansarded,
  },
  'triple-decker': {
    name: 'Triple-decker',
    pitch: '9/12',
    siding: 'cream',
    roof: 'brown',
    parts: [...plain, 'rake', 'porch'],
  },
  ranch: { name: 'Ranch', pitch: '5/12', siding: 'sage', roof: 'brown', parts: gabled },
  bungalow: {
    name: 'Bungalow',
    pitch: '6/12',
    siding: 'bark',
    roof: 'green',
    parts: [...gabled, 'dormer', 'porch'],
  },
  foursquare: {
    name: 'Foursquare',
    pitch: 'hip roof',
    siding: 'cream',
    roof: 'brown',
    parts: [...gabled, 'dormer', 'porch'],
  },
  'split-level': {
    name: 'Split-level',
    pitch: '5/12',
    siding: 'blue',
    roof: 'brown',
    parts: gabled,
  },
  stucco: {
    name: 'Stucco',
    pitch: 'tile, 4/12',
    siding: 'cream',
    roof: 'terracotta',
    parts: [...plain, 'valley', 'tile'],
  },
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
    parts: ['break', ...plain, 'rake'],
  },
  'queen-anne': {
    name: 'Queen Anne',
    pitch: 'turret and gables',
    siding: 'blue',
    roof: 'slate',
    parts: turreted,
  },
}
