import * as z from 'zod'
import {
  link,
  listOf,
  pageTop,
  picture,
  pictureName,
  sentence,
  slug,
  textItem,
  words,
} from './text.ts'

const title = { title: words.describe('The heading of the section.') }
const itemsAre = 'The items of the section, each a heading with a text.'
const items = { items: listOf(textItem).describe(itemsAre) }
const more = {
  picture: pictureName
    .optional()
    .describe(
      'The drawing of the card, such as calendar. Without it the words of the card decide.',
    ),
  link: link
    .optional()
    .describe('A link to the page that tells more, such as that of another service.'),
}
const lines = {
  ...title,
  text: sentence.describe('The text below the heading: one or two sentences.'),
}
const benefitCard = z.strictObject({
  title: words.describe('The heading of the card: Shingle Roofs.'),
  description: sentence.describe('The text of the card: one to three sentences.'),
  benefits: listOf(words).describe('What the customer gets, a few words each.'),
  ...more,
})
const cards = listOf(benefitCard).describe('The cards, each with a list of what you get.')
const steps = listOf(textItem).describe('The steps in their order; the page numbers them.')
const lead = sentence.describe('The text between the heading and the items.')

const kind = <Name extends string>(name: Name, what: string) =>
  z.literal(name).describe(`What the section is: ${what}.`)

/** A section of a service's page; `kind` says which component shows it. */
const serviceSectionSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: kind('cards', 'what we do, as cards'), ...title, cards }),
  z.strictObject({ kind: kind('reasons', 'why us, for this work'), ...title, ...items }),
  z.strictObject({ kind: kind('process', 'numbered steps'), ...title, steps }),
  z.strictObject({
    kind: kind('insurance', 'what we do when an insurer is involved'),
    ...title,
    lead,
    ...items,
  }),
  z.strictObject({
    kind: kind('emergencies', 'what counts as one'),
    ...title,
    items: listOf(textItem.extend(more)).describe(itemsAre),
  }),
  z.strictObject({ kind: kind('banner', 'a red strip with the phone number'), ...lines }),
  z.strictObject({ kind: kind('call', 'a call to action'), ...lines }),
  z.strictObject({ kind: kind('urgent-call', 'a call to action in red'), ...lines }),
])

const serviceSchema = z.strictObject({
  slug: slug.describe(
    "The last part of the page's address: roof-repairs. Do not change it once published.",
  ),
  name: words.describe('The name of the service in menus and on cards: Roof Repairs.'),
  summary: sentence.describe('One sentence for the cards on Home and Services.'),
  features: listOf(words).describe('Points of the card, a few words each.'),
  ...pageTop,
  tagline: slug
    .optional()
    .describe('A claim of business.yaml, shown at the top of the page: around-the-clock.'),
  tone: z
    .enum(['standard', 'urgent', 'emergency'])
    .describe(
      'How the top of the page looks: standard, urgent (a red call button) or emergency (all red).',
    ),
  callLabel: words.describe('The word on the call button, before the phone number: Call.'),
  photo: picture.optional().describe('A picture in data/public/ for the page of the service.'),
  sections: listOf(serviceSectionSchema).describe(
    'The parts of the page, top to bottom; the `kind` of each says what it is.',
  ),
})

export const servicesSchema = listOf(serviceSchema).meta({
  title: 'services.yaml',
  description: 'The services, one entry each, in the order in which the site shows them.',
})

export type ServiceInput = z.infer<typeof serviceSchema>
