import * as z from 'zod'
import { question, sectionSchema } from './sections.ts'
import { photoTask, tasks } from './tasks.ts'
import * as t from './text.ts'

const material = z.strictObject({
  name: t.words.describe('The material: Architectural shingles.'),
  description: t.sentence.describe('What it is good for, and what it is not.'),
})
const dollars = () => z.int().min(1).max(10_000_000)

const price = z.strictObject({
  from: dollars().describe('What a small job of this kind costs, in dollars: 9000.'),
  to: dollars().describe('What a large one costs, in dollars: 22000.'),
  unit: t.words.describe('What that is the price of: a typical Cape.'),
  asOf: t.month().describe('The month of these prices: 2026-10.'),
  changes: t.listOf(t.words).describe('What changes the price, such as Second layer to tear off.'),
})

const serviceSchema = z.strictObject({
  slug: t.slug.describe(
    "The last part of the page's address: roof-repairs. Do not change it once published.",
  ),
  name: t.words.describe('The name of the service in menus and on cards: Roof Repairs.'),
  summary: t.sentence.describe('One sentence for the cards on Home and Services.'),
  features: t.listOf(t.words).describe('Points of its card on Services, a few words each.'),
  ...t.pageTop,
  tagline: t.optional(
    t.slug,
    'A claim of business.yaml, shown at the top of the page: around-the-clock.',
  ),
  tone: z
    .enum(['standard', 'urgent', 'emergency'])
    .describe(
      'How the top of the page looks: standard, urgent (a red call button) or emergency (all red).',
    ),
  callLabel: t.words.describe('The word on the call button, before the phone number: Call.'),
  picture: t.optional(
    t.pictureName,
    'The drawing of the service on its cards and its page, such as roof-repairs. Without it its page has that of your trade, and so has the first card where no service has a picture.',
  ),
  photo: t
    .optional(
      t.croppedPicture,
      'A picture for the page of the service, and for its card where all cards of the row have one, or no drawing is named.',
    )
    .register(tasks, photoTask),
  sections: t
    .listOf(sectionSchema)
    .describe('The parts of the page, top to bottom; the `kind` of each says what it is.'),
  questions: t.optional(
    z.array(question).max(12),
    'Questions that customers ask about this work, with your answers.',
  ),
  materials: t.optional(z.array(material).max(12), 'Materials that a customer can choose from.'),
  price: t
    .optional(price, 'A range of prices. Leave it out and the page names none.')
    .register(tasks, { words: 'Change a price' }),
})

export const servicesSchema = t
  .listOf(serviceSchema)
  .meta({
    title: 'services.yaml',
    description: 'The services, one entry each, in the order in which the site shows them.',
  })
  .register(tasks, { words: 'Add, change or remove a service' })

export type ServiceInput = z.infer<typeof serviceSchema>
