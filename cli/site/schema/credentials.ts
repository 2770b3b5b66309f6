import * as z from 'zod'
import {
  acknowledge,
  day,
  listOf,
  sentence,
  textItem,
  webAddress,
  words,
  optional,
} from './text.ts'

const expires = (what: string) =>
  optional(day(), `The last day of ${what}: 2027-03-31. \`validate\` reminds you 30 days before.`)

const registration = z.strictObject({
  label: words.describe('What the number is: Connecticut registered home improvement contractor.'),
  number: words.describe('The number as the state gave it: HIC.0000000.'),
  lookup: optional(webAddress(), 'The page of the state on which anyone can look the number up.'),
  expires: expires('the registration'),
  acknowledge,
})

const insurance = z.strictObject({
  insurer: words.describe('The company that insures you.'),
  covers: listOf(words).describe('What is insured: [General liability].'),
  certificate: day().describe('The day of the certificate of insurance: 2026-05-01.'),
  expires: expires('the insurance'),
  acknowledge,
})

const certificate = z.strictObject({
  maker: words.describe('The maker that certified you.'),
  name: words.describe('What the maker calls the certificate.'),
  number: words.describe('Your number with the maker.'),
  url: webAddress().describe('The page of the maker that names you.'),
  expires: expires('the certificate'),
  acknowledge,
})

const warranty = z.strictObject({
  by: words.describe('Who gives the warranty: us, or the name of the maker.'),
  covers: sentence.describe('What it covers, in a sentence.'),
  years: z.int().positive().max(100).describe('For how many years: 10.'),
  paper: sentence.describe('What the customer gets on paper, and when.'),
})

const financing = z.union([
  z.literal('none'),
  z.strictObject({
    lender: words.describe('Who lends the money.'),
    terms: sentence.describe('The terms in a sentence: rate, time, fees.'),
  }),
])

const payment = z.strictObject({
  deposit: sentence.describe('What is paid when: a sentence.'),
  financing: optional(
    financing,
    'The lender with its terms, or `none` to say that there is no financing.',
  ),
})

/** What a customer can check of the firm, for business.yaml. */
export const credentials = {
  registration: registration.describe("The contractor's registration, at the foot of every page."),
  insurance: optional(insurance, 'Your insurance. Leave it out and the site names no insurer.'),
  certificates: optional(
    z.array(certificate).max(12),
    'Certificates of makers, each with its number and a page that names you.',
  ),
  warranties: optional(
    z.array(warranty).max(6),
    'The warranties that you give: who, what, how long, on which paper.',
  ),
  payment: optional(payment, 'What is paid when, and whether there is financing.'),
  leadTime: optional(sentence, 'How long customers wait for you now, in a sentence. Keep it true.'),
  contract: optional(
    z.array(textItem).max(8),
    'What stands in every contract, and how a customer can cancel it.',
  ),
}
