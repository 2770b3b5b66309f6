import { daysBetween, newestFirst, toDayText } from '../../lib/dates.ts'
import { plural } from '../../lib/plural.ts'
import { fieldAt, repeats, textAt, textField } from '../../validate/fields.ts'
import { show, type Field } from '../../validate/rule.ts'
import { reviewSource } from '../schema/reviews.ts'
import { webAddress } from '../schema/text.ts'
import { dayField } from './hours.ts'
import { breachesOfCity, servedTowns } from './jobs.ts'
import { unknownNames } from './references.ts'
import { respellName } from './respell.ts'
import type { DataRule, DataIndex } from './view.ts'

/** Maximum ages in days, and how many reviews a firm needs. */
const reviewLimits = { old: 730, stale: 90, few: 20 } as const

/** Links that firms send to customers: Google's two forms, Facebook's, and Yelp's. */
const writesReview =
  /\/(?:writereview|writeareview|write-a-review)\b|\/\/g\.page\/r\/[^/]+\/review\b/i

export const reviewRules = [
  {
    id: 'review/source',
    check: ({ reviews }) =>
      reviews
        .filter((review) => textAt(review, 'on') !== 'letter' && hasNone(review, 'url'))
        .flatMap((review) => textField(review, 'on'))
        .filter(({ value }) => hostsOf(value).length > 0),
    message: ({ value }) => `This review stands on ${value}, and has no address there.`,
    expected: '`url: https://…`, the address of the review; `on: letter` for a letter',
  },
  {
    id: 'review/url-host',
    check: ({ reviews }) =>
      reviews.flatMap((review) => {
        const on = textAt(review, 'on') ?? ''
        // A place that is none has its own finding.
        if (!reviewSource(on)) return []
        const hosts = hostsOf(on).join(', ')
        return textField(review, 'url')
          .filter(({ value }) => webAddress().safeParse(value).success && !isHostOf(on, value))
          .map((at) => ({
            at,
            message: hosts
              ? `This address is not one of ${on}: ${show(at.value)}.`
              : 'A letter has no address on the web.',
            expected: hosts ? `one of ${hosts}` : 'no `url`, or another `on`',
          }))
      }),
  },
  {
    id: 'review/write-link',
    severity: 'warning',
    check: ({ reviews }) =>
      reviews
        .flatMap((review) => textField(review, 'url'))
        .filter(({ value }) => writesReview.test(value)),
    message: ({ value }) => `At this address reviews are written, not read: ${show(value)}.`,
    expected: 'the address that "Share review" gives, at which this review is read',
  },
  {
    id: 'review/insider',
    check: (view) => {
      const insiders = insidersOf(view)
      return view.reviews
        .filter((review) => hasNone(review, 'disclosure'))
        .flatMap((review) => textField(review, 'by'))
        .filter(({ value }) => namesOf(value).some((name) => insiders.has(name)))
    },
    message: ({ value }) => `${show(value)} belongs to the firm, and the review does not say so.`,
    expected: '`disclosure: …`, what ties the writer to the firm; or no such review',
  },
  {
    id: 'review/twice',
    check: ({ reviews }) =>
      repeats(
        reviews.flatMap((review) => textField(review, 'quote')),
        ({ value }) => lettersOf(value) || undefined,
      ).map(({ item: at, first }) => ({
        at,
        message: `This review stands in line ${first.source.placeOf(first.path).line} already.`,
        expected: 'each review once',
      })),
  },
  {
    id: 'review/project-unknown',
    check: ({ reviews, projects, isWhole }) => {
      const slugs = projects.flatMap(({ name }) => name ?? [])
      const references = reviews.flatMap((review) => textField(review, 'project'))
      const expected = slugs.length > 0 ? undefined : 'no `project`'
      return isWhole('projects')
        ? unknownNames(references, slugs, (name) => `projects.yaml has no job ${name}.`, expected)
        : []
    },
  },
  {
    id: 'review/city-unserved',
    check: (view) => breachesOfCity(view, view.reviews),
    fix: (fault, view) => respellName(fault, view, servedTowns(view)),
  },
  {
    id: 'review/old',
    severity: 'warning',
    check: ({ reviews, today }) =>
      datesOf(reviews).filter(({ value }) => daysBetween(value, today) > reviewLimits.old),
    message: ({ value }) =>
      `This review is of ${toDayText(String(value))}, more than two years ago.`,
    expected: 'a newer review, or an acknowledgement with the reason',
  },
  {
    id: 'review/stale',
    severity: 'notice',
    check: ({ reviews, today }) => {
      const newest = datesOf(reviews).toSorted((a, b) => newestFirst(a.value, b.value))[0]
      const age = newest ? daysBetween(newest.value, today) : 0
      if (!newest || age <= reviewLimits.stale || age > reviewLimits.old) return []
      const message = `The newest review is ${plural(age, 'day')} old.`
      const expected = `one of the last ${reviewLimits.stale} days: ask at the end of each job`
      return [{ at: newest, message, expected }]
    },
  },
  {
    id: 'review/few',
    severity: 'notice',
    check: ({ reviews }) => {
      const [first] = reviews
      if (!first || reviews.length >= reviewLimits.few) return []
      const message = `There ${reviews.length === 1 ? 'is' : 'are'} ${plural(reviews.length, 'review')} in all.`
      const expected = `${reviewLimits.few} or more, which many readers ask for: another at the end of each job`
      return [{ at: fieldAt(first, 'quote'), message, expected }]
    },
  },
] as const satisfies readonly DataRule[]

const hasNone = (review: Field, key: string) => fieldAt(review, key).value === undefined

const datesOf = (reviews: readonly Field[]) => reviews.flatMap((review) => dayField(review, 'date'))

/** Only letters and digits: punctuation does not make a different review. */
const lettersOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The signature with and without the town after a comma. */
const namesOf = (by: string) => [by, by.split(',')[0] ?? ''].map(lettersOf)

function insidersOf({ people, files }: DataIndex): ReadonlySet<string> {
  const names = people.flatMap((person) => textAt(person, 'name') ?? [])
  return new Set([...names, textAt(files.business, 'name') ?? ''].map(lettersOf).filter(Boolean))
}

const hostsOf = (source: string): readonly string[] => reviewSource(source)?.hosts ?? []

/** Whether a URL is on a host of the source or a subdomain, and has a path. */
function isHostOf(source: string, address: string): boolean {
  const { hostname, pathname } = new URL(address)
  const isThere = hostsOf(source).some((host) => hostname === host || hostname.endsWith(`.${host}`))
  return isThere && (pathname !== '/' || hostname.startsWith('g.'))
}
