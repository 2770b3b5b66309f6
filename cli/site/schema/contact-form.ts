import * as z from 'zod'
import { wordsOf } from '../../lib/collections.ts'
import { receiverNames } from '../receivers.ts'
import * as t from './text.ts'

/** What a form may ask. */
const asked = wordsOf('name phone email town service when words')

/** The name of a field, as receivers know it: `_next`, `fields[company]`. */
const fieldName = t.form(/^[\w[\].-]+$/, 'the name of a field, without spaces', 60)

/** The form on Contact. */
export const contactForm = z.strictObject({
  receiver: z
    .enum(receiverNames)
    .describe(
      `The service that takes the messages and sends them to you: ${receiverNames.join(', ')}. \`url\` is an address of your own.`,
    ),
  key: t.optional(
    t.form(/\S/, 'the key', 500),
    'What the receiver gave you: the end of the address at Formspree, the access key of Web3Forms; of `url` the address. netlify has none.',
  ),
  honeypot: t.optional(
    fieldName,
    'Of `url`: the name of a field that the receiver knows as a trap for robots.',
  ),
  redirect: t.optional(
    fieldName,
    'Of `url`: the name of the field that tells the receiver which page to show afterwards.',
  ),
  asks: t
    .listOf(z.enum(asked))
    .describe(
      `What the form asks, in this order, \`phone\` or \`email\` among them: ${asked.join(', ')}. \`words\` is the message.`,
    ),
  heading: t.words.describe('The heading of the form: Write to us.'),
  lead: t.sentence.describe('The text below it: We answer within one working day.'),
  consent: t.optional(
    z.literal(true),
    'Whether the form has a box by which people agree to text messages. It needs the pages /privacy and /terms.',
  ),
  thanks: z
    .strictObject({
      heading: t.words.describe('The large heading of that page: Thank you.'),
      text: t.sentence.describe('What happens next: We have your message and answer tomorrow.'),
    })
    .describe('The page that is shown when a message was sent, /thanks.'),
  tried: t.optional(
    z.strictObject({
      on: t.day().describe('The day on which you sent yourself a message: 2026-11-28.'),
      with: t.words.describe('Receiver and the end of its key, as the program names them.'),
    }),
    'That a message of your own arrived. A change of the receiver or its key asks for it again.',
  ),
})

export type ContactFormInput = z.infer<typeof contactForm>
