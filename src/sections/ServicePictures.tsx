import type { ReactNode } from 'react'
import type { AreaService } from '#generated/types'
import { Drawing } from '../illustrations/Drawing'
import { servicesFile } from '../illustrations/sprite/drawings-file'
import { Link } from '../ui/Link'
import { SectionHeading } from '../ui/SectionHeading'
import { cardWidths, evenSpans } from './card-spans'

interface ServicePicturesProps {
  readonly title: string
  readonly lead?: string | null
  readonly services: readonly AreaService[]
  /** The class of its background. */
  readonly ground: string
  /** What stands below the cards. */
  readonly children?: ReactNode
}

/** Services as cards with no more than a picture and the name. */
export function ServicePictures(props: ServicePicturesProps) {
  const { title, lead = null, services, ground, children } = props
  const widths = cardWidths(evenSpans(services.length, 4, 3))
  return (
    <section className={`py-section ${ground}`}>
      <div className="wrap">
        <SectionHeading {...{ title, lead }} />
        <ul role="list" className="card-grid picture-cards grid-cols-2 lg:grid-cols-12">
          {services.map(({ link, drawing }, index) => (
            <li key={link.to} className={`relative bg-paper ${widths[index]}`}>
              {drawing && (
                <Drawing
                  name={drawing}
                  file={servicesFile}
                  className="card-picture border-b border-ink bg-mist"
                />
              )}
              <h3 className="px-gutter py-3 max-sm:text-body sm:p-card">
                <Link to={link.to} className="stretched-link hover:underline">
                  {link.text}
                </Link>
              </h3>
            </li>
          ))}
        </ul>
        {children}
      </div>
    </section>
  )
}
