import * as z from 'zod'
import { roofParts, streetHouses } from './scene.ts'
import { tasks } from './tasks.ts'
import * as t from './text.ts'

/** The most houses that Home has room for in a row. */
const mostHouses = 8

const fact = z.strictObject({
  label: t.words.describe('What the line tells: Pitch.'),
  text: t.words.describe('What there is to know: 12/12, steep.'),
})

const amount = () => z.number().positive().max(100_000)

const span = (what: string) =>
  z
    .strictObject({
      from: amount().describe('The least: 12.'),
      to: amount().describe('The most: 16.'),
    })
    .describe(what)

const source = t.optional(
  t.sentence,
  'Where these numbers come from: a sentence such as Measured on our jobs, or an address that starts with https://.',
)

const sizes = z.strictObject({
  unit: t.note.describe('What the sizes are counted in: squares (100 sq ft each), rooms.'),
  small: span('How large a small one is.'),
  middle: span('How large one of the middle is.'),
  large: span('How large a large one is.'),
  source,
})

const wholeDays = () => z.int().min(1).max(365)

const days = z.strictObject({
  from: wholeDays().describe('The days that a small one takes: 1.'),
  to: wholeDays().describe('The days that a large one takes: 3.'),
  source,
})

const fault = z.strictObject({
  part: z
    .enum(roofParts)
    .describe(
      'The part of the house that it is about, which gets its number in the drawing: eave, chimney.',
    ),
  text: t.sentence.describe('What goes wrong there: one sentence.'),
})

const house = z.strictObject({
  kind: t.optional(
    z.enum(streetHouses),
    'The house as the street at the top of Home shows it: cape, ranch. Other trades leave it out.',
  ),
  picture: t.optional(t.pictureName, 'The drawing of an entry that is no house: painting, deck.'),
  name: t.words.describe('What it is called: Cape.'),
  summary: t.sentence.describe('What it usually is: one or two sentences.'),
  facts: t.optional(
    z.array(fact).min(1).max(4),
    'One to four lines of what is usual: pitch, stories, coverings.',
  ),
  sizes: t.optional(
    sizes,
    'How large a small, a middle and a large one are, in ranges. Leave it out and no size is shown.',
  ),
  days: t.optional(days, 'How many days the work takes. Leave it out and none are shown.'),
  service: t.optional(
    t.slug,
    'The service that is meant, by its slug in services.yaml; its price is shown where it has one.',
  ),
  wrong: z
    .array(z.union([t.sentence, fault]))
    .min(2)
    .max(4)
    .describe(
      'What commonly goes wrong: two to four lines. Each is a text, or a text with the part of the house that it is about, which is numbered in the drawing.',
    ),
  acknowledge: t.acknowledge,
})

export const housesSchema = z
  .strictObject({
    title: t.optional(
      t.words,
      'The heading on Home. Without it the heading asks which house is yours.',
    ),
    lead: t.optional(t.sentence, 'The text beside the heading: one or two sentences.'),
    houses: t
      .optional(
        z.array(house).min(1).max(mostHouses),
        'The houses to choose from, or rooms or gardens: up to eight, one entry each.',
      )
      .register(tasks, { words: 'Add or change a house to choose from' }),
  })
  .meta({
    title: 'houses.yaml',
    description:
      'The houses that visitors of Home choose from, and what you know of each: its size, its days, what goes wrong. All of it may be left out, and so may the file.',
  })

export type HouseInput = z.infer<typeof house>
