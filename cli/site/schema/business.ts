import * as z from 'zod'
import { wordsOf } from '../../lib/collections.ts'
import { joinWords } from '../../lib/plural.ts'
import { tradeNames } from '../trades/index.ts'
import { credentials } from './credentials.ts'
import { daysTask, tasks } from './tasks.ts'
import * as t from './text.ts'

/** In the order of the listing; named as in schema.org's DayOfWeek. */
export const weekdays = wordsOf('Monday Tuesday Wednesday Thursday Friday Saturday Sunday')

const clock = () => t.form(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time between "00:00" and "23:59"')

const closing = () =>
  t.form(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'a time between "00:00" and "24:00"')

const officeHours = z.strictObject({
  days: t
    .listOf(z.enum(weekdays))
    .describe('The days with these hours, by their English names: Monday, Tuesday.'),
  opens: clock().describe('When the office opens, on a clock of 24 hours: 07:00.'),
  closes: closing().describe(
    'When the office closes: 18:00; 24:00 is midnight, an earlier time than it opens is of the next day: 02:00.',
  ),
})

const closedDays = z
  .strictObject({
    from: t.day().describe('The day, or the first of several: 2026-11-26.'),
    to: t.optional(t.day(), 'The last day. Leave it out where it is one day.'),
    note: t.note.describe('What the day is, as visitors read it: Thanksgiving.'),
    opens: t.optional(clock(), 'When the office opens on these days, if it does: 09:00.'),
    closes: t.optional(closing(), 'When it closes on these days: 12:00.'),
  })
  .refine(({ from, to = from }) => from <= to, { path: ['to'], error: 'a day not before `from`' })
  .refine(({ opens, closes }) => (opens === undefined) === (closes === undefined), {
    path: ['closes'],
    error: 'both `opens` and `closes`, or neither where the office is closed',
  })

const claimNotes = {
  evidence: t.optional(
    t.sentence,
    'How you would show that the claim is true. It is not shown on the site.',
  ),
  check: t.optional(
    t.sentence,
    'How a reader can check the claim, shown beside it on About: a sentence.',
  ),
  acknowledge: t.acknowledge,
}

const claim = z
  .union([
    z.strictObject({
      text: t.words.describe('The claim in the words that the site shows: Free Estimates.'),
      detail: t.optional(
        t.words,
        'What stands below it in the strip, smaller: with a written price.',
      ),
      ...claimNotes,
    }),
    z.strictObject({
      value: t.words.describe('The number, as it is shown: 300+.'),
      label: t.words.describe('What the number counts, shown below it: roofs a year.'),
      counts: t.optional(
        z.literal('towns'),
        "What of this site's own data the number counts, so that `validate` can compare.",
      ),
      ...claimNotes,
    }),
  ])
  .describe('One claim: either words, or a number and what it counts.')

const phone = () =>
  t
    .form(
      /^\+1[2-9]\d{2}[2-9]\d{6}$/,
      'a North American number, without an extension, in the form "+18605551234"',
    )
    .describe(
      'The phone number of every page, in the international form: +18605551234, shown as 860-555-1234.',
    )

const siteUrl = () =>
  t
    .form(
      // Labels have at most 63 characters, the name at most 253 (RFC 1035).
      /^https:\/\/(?=[^:]{1,253}(:|$))[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)+(:\d{1,5})?$/,
      'an address such as https://www.example.com, without a slash at the end',
      300,
    )
    .refine(
      (url) => URL.canParse(url) && new URL(url).origin === url,
      'an address that browsers can open, written as they show it',
    )
    .describe(
      'Where the finished site is published, without a slash at the end: https://www.example.com.',
    )

const twoLetters = () => t.form(/^[A-Z]{2}$/, 'two capital letters')

const postalAddress = z.strictObject({
  street: t.optional(
    t.words,
    'House number and street: 12 Main St. Leave it out and no page shows one.',
  ),
  locality: t.words.describe('The town of the office.'),
  region: t.words.describe('The state in full, such as Ohio.'),
  regionCode: twoLetters().describe('The state in two capital letters, such as OH.'),
  postalCode: t
    .form(/^\d{5}(-\d{4})?$/, 'five digits, such as "02134"')
    .describe('The ZIP code, with its leading zero: 02134.'),
  country: twoLetters().describe('The country in two capital letters: US.'),
})

const hours = z.strictObject({
  office: t
    .listOf(officeHours)
    .describe(
      'The office hours, one item for days with the same hours; a day with a break stands in two items.',
    ),
  closed: t
    .optional(
      t.listOf(closedDays),
      'Days on which the office is closed, or has other hours: holidays, a week in winter. A day with a break stands in two items.',
    )
    .register(tasks, daysTask('closed, or other hours')),
  otherDays: t.words.describe('What stands at the days that are not listed: Closed.'),
  emergency: t.optional(
    z.strictObject({
      label: t.words.describe('The name of the row: Emergencies.'),
      text: t.words.describe('What the row says: 24/7.'),
    }),
    'A last row of the hours, for emergencies. Leave it out and there is none.',
  ),
})

const rating = z.strictObject({
  value: z.number().min(1).max(5).describe('The average rating, from 1 to 5: 4.9.'),
  best: z.literal(5).describe('The best rating that can be given: always 5.'),
  count: z.int().min(1).describe('How many ratings the average is made from: 127.'),
  source: t.optional(
    t.words,
    'Where the ratings come from, shown after their number: counted by us.',
  ),
  counted: t.optional(t.day(), 'The day on which you counted, shown with the rating: 2026-10-31.'),
  inStructuredData: z.boolean().describe('Whether search engines are told the rating too.'),
  acknowledge: t.acknowledge,
})

const reviewLink = z.strictObject({
  text: t.words.describe('The words of the link: Read or write a review on Google.'),
  url: t.webAddress().describe('Its address: https://g.page/r/….'),
})

const profile = z.strictObject({
  name: t.words.describe('Where the profile is: Facebook.'),
  url: t
    .form(/^(#|https:\/\/\S+)$/, '# or an address that starts with https://', 500)
    .refine((url) => url === '#' || URL.canParse(url), 'an address that browsers can open')
    .refine((url) => url === '#' || t.hasDomain(url), t.domainExpected)
    .describe('The address of the profile, or # while it is not known.'),
})

const trade = z.enum(tradeNames)

/** business.yaml. Times are `HH:MM`, coordinates decimal degrees, the phone number E.164. */
export const businessSchema = z
  .strictObject({
    name: t.words.describe('The name of the business, in the header, the footer and page titles.'),
    trade: t.optional(
      z.union([t.listOf(trade), trade]),
      `What you do, one or several of these, the first before all: ${tradeNames.join(', ')}. Search engines are told, and words that pages say by themselves follow from it. Leave it out for none in particular.`,
    ),
    offers: t.optional(
      t.listOf(t.words),
      'What search engines are told that you do in each town, such as Roof Repair. Leave it out and these are the names of services.yaml.',
    ),
    phone: phone().register(tasks, { words: 'Change the phone number' }),
    sms: t.optional(
      z.boolean(),
      'Whether the number takes text messages too: Contact and the calls then say so.',
    ),
    email: z
      .email({ error: 'an email address', abort: true })
      .max(254)
      .describe('The email address on Contact and in the footer: office@example.com.'),
    url: siteUrl(),
    https: t.optional(
      z.literal('forever'),
      '`forever` once the site answers by https, and always will: browsers then refuse anything else for two years (HSTS). Leave it out until you are sure.',
    ),
    address: postalAddress.describe(
      'The postal address of the office, on Contact and in the calls at the end of pages.',
    ),
    timeZone: t.optional(
      t.words,
      'The time zone of the office, by its name in the IANA list: America/Chicago. Only states with two zones need it.',
    ),
    coordinates: t.coordinates.describe(
      'The office on the map, for search engines, which ask for five decimals (about a meter): 39.75894 and -84.19161. Without a street, the middle of its town.',
    ),
    hours: hours
      .describe('When the office is open, on Contact, in the footer and for search engines.')
      .register(tasks, { words: 'Change the office hours' }),
    ...credentials,
    rating: t.optional(
      rating,
      'The average of customers’ ratings. Leave it out and no rating is shown.',
    ),
    reviewLink: t.optional(
      reviewLink,
      'A page elsewhere where customers read and write reviews, linked on Contact.',
    ),
    claims: z
      .record(t.slug, claim)
      .describe(
        'What the site says about the business, once each, by short names that the other files use, such as free-estimates.',
      ),
    social: t.optional(
      z.array(profile).max(5),
      'Up to 5 profiles elsewhere, linked in the footer.',
    ),
    logo: t
      .optional(t.picture, 'A picture that stands for the firm in the header.')
      .register(tasks, { words: 'Set your logo' }),
    logoSaysName: t
      .optional(
        z.boolean(),
        'Whether the logo has the name of the firm in it: the header then shows the logo alone. Without it the name stands beside the logo.',
      )
      .register(tasks, { words: 'Show the logo without the name' }),
    copyrightYear: z
      .int()
      .min(1900)
      .max(9999)
      .describe('The year of the copyright notice at the foot of every page: 2024.'),
    placeholders: z
      .array(t.words)
      .max(500)
      .nullish()
      .describe(
        'What was proposed and nobody has confirmed: fields such as address.street, those of other files such as site.home.lead and services.roof-repair.summary, whole files such as cities. `validate --production` lists them; take out what is yours, or let `edit` do it.',
      ),
    acknowledge: t.acknowledge,
  })
  .meta({
    title: 'business.yaml',
    description:
      'The business: name, phone, address, hours, claims. Every page takes them from here.',
  })

export type BusinessInput = z.infer<typeof businessSchema>

/** Placeholders for counts in the data, in words up to twelve: `{towns}`. */
export const countNames = ['services', 'towns', 'counties'] as const

/** Placeholders for facts, in all files with texts: `{name}`. */
export const factNames = [
  'name',
  'phone',
  'street',
  'locality',
  'state',
  'stateCode',
  ...countNames,
] as const

/** "{a}, {b} and {c}" */
export const inBraces = (names: readonly string[]) => joinWords(names.map((name) => `{${name}}`))

export type FactName = (typeof factNames)[number]
