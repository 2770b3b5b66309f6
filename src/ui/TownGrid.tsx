import type { NearbyTown, Town } from '#generated/types'
import { Link } from './Link'

interface RuledTownsProps {
  readonly towns: readonly (Town | NearbyTown)[]
  /** How many stand in a row on wide screens. */
  readonly columns: keyof typeof grids
}

const grids = {
  1: 'grid gap-x-8 sm:max-[64rem]:grid-cols-2',
  2: 'grid gap-x-8 sm:grid-cols-2',
  4: 'grid gap-x-8 sm:grid-cols-2 lg:grid-cols-4',
} as const

/** Towns on ruled lines: links where a town has a page, plain text where not. */
export function RuledTowns({ towns, columns }: RuledTownsProps) {
  return (
    <ul role="list" className={grids[columns]}>
      {towns.map((town) => (
        <li
          key={town.name}
          className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 border-t border-rule-strong"
        >
          {town.path === null ? (
            <span className="text-ink-soft">{town.name}</span>
          ) : (
            <Link to={town.path} className="text-link flex min-h-14 items-center">
              {town.name}
            </Link>
          )}{' '}
          {'where' in town && town.where !== null && (
            <span className="text-small text-ink-soft">{town.where}</span>
          )}
        </li>
      ))}
    </ul>
  )
}
