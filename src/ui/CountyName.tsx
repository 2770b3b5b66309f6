import type { CountySummary } from '#generated/types'
import { Link } from './Link'

/** The name of a county, linked if it has a page. */
export function CountyName({ name, path }: Pick<CountySummary, 'name' | 'path'>) {
  if (path === null) return name
  return (
    <Link to={path} className="county-link">
      {name}
    </Link>
  )
}
