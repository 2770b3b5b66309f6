import { daysBetween, toDayText, toMonthText } from '../../lib/dates.ts'
import { plural } from '../../lib/plural.ts'
import { fieldAt, isMap, itemsAt, listAt, textField } from '../../validate/fields.ts'
import type { Breach, Field } from '../../validate/rule.ts'
import { month } from '../schema/text.ts'
import { dayField } from './hours.ts'
import type { DataRule, DataIndex } from './view.ts'

/**
 * Days before an expiry when reminders begin, and days until a date is old. Years: how far ahead closed days and
 * notices are planned, for how long a paper is valid, and how old a price may be.
 */
const limits = { soon: 30, old: 366, planned: 2, valid: 20, priced: 10 } as const

const daysOfYear = 365.25

export const expiryRules = [
  {
    id: 'expiry/soon',
    severity: 'warning',
    check: (view) =>
      endsIn(view)
        .filter(({ left }) => left >= 0 && left <= limits.soon)
        .map(({ at, left }) => ({
          at,
          message: `This runs out ${left === 0 ? 'today' : `in ${plural(left, 'day')}`}, on ${toDayText(at.value)}.`,
        })),
    expected: 'the day after renewal',
  },
  {
    id: 'expiry/over',
    severity: 'warning',
    check: (view) =>
      endsIn(view)
        .filter(({ left }) => left < 0)
        .map(({ at, left }) => ({
          at,
          message: `This ran out ${plural(-left, 'day')} ago, on ${toDayText(at.value)}.`,
          expected: 'the day after renewal, or no such entry',
        })),
  },
  {
    id: 'insurance/certificate-old',
    severity: 'notice',
    check: ({ files: { business }, today }) =>
      dayField(business, 'insurance', 'certificate').filter(
        ({ value }) => daysBetween(value, today) > limits.old,
      ),
    message: ({ value }) =>
      `This certificate is of ${toDayText(String(value))}, more than a year ago.`,
    expected: 'a certificate of this year',
  },
  {
    id: 'rating/counted',
    severity: 'notice',
    check: ({ files: { business }, today }) => {
      const rating = fieldAt(business, 'rating')
      if (!isMap(rating.value)) return []
      const expected = '`counted: 2026-10-31`, the day on which you counted'
      if (fieldAt(rating, 'counted').value === undefined) {
        const message = 'This rating does not say when it was counted.'
        return [{ at: rating, atKey: true, message, expected }]
      }
      return dayField(rating, 'counted')
        .filter(({ value }) => daysBetween(value, today) > limits.old)
        .map((at) => ({
          at,
          message: `This rating was counted on ${toDayText(at.value)}, more than a year ago.`,
          expected: 'the numbers of today, and the day of counting',
        }))
    },
  },
  {
    id: 'date/future',
    check: (view) =>
      happened(view).flatMap((at) => {
        // A year or a month is compared with the year or the month of today.
        const latest = view.today.slice(0, String(at.value).length)
        const message = `${at.value} is in the future.`
        return String(at.value) > latest ? [{ at, message, expected: `${latest} or before` }] : []
      }),
  },
  {
    id: 'date/far',
    severity: 'warning',
    check: (view) => [...farAhead(view), ...longPast(view)],
  },
] as const satisfies readonly DataRule[]

function endsIn({ files: { business }, today }: DataIndex) {
  const entries = [
    ...itemsAt(business, 'registration'),
    fieldAt(business, 'insurance'),
    ...listAt(business, 'certificates'),
  ]
  return entries
    .flatMap((entry) => dayField(entry, 'expires'))
    .map((at) => ({ at, left: daysBetween(today, at.value) }))
}

/** Days, months and years of what has happened. */
function happened({ files, reviews, people, services }: DataIndex): Field[] {
  const { business, site } = files
  const days = [
    ...reviews.flatMap((review) => dayField(review, 'date')),
    ...dayField(business, 'insurance', 'certificate'),
    ...dayField(business, 'rating', 'counted'),
    ...dayField(site, 'contact', 'form', 'tried', 'on'),
  ]
  const years = [
    ...people.map((person) => fieldAt(person, 'since')),
    fieldAt(business, 'copyrightYear'),
  ].filter(({ value }) => Number.isInteger(value) && Number(value) > 999)
  return [...days, ...services.flatMap(monthOfPrice), ...years]
}

const monthOfPrice = (service: Field) =>
  textField(service, 'price', 'asOf').filter(({ value }) => month().safeParse(value).success)

/** Days that are so far ahead that their year is probably wrong; of a span its first such end. */
function farAhead(view: DataIndex): Breach[] {
  const { business, site } = view.files
  const closed = listAt(business, 'hours', 'closed').filter(isInOrder)
  const notices = listAt(site, 'notices').filter(isInOrder)
  const spans = [
    // The end of one that begins soon is for `hours/closed-long`.
    ...closed.map((entry) => ({ ends: dayField(entry, 'from'), most: limits.planned })),
    ...notices.map((entry) => {
      return {
        ends: [...dayField(entry, 'from'), ...dayField(entry, 'to')],
        most: limits.planned,
      }
    }),
    ...endsIn(view).map(({ at }) => ({ ends: [at], most: limits.valid })),
  ]
  return spans.flatMap(({ ends, most }) => {
    const at = ends.find(({ value }) => daysBetween(view.today, value) > most * daysOfYear)
    if (!at) return []
    const years = Math.floor(daysBetween(view.today, at.value) / daysOfYear)
    const message = `${toDayText(at.value)} is ${years} years from now.`
    const expected = `a day of the next ${most} years: is the year right?`
    return [{ at, message, expected, suggestion: withYearMeant(at.value, view.today, most) }]
  })
}

/** Prices that are so old that their year is probably wrong. */
const longPast = ({ services, today }: DataIndex): Breach[] =>
  services
    .flatMap(monthOfPrice)
    .filter(({ value }) => daysBetween(value, today) > limits.priced * daysOfYear)
    .map((at) => ({
      at,
      message: `These prices are of ${toMonthText(at.value)}.`,
      expected: `a month of the last ${limits.priced} years: is the year right?`,
    }))

/** A span that ends before it starts has its own finding. */
function isInOrder(entry: Field): boolean {
  const [from] = dayField(entry, 'from')
  const [to = from] = dayField(entry, 'to')
  return from !== undefined && to !== undefined && from.value <= to.value
}

/** The day in the next year that differs by one digit or by the order of its digits. */
function withYearMeant(day: string, today: string, most: number): string | undefined {
  const written = day.slice(0, 4)
  const first = Number(today.slice(0, 4))
  const years = Array.from({ length: most + 1 }, (_, index) => String(first + index))
  const year = years.find((each) => `${each}${day.slice(4)}` >= today && isSlipOf(written, each))
  return year && `${year}${day.slice(4)}`
}

function isSlipOf(written: string, year: string): boolean {
  const inOrder = (text: string) => [...text].toSorted().join('')
  const others = [...written].filter((digit, index) => digit !== year[index])
  return others.length === 1 || inOrder(written) === inOrder(year)
}
