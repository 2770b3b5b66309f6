import { chooseDrawings } from '../illustrations/sprite/choose-drawings'
import { Drawing } from '../illustrations/Drawing'
import type { Link as LinkData, TextItem } from '../../generated/types'
import { Kept } from '../ui/Kept'
import { MoreLink } from '../ui/MoreLink'
import { SectionHeading } from '../ui/SectionHeading'

interface AreaServicesProps {
  readonly title: string
  readonly services: readonly (TextItem & { readonly link: LinkData })[]
}

/** The services that a town asks for most. */
export function AreaServices({ title, services }: AreaServicesProps) {
  return (
    <section className="py-section bg-sand">
      <div className="wrap">
        <SectionHeading title={title} />
        <Kept>
          <Services services={services} />
        </Kept>
      </div>
    </section>
  )
}

function Services({ services }: Pick<AreaServicesProps, 'services'>) {
  const drawings = chooseDrawings(
    services.map((service) => ({
      title: service.title,
      text: service.description,
      own: service.link.to.split('/').at(-1) ?? '',
    })),
  )
  return (
    <ul className="card-grid sm:grid-cols-2 lg:grid-cols-4">
      {services.map((service, index) => (
        <li key={service.link.to} className="group relative flex flex-col bg-paper">
          <Drawing
            name={drawings[index] ?? 'shingles'}
            className="aspect-8/5 w-full bg-mist border-b border-ink"
          />
          <div className="flex flex-1 flex-col p-card">
            <h3>{service.title}</h3>
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
