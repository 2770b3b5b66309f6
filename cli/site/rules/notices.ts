import { toDayText } from '../../lib/dates.ts'
import { nearest } from '../../lib/suggest.ts'
import { toSlug } from '../../lib/slug.ts'
import { listAt, textAt, textsAt } from '../../validate/fields.ts'
import { show } from '../../validate/rule.ts'
import { homeName } from '../pages/notices.ts'
import { dayField } from './hours.ts'
import type { DataIndex, DataRule } from './view.ts'

/** Notices with dates. */
export const noticeRules = [
  {
    id: 'notice/place',
    check: (view) => {
      const names = namesOfPages(view)
      const known = new Set(names.map(toSlug))
      if (!view.isWhole('cities', 'counties')) return []
      return noticesOf(view)
        .flatMap((notice) => textsAt(notice, 'where'))
        .filter(({ value }) => !known.has(toSlug(value)))
        .map((at) => ({ at, suggestion: nearest(at.value, names) }))
    },
    message: ({ value }) => `${show(value)} has no page of its own that could show the notice.`,
    expected: 'Home, or a town or county with a page',
  },
  {
    id: 'notice/over',
    severity: 'warning',
    check: (view) =>
      noticesOf(view).flatMap((notice) => {
        const [from] = dayField(notice, 'from')
        // One that ends before it begins has its own finding.
        return dayField(notice, 'to').filter(
          ({ value }) => value < view.today && value >= (from?.value ?? value),
        )
      }),
    message: ({ value }) =>
      `This notice was over on ${toDayText(String(value))}: no page shows it.`,
    expected: 'another day, or no such entry',
  },
] as const satisfies readonly DataRule[]

const noticesOf = ({ files: { site } }: DataIndex) => listAt(site, 'notices')

const namesOfPages = ({ areas }: DataIndex) => [
  homeName,
  ...areas.flatMap((area) =>
    area.address === undefined ? [] : (textAt(area, area.nameField) ?? []),
  ),
]
