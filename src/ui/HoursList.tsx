import type { HoursRow } from '#generated/types'

/** Business hours in a few short columns, beside other ways to reach us. */
export function HoursList({ hours }: { readonly hours: readonly HoursRow[] }) {
  return (
    <dl className="hours-list">
      {hours.map((row) => (
        <div key={row.days}>
          <dt className="text-ink-soft">{row.days}</dt>
          <dd className="font-semibold">{row.hours}</dd>
        </div>
      ))}
    </dl>
  )
}
