import * as z from 'zod'
import * as t from './text.ts'

const title = t.words.describe('The heading of the section.')
const itemsAre = 'The items of the section, each a heading with a text.'
const items = { items: t.listOf(t.textItem).describe(itemsAre) }
const more = {
  picture: t.optional(
    t.pictureName,
    'The drawing of the card, such as calendar. Without it there is none.',
  ),
  link: t.optional(t.link, 'A link to the page that tells more, such as that of another service.'),
}
const text = t.sentence.describe('The text below the heading: one or two sentences.')
const benefitCard = z.strictObject({
  title: t.words.describe('The heading of the card: Shingle Roofs.'),
  description: t.sentence.describe('The text of the card: one to three sentences.'),
  benefits: t.listOf(t.words).describe('What the customer gets, a few words each.'),
  ...more,
})
const cards = t.listOf(benefitCard).describe('The cards, each with a list of what you get.')
const steps = t.listOf(t.textItem).describe('The steps in their order; the page numbers them.')
const lead = t.sentence.describe('The text between the heading and the items.')
const layer = z.strictObject({
  part: z
    .enum(['shingles', 'underlayment', 'membrane', 'drip-edge', 'deck', 'vent'])
    .describe('The part of the drawing that has the number: shingles, underlayment, deck.'),
  title: t.words.describe('The name of the part, also beside the reasons on Home: Drip edge.'),
  does: t.sentence.describe('What the part does.'),
  fails: t.sentence.describe('How it fails.'),
  seen: t.sentence.describe('What shows of that from the ground or from inside.'),
})
const stop = t.textItem.extend({
  at: z
    .enum(['stain', 'insulation', 'rafter', 'boards', 'flashing'])
    .describe('The place in the drawing that has the number: stain, rafter, flashing.'),
})
const layers = onceEach(layer, 'part').describe(
  'The parts of the roof, from the outside in; the page numbers them.',
)
const stops = onceEach(stop, 'at').describe(
  'The places that water passes, from the stain to its source; the page numbers them.',
)

function section<Name extends string, Shape extends z.ZodRawShape>(
  name: Name,
  what: string,
  shape: Shape,
) {
  const kind = z.literal(name).describe(`\`${name}\`: ${what}.`)
  return z.strictObject({ kind, title, ...shape })
}

/** A list without duplicates, as the drawing has one number per name. */
function onceEach<Key extends string, Item extends z.ZodType<Readonly<Record<Key, string>>>>(
  item: Item,
  key: Key,
) {
  return t.listOf(item).superRefine((list, context) => {
    const names = list.map((each) => each[key])
    for (const [index, name] of names.entries()) {
      if (names.indexOf(name) === index) continue
      context.addIssue({ code: 'custom', message: 'a name that is not above', path: [index, key] })
    }
  })
}

/** A section of a service's page; `kind` selects its component. */
const serviceSectionSchema = z.discriminatedUnion('kind', [
  section('cards', 'what we do, as cards', { cards }),
  section('reasons', 'why us, for this work', items),
  section('process', 'numbered steps', { steps }),
  section('layers', 'a roof that comes apart, part by part', { lead, layers }),
  section('leak', 'the way of water through a house, from the stain to its source', {
    lead,
    stops,
  }),
  section('insurance', 'what we do when an insurer is involved', { lead, ...items }),
  section('emergencies', 'what counts as one', {
    items: t.listOf(t.textItem.extend(more)).describe(itemsAre),
  }),
  section('banner', 'a red strip with the phone number', { text }),
  section('call', 'a call to action', { text }),
  section('urgent-call', 'a call to action in red', { text }),
])

const question = z.strictObject({
  question: t.words.describe('A question that customers ask, such as "How long will it take?".'),
  answer: t.sentence.describe('The answer in two or three sentences.'),
})
const material = z.strictObject({
  name: t.words.describe('The material: Architectural shingles.'),
  description: t.sentence.describe('What it is good for, and what it is not.'),
})
const dollars = () => z.int().positive().max(10_000_000)

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
    'The drawing of the service on its cards and its page, such as roof-repairs. Without it there is none.',
  ),
  photo: t.optional(
    t.picture,
    'A picture for the page of the service, and for its card where all cards of the row have one, or no drawing is named.',
  ),
  sections: t
    .listOf(serviceSectionSchema)
    .describe('The parts of the page, top to bottom; the `kind` of each says what it is.'),
  questions: t.optional(
    z.array(question).max(12),
    'Questions that customers ask about this work, with your answers.',
  ),
  materials: t.optional(z.array(material).max(12), 'Materials that a customer can choose from.'),
  price: t.optional(price, 'A range of prices. Leave it out and the page names none.'),
})

export const servicesSchema = t.listOf(serviceSchema).meta({
  title: 'services.yaml',
  description: 'The services, one entry each, in the order in which the site shows them.',
})

export type ServiceInput = z.infer<typeof serviceSchema>
