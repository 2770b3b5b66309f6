import type { PageOf } from '../../generated/types'
import { buttonStyle } from '../ui/button-style'
import { Link } from '../ui/Link'

/** Where a job's page leads: to what was done, and to the town. */
export function JobLinks({ page: { services, town } }: { readonly page: PageOf<'job'> }) {
  const links = [
    ...services,
    ...(town.path ? [{ text: `Roofing in ${town.name}`, to: town.path }] : []),
  ]
  return (
    <nav aria-label="More about this kind of work" className="wrap py-8">
      <ul role="list" className="flex flex-wrap gap-3">
        {links.map(({ text, to }) => (
          <li key={to} className="max-sm:w-full">
            <Link to={to} className={`${buttonStyle('outline')} max-sm:w-full`}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
