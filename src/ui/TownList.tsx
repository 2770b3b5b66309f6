import type { Link as LinkData, Town } from '#generated/types'
import { Link } from './Link'
import { TownName } from './TownName'

interface TownListProps {
  readonly towns: readonly Town[]
  /** A link to the full list. */
  readonly all?: LinkData | null
}

/** From this number on, the names are in columns. */
const many = 30

/** A running list of towns that flows around a map, linked if they have a page. */
export function TownList({ towns, all = null }: TownListProps) {
  const width = towns.length > many ? 'mr-4 inline-block min-w-34' : 'mr-4 inline-block'
  return (
    <ul role="list" className="-mr-[min(1rem,var(--spacing-gutter))]">
      {towns.map((town) => (
        <li key={town.name} className={width}>
          <TownName town={town} className="inline-block py-2 md:py-1" />
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
