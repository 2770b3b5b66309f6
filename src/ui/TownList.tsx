import type { Link as LinkData, Town } from '#generated/types'
import { Link } from './Link'

interface TownListProps {
  readonly towns: readonly Town[]
  /** Where the rest of the list stands. */
  readonly all?: LinkData | null
}

/** Towns in a running list: links where a town has a page, plain text where not. */
export function TownList({ towns, all = null }: TownListProps) {
  return (
    <ul role="list" className="-mx-2 flex flex-wrap content-start">
      {towns.map((town) => (
        <li key={town.name} className="flex">
          {town.path === null ? (
            <span className="px-2 py-2 text-ink-soft md:py-1">{town.name}</span>
          ) : (
            <Link to={town.path} className="text-link px-2 py-2 md:py-1">
              {town.name}
            </Link>
          )}
        </li>
      ))}
      {all !== null && (
        <li className="mt-2 flex basis-full">
          <Link to={all.to} className="text-link px-2 py-2 md:py-1">
            {all.text}
          </Link>
        </li>
      )}
    </ul>
  )
}
