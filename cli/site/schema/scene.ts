import * as z from 'zod'
import { wordsOf } from '../../lib/collections.ts'
import * as t from './text.ts'

const grounds = ['green', 'hill', 'shore', 'river', 'mill-race', 'ridge'] as const
const landmarks = wordsOf(
  'steeple town-hall barn stack quarry lighthouse pier boat islands bridge traprock castle giant',
)
const trees = ['elm', 'oak', 'maple', 'fir', 'bare'] as const
const skies = ['clear', 'cloud', 'evening', 'gulls'] as const
const sidings = wordsOf('white cream ochre sage verdigris cedar bark blue red brick brownstone')
const roofColors = ['slate', 'charcoal', 'brown', 'weathered', 'green', 'terracotta'] as const
/** The houses available for a street. */
export const streetHouses = [...t.houses, 'gambrel', 'queen-anne'] as const

/** All parts of roofs that a callout can point to. */
export const roofParts = wordsOf(
  'ridge eave gutter chimney flashing valley dormer shingles tile rake mansard flat-roof parapet',
  'porch turret break',
)

/** A house in a street. */
export const townHouse = z.strictObject({
  type: z.enum(streetHouses).describe('The house: cape, gambrel.'),
  siding: t.optional(z.enum(sidings), 'The color of its walls, such as white or bark.'),
  roof: t.optional(z.enum(roofColors), 'The color of its roof, such as slate or weathered.'),
  raised: t.optional(
    z.boolean(),
    'Whether it stands on piles, as houses do where the sea came in.',
  ),
  built: t.optional(
    t.form(/^\S.*$/, 'a year or some words, such as 1759 or about 1892', 24),
    'When such houses were built, where a source says so: 1759, or about 1892.',
  ),
})

const callout = z.strictObject({
  part: z
    .enum(roofParts)
    .describe('The part of the first house that the line points to: chimney, ridge, eave.'),
  text: t
    .form(/^\S.*$/, 'a few words', 54)
    .describe(
      'A few words about that part, as the first challenge speaks of it: up to 54 characters.',
    ),
})

/** The street that is drawn at the top of a town's page. */
export const sceneSchema = z.strictObject({
  ground: t.optional(
    z.enum(grounds),
    'What the street stands on: green, hill, shore, river, mill-race or ridge; green where nothing is said.',
  ),
  houses: t.optional(
    z.array(townHouse).min(2).max(3),
    'Two or three houses; the first stands in front. Without them, and without a house of the page, no street is drawn.',
  ),
  landmark: t.optional(
    z.enum(landmarks),
    'What the town is known by from afar, such as steeple or lighthouse. Without it there is none.',
  ),
  trees: t.optional(
    z.array(z.enum(trees)).min(1).max(4),
    'One to four trees, from left to right: elm, oak, maple, fir or bare.',
  ),
  sky: t.optional(z.enum(skies), 'The sky above: clear, cloud, evening or gulls.'),
  callout: t.optional(
    callout,
    'A part of the roof, and what is said of it. Without it the drawing has no note.',
  ),
})

export type SceneInput = z.infer<typeof sceneSchema>
