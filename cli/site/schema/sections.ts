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
/** A question with its answer. */
export const question = z.strictObject({
  question: t.words.describe('A question that customers ask, such as "How long will it take?".'),
  answer: t.sentence.describe('The answer in two or three sentences.'),
})
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
  return z.strictObject({ kind: kind(name, what), title, ...shape })
}

const kind = <Name extends string>(name: Name, what: string) =>
  z.literal(name).describe(`\`${name}\`: ${what}.`)

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

/** A section of a page; `kind` selects its component. */
export const sectionSchema = z.discriminatedUnion('kind', [
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
  section('items', 'headings with a text each', {
    ...items,
    link: t.optional(t.link, 'A link below them, to the page that tells more.'),
  }),
  section('questions', 'questions with their answers', {
    questions: t.listOf(question).describe('The questions with their answers, in their order.'),
  }),
  z.strictObject({
    kind: kind(
      'all-questions',
      'the questions of all services, each with the heading of its service',
    ),
  }),
  z.strictObject({
    kind: kind('text', 'paragraphs and lists'),
    title: t.optional(t.words, 'The heading of the section. Leave it out and there is none.'),
    body: t.body.describe(
      'The text, in Markdown: an empty line between paragraphs, **bold**, lists of lines that start with - or 1., and links to pages: the words in brackets, then the address in parentheses, such as (/contact).',
    ),
  }),
  z.strictObject({
    kind: kind('photo', 'a photo in its own shape'),
    photo: t.photo.describe('The photo, which the page shows whole.'),
    caption: t.optional(t.sentence, 'What stands below it: who or what it shows, and when.'),
  }),
])

export type SectionInput = z.infer<typeof sectionSchema>
export type QuestionInput = z.infer<typeof question>
