import type { HoursRow } from '#generated/types'

interface HoursTableProps {
  readonly caption: string
  readonly hours: readonly HoursRow[]
}

// Only between times; other text of the owner's stays unchanged.
const betweenSpans = /(?<=(?:[AP]M|noon|midnight) and )(?=\d|noon|midnight)/
const isSpan = /^(?:\d+:\d\d [AP]M|noon|midnight) to /i

/** Business hours, one row per group of days. */
export function HoursTable({ caption, hours }: HoursTableProps) {
  return (
    <div className="@container">
      <table className="hours-table w-full text-left wrap-anywhere max-[25rem]:text-small">
        <caption className="sr-only">{caption}</caption>
        <tbody>
          {hours.map((row) => (
            <tr key={row.days} className="border-t border-rule-strong align-top">
              <th
                scope="row"
                className="py-3.5 pr-3 font-normal text-ink-soft @max-[15rem]:block @max-[15rem]:pb-0"
              >
                {row.days}
              </th>
              <td className="py-3.5 font-semibold text-balance @max-[15rem]:block">
                {row.hours.split(betweenSpans).map((part) => (
                  <span
                    key={part}
                    className={
                      isSpan.test(part) ? 'block @min-[15rem]:whitespace-nowrap' : undefined
                    }
                  >
                    {part}
                  </span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
