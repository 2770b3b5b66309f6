import { daysBetween, toDayText } from '../../lib/dates.ts'
import { plural } from '../../lib/plural.ts'
import { fieldAt, isMap, itemsAt, listAt } from '../../validate/fields.ts'
import type { Field } from '../../validate/rule.ts'
import { dayField } from './hours.ts'
import type { DataRule, DataIndex } from './view.ts'

/** Days before an expiry when reminders begin, and days until a date is old. */
const limits = { soon: 30, old: 366 } as const

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
      [...daysPast(view), ...yearsPast(view)].map((at) => ({
        at,
        message: `${at.value} is in the future.`,
        expected: `${typeof at.value === 'number' ? view.today.slice(0, 4) : view.today} or before`,
      })),
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

function daysPast({ files: { business }, reviews, today }: DataIndex): Field[] {
  const days = [
    ...reviews.flatMap((review) => dayField(review, 'date')),
    ...dayField(business, 'insurance', 'certificate'),
    ...dayField(business, 'rating', 'counted'),
  ]
  return days.filter(({ value }) => value > today)
}

const yearsPast = ({ people, today }: DataIndex): Field[] =>
  people
    .map((person) => fieldAt(person, 'since'))
    .filter(({ value }) => Number.isInteger(value) && Number(value) > Number(today.slice(0, 4)))
