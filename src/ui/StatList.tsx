import type { Stat } from '../../generated/types'

/** Numbers to be proud of. */
export function StatList({ stats }: { readonly stats: readonly Stat[] }) {
  return (
    <dl className="grid gap-x-8 gap-y-4 border-y border-ink py-6 sm:grid-cols-3">
      {stats.map((stat) => (
        <div key={stat.label} className="flex flex-col-reverse justify-end">
          <dt className="text-ink-soft">{stat.label}</dt>
          <dd className="font-serif text-section/tight font-semibold">{stat.value}</dd>
        </div>
      ))}
    </dl>
  )
}
