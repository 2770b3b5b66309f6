import * as z from 'zod'
import { wordsOf } from '../../lib/collections.ts'
import { stateCodes } from '../states/postal.ts'
import { detailNames, sceneNames } from './drawings.ts'

// To compile parsers takes longer than to parse 500 towns without.
z.config({ jitless: true })

/** How many characters a text has at most, by what it is. */
const most = { note: 30, words: 100, sentence: 600, paragraph: 2000 } as const

/** How many entries a list has at most that a page shows. */
export const mostEntries = 60

/** What is too long is that, whatever else it may be. */
const upTo = (length: number) => z.string().trim().max(length, { abort: true })

/** Text of a certain form, and what is expected where it has another. */
export const form = (pattern: RegExp, expected: string, length: number = most.words) =>
  z.string().max(length, { abort: true }).regex(pattern, { error: expected, abort: true })

/** A field that may be left out, and what it is for. */
export const optional = <Schema extends z.ZodType>(schema: Schema, what: string) =>
  schema.optional().describe(what)

/** A list of one item or more. */
export const listOf = <Item extends z.ZodType>(item: Item) => z.array(item).min(1).max(mostEntries)

/** Text that is not empty; white space at its ends does not count. */
const textUpTo = (length: number) => upTo(length).regex(/\S/, 'some text')

/** A name, a title or a label. */
export const words = textUpTo(most.words)

/** A few words that stand in one line with others. */
export const note = textUpTo(most.note)

/** A sentence, or a few. */
export const sentence = textUpTo(most.sentence)

/** A paragraph. */
export const paragraph = textUpTo(most.paragraph)

/** Part of an address, or the name of a claim: `roof-repairs`. */
export const slug = form(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lowercase letters, digits and single hyphens')

/** An address inside the site: `/`, `/services/roof-repairs`. */
export const address = form(
  /^\/$|^(\/[a-z0-9][a-z0-9._-]*)+$/,
  'an address of lowercase letters, digits and hyphens that starts with / and does not end with it',
  1000,
)
  // With its ending each part is the name of a file or folder, which has 255 bytes at most.
  .regex(/^(\/[^/]{0,200})+$/, 'at most 200 characters between two slashes')

/** A sign of an old address, or its escape. */
const sign =
  /[\p{L}\p{M}\p{N} ._~+,&=@'()!-]|%(?:2[016-9BCbc]|3[Dd]|40|7[Ee]|[C-Fc-f][\dA-Fa-f](?:%[89ABab][\dA-Fa-f])+)/u
    .source
const names = `(?:/(?!\\.)(?:${sign})+)+`
const query = /\?[\w.~-]+=[\w.~:-]*(?:&[\w.~-]+=[\w.~:-]*)*/.source

/** An address that another site had; marks of letters are none of it. */
const oldForm = (pattern: string, expected: string) =>
  form(new RegExp(`^(?!.*[\\u{E0100}-\\u{E01EF}])(?:${pattern})$`, 'u'), expected, 1000).regex(
    /^(?:\/[^/?]{0,200})+(?:\?.*)?$/,
    'at most 200 characters between two slashes',
  )

/** What was a page once: `/contact-us.html`, `/über-uns/`. */
export const goneAddress = oldForm(
  `${names}/?`,
  'the address of a page that was, as a browser shows it: /old-offers.html',
)

/** The same; all below it, `/blog/*`; or what a query says, `/?p=12`. */
export const oldAddress = oldForm(
  `${names}(?:/|/\\*|${query})?|/${query}`,
  'an old address as a browser shows it: /contact-us.html, all below one: /blog/*, or with what stands after its question mark: /?p=12',
)

/** Rule ids to the reason why they may be broken here. */
export const acknowledge = z
  .record(z.string(), sentence)
  .describe(
    'Warnings and notices about this entry that are right as they are: the id of the rule and the reason, such as `claim/evidence: the deed is in the office`.',
  )
  .optional()

/** What every page says of itself to search engines. */
export const pageHead = {
  pageTitle: words.describe(
    'The title of the page in the browser tab and in search results: 15 to 60 characters, no two alike.',
  ),
  metaDescription: sentence.describe(
    'What search engines show below the title: 70 to 160 characters, no two alike.',
  ),
  acknowledge,
}

/** What every page with a heading of its own begins with. */
export const pageTop = {
  ...pageHead,
  heading: words.describe('The large heading at the top of the page.'),
  lead: sentence.describe('The text below the heading: one to three sentences.'),
}

/** A link to an address of the site; `validate` sees that it exists. */
export const link = z.strictObject({
  text: words.describe('The words of the link or button, such as Ask for an estimate.'),
  to: address.describe(
    'The address that it leads to: a page or a redirect of this site, such as /contact.',
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
    // Spelt out for capitals: JSON Schema knows no flags.
    /^\/[^\s?#]+\.([Pp][Nn][Gg]|[Jj][Pp][Ee]?[Gg]|[Ww][Ee][Bb][Pp]|[Aa][Vv][Ii][Ff]|[Ss][Vv][Gg])$/,
    'a picture in data/public/, such as /photos/roof.jpg',
    1000,
  ).describe(
    'The file in data/public/, with a slash in front: /photos/crew.jpg is data/public/photos/crew.jpg.',
  ),
  width: z.int().positive().describe('The width of the picture in pixels, such as 1200.'),
  height: z.int().positive().describe('The height of the picture in pixels, such as 630.'),
  alt: z
    .string()
    .max(300)
    .describe('What the picture shows, for people who cannot see it; "" where it only decorates.'),
})

/** The widths of smaller copies that stand beside a photo: `roof-480.jpg` beside `roof.jpg`. */
export const photo = z.strictObject({
  ...picture.shape,
  widths: optional(
    z.array(z.int().positive().max(10_000)).min(1).max(6),
    'Widths of the smaller copies beside the file, as `roof-site add-project` makes them, such as 480 and 960. Leave it out and the build makes them.',
  ),
})

/** A day: `2026-08-14`. */
export const day = () => z.iso.date({ error: 'a day in the form 2026-08-14', abort: true })

/** A month: `2026-09`. */
export const month = () => form(/^(19|20)\d{2}-(0[1-9]|1[0-2])$/, 'a month in the form 2026-09')

/** A page elsewhere. */
export const webAddress = () =>
  form(/^https:\/\/\S+$/, 'an address that starts with https://', 500).refine(
    (url) => URL.canParse(url),
    'an address that browsers can open',
  )

const degrees = (end: number, what: string) => z.number().min(-end).max(end).describe(what)

/** A place on the map, in decimal degrees. */
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

/** The houses that there are drawings of. */
export const houses = wordsOf(
  'cape colonial saltbox victorian triple-decker ranch bungalow foursquare split-level stucco',
  'mill commercial',
)

export const house = z.enum(houses)

/** The drawing beside a text; it shows what the text says. */
export const pictureName = z.enum([...detailNames, ...sceneNames])

/**
 * The names of cities and counties: Latin letters, space, hyphen, apostrophe, full stop; behind them the
 * letters of the state where another state has a place of the name.
 */
export const placeName = upTo(most.words).regex(
  /^(?=.*\p{Script=Latin})[\p{Script=Latin}\p{M} .'’-]+(, \p{Lu}\p{M}*\p{Lu}\p{M}*)?$/u,
  'a name of Latin letters, spaces, hyphens, apostrophes and full stops',
)

/** A state by its two letters. */
export const state = form(
  new RegExp(`^(${stateCodes.join('|')})$`),
  'the two letters of a state, such as KS',
)
