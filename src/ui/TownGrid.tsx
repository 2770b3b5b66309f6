import type { Town } from '../../generated/types'
import { Link } from './Link'

interface RuledTownsProps {
  readonly towns: readonly Town[]
  /** How many stand in a row on wide screens. */
  readonly columns: 2 | 4
}

/** Towns on ruled lines: links where a town has a page, plain text where not. */
export function RuledTowns({ towns, columns }: RuledTownsProps) {
  const wide =
    columns === 4 ? 'grid gap-x-8 sm:grid-cols-2 lg:grid-cols-4' : 'grid gap-x-8 sm:grid-cols-2'
  return (
    <ul role="list" className={wide}>
      {towns.map((town) => (
        <li key={town.name} className="border-t border-rule-strong">
          {town.path === null ? (
            <span className="flex min-h-14 items-center text-ink-soft">{town.name}</span>
          ) : (
            <Link to={town.path} className="text-link flex min-h-14 items-center">
              {town.name}
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}
