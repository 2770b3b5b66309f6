import type { Link as LinkData, Town } from '#generated/types'
import { Link } from './Link'

interface TownListProps {
  readonly towns: readonly Town[]
  /** A link to the full list. */
  readonly all?: LinkData | null
  /** Whether it has the width of the page, in columns where there is room. */
  readonly isWide?: boolean
}

/** From this number on, the names are in columns. */
const many = 30

/** A running list of towns that flows around a map, linked if they have a page. */
export function TownList({ towns, all = null, isWide = false }: TownListProps) {
  const width = `mr-4 inline-block ${isWide ? 'md:block' : towns.length > many ? 'min-w-34' : ''}`
  return (
    <ul
      role="list"
      className={`-mr-[min(1rem,var(--spacing-gutter))] ${isWide ? 'md:columns-[11rem]' : ''}`.trimEnd()}
    >
      {towns.map((town) => (
        <li key={town.name} className={width.trimEnd()}>
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
