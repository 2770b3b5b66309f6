import type { AreaService } from '#generated/types'
import { Drawing } from '../illustrations/Drawing'
import { servicesFile } from '../illustrations/sprite/drawings-file'
import { Link } from '../ui/Link'
import { cardWidths, evenSpans } from './card-spans'

/** Services as cards with no more than a picture and the name. */
export function ServicePictures({ services }: { readonly services: readonly AreaService[] }) {
  const widths = cardWidths(evenSpans(services.length, 4, 3))
  // In two columns the first is as wide as both.
  const isOdd = services.length % 2 === 1
  return (
    <ul role="list" className="card-grid grid-cols-2 lg:grid-cols-12">
      {services.map(({ link, drawing }, index) => (
        <li
          key={link.to}
          className={`relative bg-paper ${widths[index]} ${isOdd && index === 0 ? 'max-sm:col-span-2 max-sm:[--shape:19/8]' : ''}`.trimEnd()}
        >
          {drawing && (
            <Drawing
              name={drawing}
              file={servicesFile}
              className="card-picture border-b border-ink bg-mist"
            />
          )}
          <h3 className="p-3 max-sm:text-body sm:p-card">
            <Link to={link.to} className="stretched-link hover:underline">
              {link.text}
            </Link>
          </h3>
        </li>
      ))}
    </ul>
  )
}
