import type { Stat } from '#generated/types'

/** Numbers with labels, side by side if there is room. */
export function StatList({ stats }: { readonly stats: readonly Stat[] }) {
  return (
    <div className="stats">
      <dl className="border-y border-ink">
        {stats.map((stat) => (
          <div key={stat.label}>
            <dt className="text-ink-soft">{stat.label}</dt>
            <dd className="font-serif font-semibold">{stat.value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
