import { newestFirst } from '../../lib/dates.ts'
import { lettersOf, readAnswer } from '../../lib/invisible.ts'
import { isMap, isText, valueAt } from '../../lib/json.ts'
import { plural } from '../../lib/plural.ts'
import type { DataFile } from '../../load/load-data.ts'
import { parseFile, type DataPath, type Source } from '../../parse/parse.ts'
import { checkCharacters } from '../../validate/characters.ts'
import { locate, show } from '../../validate/rule.ts'
import type { Finding } from '../../lib/finding.ts'
import type { SiteData } from '../schema/data.ts'
import { asMeant, isMonthFirst, toSureDay } from '../schema/forms.ts'
import { timeZoneOf } from '../states/zones.ts'
import type { CityEntry } from './change.ts'
import { readEntries, type EntriesFile } from './entries-file.ts'
import type { PassedOver } from './passed-over.ts'
import { isTable, readTableEntries, type TableColumn } from './table-entries.ts'

interface GivenReviews {
  readonly file: EntriesFile
  /** `reviews.json is an export of a business profile: 80 reviews` */
  readonly what: string
  readonly passed: readonly PassedOver[]
  /** Whether `by` is as the owner wrote it, and not initials of a name. */
  readonly isSigned: boolean
}

type ReadReviews = { readonly given: GivenReviews } | { readonly findings: readonly Finding[] }

const columns: readonly TableColumn[] = [
  { field: 'quote', isNeeded: true },
  { field: 'by', isNeeded: true },
  { field: 'on' },
  { field: 'url' },
  { field: 'date', isNeeded: true },
  { field: 'rating', form: 'number' },
  { field: 'project' },
  { field: 'city' },
  { field: 'disclosure' },
]

/**
 * Reads reviews: the export of a business profile, a table, or entries in the form of data/reviews.yaml. They
 * come word for word, oldest first, and full names as initials. Those without words, those that stand in the data
 * already, those of the same words as another and those by the firm itself are passed over.
 */
export function readReviews(file: Pick<DataFile, 'path' | 'text'>, data: SiteData): ReadReviews {
  const reviewsFile = { ...file, name: 'reviews' } as const
  if (isTable(file, columns)) {
    return chosen(asMeantIn(readTableEntries(reviewsFile, columns)), 'a table', data)
  }
  const { source, findings } = parseFile(reviewsFile)
  const faults = [...checkCharacters(reviewsFile), ...findings]
  if (!source || faults.length > 0) return { findings: faults }
  const list = profileList(source.value)
  if (list) return readProfile(source, list, data)
  const hasOwn = [source.value].flat().some((entry) => isMap(entry) && 'quote' in entry)
  if (!hasOwn) return { findings: [foreign(source)] }
  return chosen(readEntries(reviewsFile), 'in the form of data/reviews.yaml', data)
}

/** Where an export has its reviews: below `reviews` as in the API (accounts.locations.reviews), or at its top. */
function profileList(value: unknown): DataPath | undefined {
  const isOf = (list: unknown) => Array.isArray(list) && list.length > 0 && list.every(isProfiled)
  return [['reviews'], []].find((path) => isOf(valueAt(value, path)))
}

const isProfiled = (review: unknown) =>
  isMap(review) && ['reviewer', 'starRating', 'createTime'].some((field) => field in review)

const foreign = (source: Source): Finding =>
  locate({
    rule: 'schema/type',
    at: { source, path: [] },
    message: 'There are no reviews in a form that is known.',
    expected:
      'the export of a business profile (`reviews`, each with `reviewer.displayName`, `isAnonymous`, `starRating`, `comment` and `createTime`), a table with the columns `quote`, `by`, `on`, `url`, `date` and `rating`, or a list of entries with these fields',
  })

/** The fields of an export that a review of the data is made of. */
const profileFields: Readonly<Record<string, DataPath>> = {
  quote: ['comment'],
  by: ['reviewer', 'displayName'],
  date: ['createTime'],
  rating: ['starRating'],
}

const stars = ['ONE', 'TWO', 'THREE', 'FOUR', 'FIVE']

/** The words of Google about the fields: developers.google.com/my-business/reference/rest/v4/accounts.locations.reviews */
function readProfile(source: Source, list: DataPath, data: SiteData): ReadReviews {
  const reviews = [valueAt(source.value, list)].flat().filter(isMap)
  const zone = timeZoneOf(data.business)
  const insiders = insidersOf(data)
  const entries: CityEntry[] = []
  const places: number[] = []
  const passed: PassedOver[] = []
  const findings: Finding[] = []
  for (const [index, review] of reviews.entries()) {
    const at = (field: string) => ({
      source,
      path: [...list, index, ...(profileFields[field] ?? [])],
    })
    const name = nameIn(review['reviewer'])
    const { comment = '', starRating: rating = 'STAR_RATING_UNSPECIFIED' } = review
    const day = dayOf(review['createTime'], zone)
    const quote = isText(comment) ? originalOf(comment) : undefined
    const isRated = rating === 'STAR_RATING_UNSPECIFIED' || stars.includes(String(rating))
    const reason =
      comment === '' || quote === ''
        ? 'without words'
        : insiders.has(lettersOf(readAnswer(name)))
          ? ofFirm('add it with --disclosure')
          : isText(comment) && quote === undefined
            ? 'a translation without its original'
            : undefined
    if (reason !== undefined) {
      const { line } = source.placeOf([...list, index])
      passed.push({ reason, line, text: name ?? anonymous })
      continue
    }
    const faults = [
      ...(isText(comment) ? [] : [{ field: 'quote', expected: 'the words of the review' }]),
      ...(day === undefined
        ? [{ field: 'date', expected: 'a time such as 2026-08-14T15:01:23Z' }]
        : []),
      ...(isRated ? [] : [{ field: 'rating', expected: stars.join(', ') }]),
    ]
    for (const { field, expected } of faults) {
      const value = valueAt(review, profileFields[field] ?? [])
      const message = `${profileFields[field]?.join('.')} is ${show(value)}.`
      findings.push(locate({ rule: 'schema/value', at: at(field), message, expected }))
    }
    const count = stars.indexOf(String(rating)) + 1
    entries.push({
      quote,
      by: name === undefined ? anonymous : toInitials(name),
      on: 'google',
      date: day,
      ...(count > 0 && { rating: count }),
    })
    places.push(index)
  }
  if (findings.length > 0) return { findings }
  const pathIn = ([index = 0, field, ...rest]: DataPath): DataPath => [
    ...list,
    places[Number(index)] ?? 0,
    ...(field === undefined ? [] : (profileFields[String(field)] ?? [field, ...rest])),
  ]
  const { path, text } = source
  const file = { name: 'reviews', path, text, source, entries, pathIn } as const
  const what = 'an export of a business profile'
  return { given: choose({ file, passed, what, count: reviews.length, isSigned: false }, data) }
}

const anonymous = 'Anonymous'

/** The name that a reviewer shows; `undefined` of one that stays anonymous, or whose account is gone. */
function nameIn(reviewer: unknown): string | undefined {
  const name = readAnswer(String(valueAt(reviewer, ['displayName']) ?? ''))
  const isAnonymous = valueAt(reviewer, ['isAnonymous']) === true || /^a google user$/i.test(name)
  return isAnonymous || !/\p{L}/u.test(name) ? undefined : name
}

/** What stands behind a name and is none: `Bob Stone Jr.`, `Luis Ortiz III`. */
const isSuffix = (word: string) =>
  /^(?:jr|sr|ii|iii|iv|esq|md|phd|cpa)$/i.test(word.replaceAll(/[.,]/g, ''))

/** `Donna Miller` as `D. M.`, and of more names the first and the last. */
export function toInitials(name: string): string {
  const [first = '', ...others] = name.split(/\s+/).filter((part) => /\p{L}/u.test(part))
  const names = [first, ...others.filter((word) => !isSuffix(word))]
  const letters = names.flatMap((part) => /\p{L}/u.exec(part)?.[0] ?? [])
  const shown = letters.length > 2 ? [letters.at(0), letters.at(-1)] : letters
  return shown.map((letter = '') => `${letter.toUpperCase()}.`).join(' ')
}

/** Words by which a reviewer is no name: `A neighbor`, `Verified Buyer`. */
const noName = /^(?:an?|the|anonymous|verified|local|happy|repeat|homeowner|customer|client)$/i

/** A full name before a comma as initials, `Donna Miller, Clear Lake` as `D. M., Clear Lake`; what is none stays. */
export function withInitials(by: string): string {
  const [, name = '', behind = ''] = /^([^,]*)(.*)$/s.exec(by) ?? []
  const rest = isSuffix(behind.trim().replace(/^,\s*/, '')) ? '' : behind
  const words = name.trim().split(/\s+/)
  const isFull =
    words.length > 1 &&
    words.every((word) => /^(?:\p{Lu}|(?:da|de|del|der|di|la|van|von)$)/u.test(word)) &&
    words.filter((word) => /\p{L}{2}/u.test(word)).length > 1 &&
    !words.some((word) => noName.test(word))
  return isFull ? `${toInitials(name)}${rest}` : by
}

/**
 * The words as they were written: an export may have a translation before or behind them, each with its mark.
 * `undefined` where it has the translation alone.
 */
export function originalOf(comment: string): string | undefined {
  const whole = comment.replaceAll(/\r\n?/g, '\n').trim()
  const [, behind] = /^\(Translated by Google\)[^]*?\(Original\)\s*([^]*)$/.exec(whole) ?? []
  if (behind !== undefined) return behind
  if (whole.startsWith('(Translated by Google)')) return undefined
  return whole.replace(/\s*\n\s*\(Translated by Google\)[^]*$/, '')
}

/** The day of a time (RFC 3339) at the office. */
function dayOf(time: unknown, timeZone: string): string | undefined {
  if (!isText(time) || !/^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/.test(time)) return undefined
  const moment = new Date(time)
  // The day as Sweden writes it is that of ISO 8601.
  return isNaN(Number(moment)) ? undefined : moment.toLocaleDateString('sv-SE', { timeZone })
}

const ofFirm = (way: string) => `by the firm itself, which has to say so (16 CFR 465.5): ${way}`

const insidersOf = ({ people, business }: SiteData) =>
  new Set([...people, business].map(({ name }) => lettersOf(name)))

/** The entries of a table with days and sources as the data has them: a spreadsheet writes 8/14/2026. */
function asMeantIn(read: ReturnType<typeof readEntries>): ReturnType<typeof readEntries> {
  if ('findings' in read) return read
  const { entries } = read.file
  const days = entries.flatMap(({ date }) => (isText(date) ? [date] : []))
  const asWritten = isMonthFirst(days)
  const meant = entries.map((entry): CityEntry => {
    const { date, on } = entry
    return {
      ...entry,
      ...(isText(date) && { date: toSureDay(date.trim(), asWritten) ?? date }),
      ...(isText(on) && { on: asMeant(['reviews', 0, 'on'], on) }),
    }
  })
  return { file: { ...read.file, entries: meant } }
}

function chosen(read: ReturnType<typeof readEntries>, what: string, data: SiteData): ReadReviews {
  if ('findings' in read) return read
  const insiders = insidersOf(data)
  const own = new Set(
    read.file.entries.filter(
      ({ by, disclosure }) => isSignedBy(insiders, by) && !hasText(disclosure),
    ),
  )
  const entries = read.file.entries.map((entry) => {
    // Behind initials nobody would know that it is by the firm.
    return isText(entry['by']) && !own.has(entry)
      ? { ...entry, by: withInitials(entry['by']) }
      : entry
  })
  const shortened = entries.filter(({ by }, index) => by !== read.file.entries[index]?.['by'])
  const count = entries.length
  const names = shortened.length > 0 ? `, ${plural(shortened.length, 'name')} as initials` : ''
  const file = { ...read.file, entries }
  return { given: choose({ file, passed: [], what, count, isSigned: true, own }, data, names) }
}

const hasText = (value: unknown) => isText(value) && value.trim() !== ''

/** Whether a signature is one of these names, with or without a town behind a comma. */
const isSignedBy = (names: ReadonlySet<string>, by: unknown) =>
  isText(by) && [by, by.split(',')[0] ?? ''].some((each) => names.has(lettersOf(readAnswer(each))))

interface Read {
  readonly file: EntriesFile
  readonly passed: readonly PassedOver[]
  readonly what: string
  readonly count: number
  readonly isSigned: boolean
  /** Entries by the firm itself that do not say so. */
  readonly own?: ReadonlySet<CityEntry>
}

/** Without those that are by the firm, those that stand in the data, or in the file before, and oldest first. */
function choose(
  { file, passed, what, count, isSigned, own }: Read,
  data: SiteData,
  names = '',
): GivenReviews {
  const known = new Set(data.reviews.map(({ quote }) => wordsOf(quote)))
  const there = new Set(known)
  const again: PassedOver[] = []
  const quoted = file.entries.flatMap((entry, index) => {
    const { quote, by } = entry
    const words = isText(quote) ? wordsOf(quote) : ''
    if (own?.has(entry)) {
      const { line } = file.source.placeOf(file.pathIn([index]))
      again.push({ reason: ofFirm('give it a `disclosure`'), line, text: isText(by) ? by : '' })
      return []
    }
    if (words !== '' && there.has(words)) {
      const reason = known.has(words) ? 'in data/reviews.yaml already' : 'the same words once more'
      const { line } = file.source.placeOf(file.pathIn([index]))
      again.push({ reason, line, text: isText(by) ? by : '' })
      return []
    }
    there.add(words)
    return { entry, index }
  })
  const inOrder = quoted.toSorted(
    (one, other) => -newestFirst(dateOf(one.entry), dateOf(other.entry)),
  )
  const moved = ([index = 0, ...fields]: DataPath) => [
    inOrder[Number(index)]?.index ?? 0,
    ...fields,
  ]
  return {
    file: {
      ...file,
      entries: inOrder.map(({ entry }) => entry),
      pathIn: (at) => (at.length === 0 ? file.pathIn(at) : file.pathIn(moved(at))),
    },
    what: `${file.path} is ${what}: ${plural(count, 'review')}${names}`,
    passed: [...passed, ...again],
    isSigned,
  }
}

const dateOf = ({ date }: CityEntry) => String(date)

/** As `review/twice` compares them. */
const wordsOf = (quote: string) => lettersOf(readAnswer(quote))
