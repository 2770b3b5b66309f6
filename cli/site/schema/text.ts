import * as z from 'zod'
import { wordsOf } from '../../lib/collections.ts'
import { lastDayOf, toMonthText } from '../../lib/dates.ts'
import { stateCodes } from '../states/postal.ts'
import { detailNames, sceneNames } from './drawings.ts'

// Compiling parsers takes longer than parsing 500 towns without.
z.config({ jitless: true })

/** Maximum length of texts by kind. */
const most = {
  note: 30,
  words: 100,
  sentence: 600,
  paragraph: 2000,
  review: 4096,
  body: 20_000,
} as const

/** Maximum number of list entries on a page. */
export const mostEntries = 60

/** A text that is too long gets no second error. */
const upTo = (length: number) => z.string().trim().max(length, { abort: true })

/** What is expected in place of a text. */
type Explain = (issue: { readonly input?: unknown }) => string

/** Text that matches a pattern, and a description of the expected form. */
export const form = (pattern: RegExp, expected: string | Explain, length: number = most.words) =>
  z.string().max(length, { abort: true }).regex(pattern, { error: expected, abort: true })

/** An optional field with a description. */
export const optional = <Schema extends z.ZodType>(schema: Schema, what: string) =>
  schema.optional().describe(what)

/** A list with at least one item. */
export const listOf = <Item extends z.ZodType>(item: Item) => z.array(item).min(1).max(mostEntries)

/** Non-empty text, trimmed. */
const textUpTo = (length: number) => upTo(length).regex(/\S/, 'some text')

/** A name, a title or a label. */
export const words = textUpTo(most.words)

/** A few words that share a line with others. */
export const note = textUpTo(most.note)

/** One or a few sentences. */
export const sentence = textUpTo(most.sentence)

/** A paragraph. */
export const paragraph = textUpTo(most.paragraph)

/** What a customer wrote: nothing of it may be left out, and some sites take so much. */
export const review = textUpTo(most.review)

/** Paragraphs and lists in Markdown, as `prose.ts` reads them. */
export const body = textUpTo(most.body)

/** Part of an address, or the name of a claim: `roof-repairs`. */
export const slug = form(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lowercase letters, digits and single hyphens')

/** An address inside the site: `/`, `/services/roof-repairs`. */
export const address = form(
  /^\/$|^(\/[a-z0-9][a-z0-9._-]*)+$/,
  'an address of lowercase letters, digits and hyphens that starts with / and does not end with it',
  1000,
)
  // With its extension, each segment is a file or folder name, limited to 255 bytes.
  .regex(/^(\/[^/]{0,200})+$/, 'at most 200 characters between two slashes')

/** A character of an old address, or an escape. */
const sign =
  /[\p{L}\p{M}\p{N} ._~+,&=@'()!-]|%(?:2[016-9BCbc]|3[Dd]|40|7[Ee]|[C-Fc-f][\dA-Fa-f](?:%[89ABab][\dA-Fa-f])+)/u
    .source
const names = `(?:/(?!\\.)(?:${sign})+)+`
const query = /\?[\w.~-]+=[\w.~:-]*(?:&[\w.~-]+=[\w.~:-]*)*/.source

/** An address of a former site; combining marks are not allowed. */
const oldForm = (pattern: string, expected: string) =>
  form(new RegExp(`^(?!.*[\\u{E0100}-\\u{E01EF}])(?:${pattern})$`, 'u'), expected, 1000).regex(
    /^(?:\/[^/?]{0,200})+(?:\?.*)?$/,
    'at most 200 characters between two slashes',
  )

/** A former page: `/contact-us.html`, `/über-uns/`. */
export const goneAddress = oldForm(
  `${names}/?`,
  'the address of a page that was, as a browser shows it: /old-offers.html',
)

/** The same, or everything below it (`/blog/*`), or a query (`/?p=12`). */
export const oldAddress = oldForm(
  `${names}(?:/|/\\*|${query})?|/${query}`,
  'an old address as a browser shows it: /contact-us.html, all below one: /blog/*, or with what stands after its question mark: /?p=12',
)

/** Rule ids with the reason why they may be broken here. */
export const acknowledge = z
  .record(z.string(), sentence)
  .describe(
    'Warnings and notices about this entry that are right as they are: the id of the rule and the reason, such as `claim/evidence: the deed is in the office`.',
  )
  .optional()

/** Title and description of every page. */
export const pageHead = {
  pageTitle: words.describe(
    'The title of the page in the browser tab and in search results: 15 to 60 characters, no two alike.',
  ),
  metaDescription: sentence.describe(
    'What search engines show below the title: 70 to 160 characters, no two alike.',
  ),
  acknowledge,
}

/** The top of every page with a heading. */
export const pageTop = {
  ...pageHead,
  heading: words.describe('The large heading at the top of the page.'),
  lead: sentence.describe('The text below the heading: one to three sentences.'),
}

/** A link to an address of the site; `validate` checks that it exists. */
export const link = z.strictObject({
  text: words.describe('The words of the link or button, such as Ask for an estimate.'),
  to: address.describe(
    'The address that it leads to: a page or a redirect of this site, such as /contact.',
  ),
})

/** An address of the site, or a page of another one. */
/**
 * Whether an address names a host of the web, and not one word. One that cannot be read has another finding, and so has
 * this computer.
 */
export const hasDomain = (url: string) =>
  !URL.canParse(url) || /\.|^localhost$/.test(new URL(url).hostname)

export const domainExpected = 'an address with a domain: https://www.example.com'

export const anyAddress = form(
  /^\/$|^(\/[a-z0-9][a-z0-9._-]*)+$|^https:\/\/\S+$/,
  'an address of this site such as /contact, or one of another site that starts with https://',
  1000,
)
  .regex(/^https:|^(\/[^/]{0,200})+$/, 'at most 200 characters between two slashes')
  .refine((to) => to.startsWith('/') || URL.canParse(to), 'an address that browsers can open')
  .refine((to) => to.startsWith('/') || hasDomain(to), domainExpected)

/** The same, or to a page of another site: booking, a lender, a supplier's warranty. */
export const anyLink = link.extend({
  to: anyAddress.describe(
    'The address that it leads to: a page or a redirect of this site, such as /contact, or a page of another one: https://booking.example.com/us.',
  ),
})

/** A heading with a paragraph. */
export const textItem = z.strictObject({
  title: words.describe('The heading: a few words, such as One number.'),
  description: sentence.describe('The text below the heading: one or two sentences.'),
})

/** A picture in data/public/: `/photos/crew.jpg`, with its size in pixels. */
export const picture = z.strictObject({
  src: form(
    // Both cases are spelled out, as JSON Schema patterns have no flags.
    /^\/[^\s?#]+\.([Pp][Nn][Gg]|[Jj][Pp][Ee]?[Gg]|[Ww][Ee][Bb][Pp]|[Aa][Vv][Ii][Ff]|[Ss][Vv][Gg])$/,
    'a picture in data/public/, such as /photos/roof.jpg',
    1000,
  ).describe(
    'The file in data/public/, with a slash in front: /photos/crew.jpg is data/public/photos/crew.jpg.',
  ),
  width: z.int().min(1).describe('The width of the picture in pixels, such as 1200.'),
  height: z.int().min(1).describe('The height of the picture in pixels, such as 630.'),
  alt: z
    .string()
    .max(300)
    .describe('What the picture shows, for people who cannot see it; "" where it only decorates.'),
})

/** `40% 20%`. */
const focus = optional(
  form(
    /^(100|[1-9]?\d)% (100|[1-9]?\d)%$/,
    'two percentages, from the left and from the top, such as 50% 20%',
  ),
  'What stays in view where a page crops the photo, from the left and from the top: 50% 20%. Without it, the middle.',
)

/** A picture that pages crop. */
export const croppedPicture = z.strictObject({ ...picture.shape, focus })

/** `widths` are those of smaller copies beside a photo: `roof-480.jpg` beside `roof.jpg`. */
export const photo = z.strictObject({
  ...croppedPicture.shape,
  widths: optional(
    z.array(z.int().min(1).max(10_000)).min(1).max(6),
    'Widths of the smaller copies beside the file, as `roof-site add-project` makes them, such as 480 and 960. Leave it out and the build makes them.',
  ),
})

/** A day: `2026-08-14`. */
export const day = () =>
  z.iso.date({ error: ({ input }) => noDay(input) ?? 'a day in the form 2026-08-14', abort: true })

/** What there is in place of a day that has the form of one, such as February 30. */
function noDay(written: unknown): string | undefined {
  const [, year = '', number = ''] = /^(\d{4})-(\d\d)-\d\d$/.exec(String(written)) ?? []
  if (year === '') return undefined
  const month = Number(number)
  if (month < 1 || month > 12) return 'a month from 01 to 12, and a day that it has'
  return `a day from 01 to ${lastDayOf(`${year}-${number}`)}, which ${toMonthText(`${year}-${number}`)} has`
}

/** A month: `2026-09`. */
export const month = () =>
  form(/^(19|20)\d{2}-(0[1-9]|1[0-2])$/, ({ input }) =>
    /^\d{4}-\d\d$/.test(String(input))
      ? 'a month from 01 to 12, of a year from 1900 to 2099'
      : 'a month in the form 2026-09',
  )

/** A page on another site. */
export const webAddress = () =>
  form(/^https:\/\/\S+$/, 'an address that starts with https://', 500)
    .refine((url) => URL.canParse(url), 'an address that browsers can open')
    .refine(hasDomain, domainExpected)

const degrees = (end: number, what: string) => z.number().min(-end).max(end).describe(what)

/** A position in decimal degrees. */
export const coordinates = z.strictObject({
  lat: degrees(
    90,
    'The latitude in decimal degrees, north of the equator positive, such as 39.7589.',
  ),
  lon: degrees(
    180,
    'The longitude in decimal degrees, west of Greenwich negative, such as -84.1916.',
  ),
})

/** The houses that can be drawn. */
export const houses = wordsOf(
  'cape colonial saltbox victorian triple-decker ranch bungalow foursquare split-level stucco',
  'mill commercial',
)

export const house = z.enum(houses)

/** The drawing beside a text that describes it. */
export const pictureName = z.enum([...detailNames, ...sceneNames])

/**
 * Names of cities and counties: Latin letters, space, hyphen, apostrophe, dot; followed by a state code if
 * another served state has a place of that name.
 */
export const placeName = upTo(most.words).regex(
  /^(?=.*\p{Script=Latin})[\p{Script=Latin}\p{M} .'’-]+(, \p{Lu}\p{M}*\p{Lu}\p{M}*)?$/u,
  'a name of Latin letters, spaces, hyphens, apostrophes and full stops',
)

/** A state code. */
export const state = form(
  new RegExp(`^(${stateCodes.join('|')})$`),
  'the two letters of a state, such as KS',
)
