import * as z from 'zod'
import * as t from './text.ts'

const expires = (what: string) =>
  t.optional(
    t.day(),
    `The last day of ${what}: 2027-03-31. \`validate\` reminds you 30 days before.`,
  )

const registration = z.strictObject({
  label: t.words.describe(
    'What the number is, in the words of the state, such as licensed roofer.',
  ),
  number: t.words.describe(
    'The number as the state gave it, with the letters that belong before it.',
  ),
  name: t.optional(
    t.words,
    'The name that it is given to, exactly as it is on file: it stands beside the number.',
  ),
  lookup: t.optional(
    t.webAddress(),
    'The page of the state on which anyone can look the number up.',
  ),
  state: t.optional(
    t.state,
    'The state that gave it, in two capital letters, such as KS. Leave it out where it is that of the office. Pages of towns show those of their state.',
  ),
  expires: expires('the registration'),
  acknowledge: t.acknowledge,
})

const insurance = z.strictObject({
  insurer: t.words.describe('The company that insures you.'),
  covers: t.listOf(t.words).describe('What is insured, such as General liability.'),
  certificate: t.day().describe('The day of the certificate of insurance: 2026-05-01.'),
  expires: expires('the insurance'),
  acknowledge: t.acknowledge,
})

const certificate = z.strictObject({
  maker: t.words.describe('The maker that certified you.'),
  name: t.words.describe('What the maker calls the certificate.'),
  number: t.words.describe('Your number with the maker.'),
  url: t.webAddress().describe('The page of the maker that names you.'),
  expires: expires('the certificate'),
  acknowledge: t.acknowledge,
})

const badge = z.strictObject({
  name: t.words.describe('What the badge says: Accredited Business.'),
  url: t.webAddress().describe('The page on which anyone can see that it is yours.'),
  picture: t.optional(
    t.picture,
    'The picture of the badge. Leave it out and its name stands there.',
  ),
})

const warranty = z.strictObject({
  by: t.words.describe('Who gives the warranty: us, or the name of the maker.'),
  covers: t.sentence.describe('What it covers, in a sentence.'),
  years: z.int().min(1).max(100).describe('For how many years: 10.'),
  paper: t.sentence.describe('What the customer gets on paper, and when.'),
})

const financing = z.union([
  z.literal('none'),
  z.strictObject({
    lender: t.words.describe('Who lends the money.'),
    terms: t.sentence.describe('The terms in a sentence: rate, time, fees.'),
  }),
])

const payment = z.strictObject({
  deposit: t.sentence.describe('What is paid when: a sentence.'),
  financing: t.optional(
    financing,
    'The lender with its terms, or `none` to say that there is no financing.',
  ),
})

export type RegistrationInput = z.infer<typeof registration>

/** Facts about the firm that customers can check, for business.yaml. */
export const credentials = {
  registration: t.optional(
    z.union([
      registration,
      z.array(registration).min(1).max(6),
      t.form(/^none$/, 'the fields `label` and `number`, a list of such entries, or `none`'),
    ]),
    'The registration or license, or several, on Home and at the foot of every page; `none` where your work needs none.',
  ),
  insurance: t.optional(insurance, 'Your insurance. Leave it out and the site names no insurer.'),
  certificates: t.optional(
    z.array(certificate).max(12),
    'Certificates of makers, each with its number and a page that names you.',
  ),
  badges: t.optional(
    z.array(badge).max(6),
    'Badges of others, beside the table on About: each leads to the page that proves it.',
  ),
  warranties: t.optional(
    z.array(warranty).max(6),
    'The warranties that you give: who, what, how long, on which paper.',
  ),
  payment: t.optional(payment, 'What is paid when, and whether there is financing.'),
  leadTime: t.optional(
    t.sentence,
    'How long customers wait for you now, in a sentence. Keep it true.',
  ),
  contract: t.optional(
    z.array(t.textItem).max(8),
    'What stands in every contract, and how a customer can cancel it.',
  ),
}
