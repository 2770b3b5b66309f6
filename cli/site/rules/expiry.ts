import { daysBetween, toDayText } from '../../lib/dates.ts'
import { plural } from '../../lib/plural.ts'
import { fieldAt, isMap, itemsAt, listAt } from '../../validate/fields.ts'
import type { Field } from '../../validate/rule.ts'
import { dayField } from './hours.ts'
import type { DataRule, DataView } from './view.ts'

/** How many days before the end `validate` reminds, and after how many a date is old. */
const limits = { soon: 30, old: 366 } as const

export const expiryRules = [
  {
    id: 'expiry/soon',
    severity: 'warning',
    asks: 'Nothing that the site names runs out within 30 days.',
    why: 'Renewing takes time; on the day after, the site would say what is not true any more.',
    fault: 'expires: 2026-12-10  # on the 20th of November',
    repair: 'Renew it, and write the new day.',
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
    asks: 'Nothing that the site names has run out.',
    why: 'The site promises what is over; a customer who looks it up finds that.',
    fault: 'expires: 2025-03-31  # in 2026',
    repair: 'Renew it and write the new day, or take it off the site.',
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
    asks: 'The certificate of insurance is at most a year old.',
    why: 'Insurers write one for a year; an older one shows what was insured then.',
    fault: 'certificate: 2024-05-01  # in 2026',
    repair: 'Ask the insurer for a new certificate.',
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
    asks: 'A rating says on which day it was counted, within the last year.',
    why: 'The number changes; with the day beside it, it stays true.',
    fault: 'rating:\n  value: 4.9\n  count: 127',
    repair: 'rating:\n  value: 4.9\n  count: 127\n  counted: 2026-10-31',
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
    asks: 'A day or year of something that happened is not in the future.',
    why: 'A reader sees that it cannot be true, and doubts the rest.',
    fault: 'date: 2062-08-14',
    repair: 'date: 2026-08-14',
    check: (view) =>
      [...daysPast(view), ...yearsPast(view)].map((at) => ({
        at,
        message: `${at.value} is in the future.`,
        expected: `${typeof at.value === 'number' ? view.today.slice(0, 4) : view.today} or before`,
      })),
  },
] as const satisfies readonly DataRule[]

function endsIn({ files: { business }, today }: DataView) {
  const entries = [
    ...itemsAt(business, 'registration'),
    fieldAt(business, 'insurance'),
    ...listAt(business, 'certificates'),
  ]
  return entries
    .flatMap((entry) => dayField(entry, 'expires'))
    .map((at) => ({ at, left: daysBetween(today, at.value) }))
}

function daysPast({ files: { business }, reviews, today }: DataView): Field[] {
  const days = [
    ...reviews.flatMap((review) => dayField(review, 'date')),
    ...dayField(business, 'insurance', 'certificate'),
    ...dayField(business, 'rating', 'counted'),
  ]
  return days.filter(({ value }) => value > today)
}

const yearsPast = ({ people, today }: DataView): Field[] =>
  people
    .map((person) => fieldAt(person, 'since'))
    .filter(({ value }) => Number.isInteger(value) && Number(value) > Number(today.slice(0, 4)))
