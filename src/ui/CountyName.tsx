import type { CountySummary } from '#generated/types'
import { Link } from './Link'

/** The name of a county: a link where it has a page, plain text where not. */
export function CountyName({ name, path }: Pick<CountySummary, 'name' | 'path'>) {
  if (path === null) return name
  return (
    <Link to={path} className="county-link">
      {name}
    </Link>
  )
}
