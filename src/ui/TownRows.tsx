import type { Town } from '#generated/types'
import { Link } from './Link'

interface TownRowsProps {
  readonly towns: readonly Town[]
  /** The columns of the grid. */
  readonly className: string
}

/** A short list of towns in rows, linked if they have a page. */
export function TownRows({ towns, className }: TownRowsProps) {
  return (
    <ul role="list" className={`grid gap-x-8 ${className}`}>
      {towns.map(({ name, path }) => (
        <li key={name} className="flex min-h-11 items-center border-t border-rule-strong">
          {path === null ? (
            <span className="text-ink-soft">{name}</span>
          ) : (
            <Link to={path} className="text-link flex min-h-11 items-center">
              {name}
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}
