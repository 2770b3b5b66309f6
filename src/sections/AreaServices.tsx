import type { AreaTemplate, Link as LinkData } from '#generated/types'
import { Heading } from '../ui/Heading'
import { Link } from '../ui/Link'
import { ServicePictures } from './ServicePictures'

interface AreaServicesProps extends Pick<AreaTemplate, 'services' | 'moreServices'> {
  readonly title: string
  readonly lead: string | null
}

const itemStyle =
  'relative grid items-baseline gap-x-8 gap-y-1 border-t border-rule-strong py-3 md:grid-cols-2'

/** The services that a town asks for most, a line each, and the way to the others; cards where each is only a picture. */
export function AreaServices({ title, lead, services, moreServices }: AreaServicesProps) {
  const others = moreServices.length > 0 && <Others links={moreServices} />
  if (services.every(({ drawing }) => drawing)) {
    return (
      <ServicePictures {...{ title, lead, services }} ground="bg-sand">
        {others}
      </ServicePictures>
    )
  }
  return (
    <section className="py-section bg-sand">
      <div className="wrap grid gap-x-16 gap-y-6 lg:grid-cols-[4fr_7fr]">
        <div>
          <Heading as="h2" text={title} />
          {lead !== null && <p className="mt-4 text-ink-soft">{lead}</p>}
        </div>
        <div>
          <ul role="list" className="border-b border-rule-strong">
            {services.map(({ link, description }) => (
              <li key={link.to} className={itemStyle}>
                <h3>
                  <Link to={link.to} className="stretched-link text-link">
                    {link.text}
                  </Link>
                </h3>
                {description !== null && <p className="text-ink-soft">{description}</p>}
              </li>
            ))}
          </ul>
          {others}
        </div>
      </div>
    </section>
  )
}

function Others({ links }: { readonly links: readonly LinkData[] }) {
  return (
    <p className="mt-4">
      {'Also: '}
      {links.map(({ text, to }, index) => (
        <span key={to}>
          {index > 0 && ', '}
          <Link to={to} className="text-link">
            {text}
          </Link>
        </span>
      ))}
    </p>
  )
}
