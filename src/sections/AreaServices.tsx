import type { AreaTemplate } from '#generated/types'
import { Heading } from '../ui/Heading'
import { MoreLink } from '../ui/MoreLink'
import { cardWidths, evenSpans } from './card-spans'
import { CardPicture } from './CardPicture'
import { SectionHeading } from '../ui/SectionHeading'

interface AreaServicesProps {
  readonly title: string
  readonly lead: string | null
  readonly services: AreaTemplate['services']
}

/** The services that a town asks for most. */
export function AreaServices({ title, lead, services }: AreaServicesProps) {
  return (
    <section className="py-section bg-sand">
      <div className="wrap">
        <SectionHeading title={title} lead={lead} />
        <Services services={services} />
      </div>
    </section>
  )
}

function Services({ services }: Pick<AreaServicesProps, 'services'>) {
  const widths = cardWidths(evenSpans(services.length, 4, 3))
  return (
    <ul role="list" className="card-grid sm:grid-cols-2 lg:grid-cols-12">
      {services.map((service, index) => (
        <li
          key={service.link.to}
          className={`group relative flex flex-col bg-paper ${(service.drawing ?? service.photo) ? '' : 'plain-card'} ${widths[index]}`}
        >
          <CardPicture look={service} className="card-picture border-b border-ink bg-mist" />
          <div className="flex flex-1 flex-col p-card">
            <Heading as="h3" text={service.title} />
            <p className="my-3 text-ink-soft">{service.description}</p>
            <div className="mt-auto">
              <MoreLink link={service.link} />
            </div>
          </div>
        </li>
      ))}
    </ul>
  )
}
