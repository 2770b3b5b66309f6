import type { Link as LinkData, Town } from '#generated/types'
import { Link } from './Link'

interface TownListProps {
  readonly towns: readonly Town[]
  /** Where the rest of the list stands. */
  readonly all?: LinkData | null
}

/** Of so many the names stand in columns. */
const many = 30

/** Towns in a running list, which flows around a map: links where a town has a page, plain text where not. */
export function TownList({ towns, all = null }: TownListProps) {
  const width = towns.length > many ? 'mr-4 inline-block min-w-34' : 'mr-4 inline-block'
  return (
    <ul role="list" className="-mr-[min(1rem,var(--spacing-gutter))]">
      {towns.map((town) => (
        <li key={town.name} className={width}>
          {town.path === null ? (
            <span className="inline-block py-2 text-ink-soft md:py-1">{town.name}</span>
          ) : (
            <Link to={town.path} className="text-link inline-block py-2 md:py-1">
              {town.name}
            </Link>
          )}
        </li>
      ))}
      {all !== null && (
        <li className="mt-2">
          <Link to={all.to} className="text-link inline-block py-2 md:py-1">
            {all.text}
          </Link>
        </li>
      )}
    </ul>
  )
}
