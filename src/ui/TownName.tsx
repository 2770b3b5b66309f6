import type { Town } from '#generated/types'
import { Link } from './Link'

interface TownNameProps {
  readonly town: Town
  /** Classes for its room in the list. */
  readonly className: string
}

/** A town in a list: a link if it has a page, bold if the firm is there. */
export function TownName({ town: { name, path, isHome }, className }: TownNameProps) {
  if (path !== null) {
    return (
      <Link to={path} className={`text-link ${isHome ? 'font-bold ' : ''}${className}`}>
        {name}
      </Link>
    )
  }
  if (isHome) return <strong className={className}>{name}</strong>
  return <span className={`text-ink-soft ${className}`}>{name}</span>
}
