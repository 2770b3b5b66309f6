import type { Link as LinkData, TextItem } from '../../generated/types'
import { MoreLink } from '../ui/MoreLink'
import { SectionHeading } from '../ui/SectionHeading'

interface AreaServicesProps {
  readonly title: string
  readonly services: readonly (TextItem & { readonly link: LinkData })[]
}

/** The services that a town asks for most. */
export function AreaServices({ title, services }: AreaServicesProps) {
  return (
    <section className="band bg-sand">
      <div className="wrap">
        <SectionHeading title={title} />
        <ul className="sheet sheet-bleed sm:grid-cols-2 lg:grid-cols-4">
          {services.map((service) => (
            <li key={service.link.to} className="group relative flex flex-col bg-paper p-card">
              <h3>{service.title}</h3>
              <p className="my-3 text-ink-soft">{service.description}</p>
              <div className="mt-auto">
                <MoreLink link={service.link} />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
