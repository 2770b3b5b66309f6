import type { Stat } from '#generated/types'

/** Numbers to be proud of, beside each other where there is room. */
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
