import type { Page, Registration } from '../../templates/types.ts'
import { memoize, memoizeTexts } from '../lib/collections.ts'
import { offsetsWithoutMarks, withoutMarks } from '../reading/marks.ts'
import type { SiteModel } from '../render/site-model.ts'

// Owners type straight quotation marks and hyphens; pages show typographic ones. Each sign becomes one other, so
// that every offset in a text stays. Where it is unclear what a sign stands for, it stays as it is typed.

/** Parts of the model that are not shown as text, and why. */
const partsLeftOut: Readonly<Record<string, string>> = {
  head: 'Search results and tabs.',
  structuredData: 'For programs.',
  address: 'A street is written as the post office has it.',
  look: 'Values of styles.',
  mark: 'A drawing, an address or initials.',
  fields: 'Names and options are sent with a form.',
  hidden: 'The same.',
  attributes: 'Attributes of the form.',
}

/** Texts of the model that stay as they are typed, and why. */
const textsLeftOut: Readonly<Record<string, string>> = {
  quote: 'The words of a customer.',
  number: 'The number of a license is looked up as it is written.',
  email: 'An address.',
  url: 'An address.',
  href: 'An address.',
  path: 'An address.',
  paths: 'Addresses.',
  to: 'An address.',
  from: 'An address.',
  lookup: 'An address.',
  action: 'An address.',
  src: 'An address.',
  srcSet: 'Addresses.',
  id: 'An address within the page.',
  slug: 'Part of an address.',
  date: 'For programs.',
  finished: 'For programs.',
  d: 'A line of a drawing.',
  outline: 'A line of a drawing.',
  leaders: 'Lines of a drawing.',
  largeLeaders: 'Lines of a drawing.',
}

/** The site with typographic signs in all that its pages show, but for words that the data wants as typed. */
export function typesetSite(model: SiteModel, asTyped: readonly string[] = []): SiteModel {
  const { site, pages } = model
  const kept = keptWords(model, asTyped)
  return {
    ...model,
    site: typesetTexts(site, kept),
    pages: pages.map(pageSetter(JSON.stringify(kept))),
  }
}

/** Memoized, as most pages are those of the last model (`reuse` of `buildSite`). */
const pageSetter = memoizeTexts((kept) => {
  const words = JSON.parse(kept) as string[]
  return memoize((page: Page) => typesetTexts(page, words))
})

/** What stays as it is typed in all texts: those words, numbers and the street. */
function keptWords({ site: { business }, pages }: SiteModel, asTyped: readonly string[]): string[] {
  const registrationsOf = ({ registrations = [] }: Page): readonly Registration[] => registrations
  const numbers = [...business.registrations, ...pages.flatMap(registrationsOf)]
  const words = [...asTyped, ...numbers.map(({ number }) => number), business.address.street ?? '']
  return [...new Set(words.map(withoutMarks))].filter((each) => typeset(each) !== each)
}

/** The same value where nothing changes in it. */
function typesetTexts<Value>(value: Value, kept: readonly string[]): Value
function typesetTexts(value: unknown, kept: readonly string[]): unknown {
  if (typeof value === 'string') return typeset(value, kept)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const items = value.map((each: unknown) => typesetTexts(each, kept))
    return items.every((each, index) => each === value[index]) ? value : items
  }
  const changed = Object.entries(value).flatMap(([key, each]: [string, unknown]) => {
    const done = isLeftOut(key, each) ? each : typesetTexts(each, kept)
    return done === each ? [] : [[key, done] as const]
  })
  return changed.length === 0 ? value : { ...value, ...Object.fromEntries(changed) }
}

const isLeftOut = (key: string, value: unknown) =>
  Object.hasOwn(partsLeftOut, key) ||
  (Object.hasOwn(textsLeftOut, key) && [value].flat().every((each) => typeof each === 'string'))

const straight = /['"-]/g

/**
 * A text with typographic quotation marks, apostrophes and dashes, of the same length, but for words
 * that are kept, and addresses. Marks of the text stay where they are.
 */
export function typeset(text: string, kept: readonly string[] = []): string {
  if (text.search(straight) < 0) return text
  const plain = withoutMarks(text)
  const signs = new Map([...singleSigns(plain), ...quotesIn(plain), ...rangesIn(plain)])
  for (const [start, end] of untouched(plain, kept)) {
    for (const at of signs.keys()) if (at >= start && at < end) signs.delete(at)
  }
  if (signs.size === 0) return text
  const toPlain = offsetsWithoutMarks(text)
  return text.replaceAll(straight, (sign, at: number) => signs.get(toPlain(at)) ?? sign)
}

/** The same text with straight signs, for comparisons of what a page shows with what is typed. */
export const withStraightSigns = (text: string): string =>
  text
    .replaceAll(/[\u2018\u2019]/g, "'")
    .replaceAll(/[\u201C\u201D]/g, '"')
    .replaceAll('\u2013', '-')

/** Whether a text of a page has words of the data. */
export const hasWords = (text: string, words: string): boolean =>
  withStraightSigns(text).includes(withStraightSigns(words))

type Sign = readonly [at: number, sign: string]
type Place = readonly [start: number, end: number]

const anAddress = /\S*(?:@|:\/\/|\bwww\.)\S*/g

/** Where a text stays as it is. */
function untouched(text: string, kept: readonly string[]): Place[] {
  const addresses = Array.from(text.matchAll(anAddress), ({ 0: each, index }): Place => {
    return [index, index + each.length]
  })
  return [...addresses, ...kept.flatMap(placesIn(text))]
}

const placesIn =
  (text: string) =>
  (words: string): Place[] => {
    const places: Place[] = []
    for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + words.length)) {
      places.push([at, at + words.length])
    }
    return places
  }

const opening = String.raw`(?<=^|[\s(\[{\u2013\u2014\u201C"-])`

/** Signs that follow from the letters beside them; a later rule overrides an earlier one. */
const rules: readonly (readonly [pattern: RegExp, sign: string])[] = [
  // "don't", "the 1920's"
  [/(?<=[\p{L}\p{M}.])'(?=\p{L})|(?<=\d)'(?=s\b)/gu, '\u2019'],
  // "roofers'", and the end of words in single marks; behind a digit it may mean feet.
  [/(?<=[\p{L}\p{M}.,!?;:)\u2026])'(?![\p{L}\p{N}])/gu, '\u2019'],
  // Words in single marks.
  [
    new RegExp(
      String.raw`${opening}'(?=\p{L}.*[\p{L}\p{M}.,!?;:)\u2026]['\u2019](?![\p{L}\p{N}]))`,
      'gsu',
    ),
    '\u2018',
  ],
  // "'60s", "'n'", and what is said of words in bold: "**Dana**'s".
  [
    new RegExp(
      String.raw`${opening}'(?=(?:s|t|d|m|re|ve|ll|tis|twas|til|em|n|\d\ds?)(?![\p{L}\p{N}-]))`,
      'giu',
    ),
    '\u2019',
  ],
  // "open - and closed", but not within a phone number.
  [/(?<=[^\s\d][ \u00A0])-(?=[ \u00A0]\S)|(?<=\S[ \u00A0])-(?=[ \u00A0][^\s\d])/g, '\u2013'],
]

const singleSigns = (text: string): Sign[] =>
  rules.flatMap(([pattern, sign]) =>
    Array.from(text.matchAll(pattern), ({ index }): Sign => [index, sign]),
  )

/** Quotation marks in pairs; none where they are no pairs. A mark behind a digit may mean inches. */
function quotesIn(text: string): Sign[] {
  const signs: Sign[] = []
  let open: number | null = null
  let behindDigit: number | null = null
  const close = (at: number | null) => {
    if (open === null || at === null) return false
    signs.push([open, '\u201C'], [at, '\u201D'])
    open = behindDigit = null
    return true
  }
  for (const { index } of text.matchAll(/"/g)) {
    const [before, behind] = [text.slice(0, index), text.slice(index + 1)]
    if (/(?:^|[\s([{\u2013\u2014\u2018-])$/.test(before) && /^\S/.test(behind)) {
      if (open !== null && !close(behindDigit)) return []
      open = index
    } else if (/\d$/.test(before)) {
      if (open !== null) behindDigit = index
    } else if (/^[\p{L}\p{N}]/u.test(behind) || !close(index)) return []
  }
  return open === null || close(behindDigit) ? signs : []
}

const number = String.raw`\d{1,3}(?:,\d{3})+|\d{1,4}`
const range = new RegExp(
  String.raw`(?<![\p{L}\p{M}\d.,/:_#'"\u2018-\u201D\u2013-])(${number})-\$?(${number})(?![\p{L}\p{N}/:_\u2013-]|[.,]\d| pitch)`,
  'gu',
)

/** What stands before a number of another kind: of a law, a license, a room. */
const numbered =
  /(?:\p{Lu}{2,}|\u00A7+|\b(?:[Ss]ec(?:tions?|\.)|[Cc]h(?:apter|\.)|[Aa]rticle|[Tt]itle|[Cc]ode|[Rr]ule|[Ss]tat(?:ute|\.)|[Nn](?:umber|o\.)|[Ll]icen[sc]e|[Rr]egistration|[Pp]ermit|[Ss]uite|[Uu]nit|[Ll]ot|[Aa]pt\.?|[Mm]odel|[Tt]ype|[Rr]oute)) $/u

function rangesIn(text: string): Sign[] {
  return [...text.matchAll(range)].flatMap(({ index, 1: from = '', 2: to = '' }): Sign[] => {
    const isOther = numbered.test(text.slice(0, index)) || !isRange(from, to)
    return isOther ? [] : [[index + from.length, '\u2013']]
  })
}

/** "3-5", "5-10", "$9,000-12,000", "1920-1935" and "1759-60"; not "555-0142" or "20-429". */
function isRange(from: string, to: string): boolean {
  if (from.length === 4 && to.length === 2) return Number(from.slice(2)) < Number(to)
  if ([from, to].some((each) => /^0\d/.test(each))) return false
  const isAlike = from.length === to.length || (from.length === 1 && to.length === 2)
  const valueOf = (written: string) => Number(written.replaceAll(',', ''))
  return (isAlike || to.includes(',')) && valueOf(from) < valueOf(to)
}
