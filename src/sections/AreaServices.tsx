import type { AreaTemplate, Link as LinkData } from '#generated/types'
import { Heading } from '../ui/Heading'
import { Link } from '../ui/Link'

interface AreaServicesProps extends Pick<AreaTemplate, 'services' | 'moreServices'> {
  readonly title: string
  readonly lead: string | null
}

/** A town's most requested services on a line each, with links to the others. */
export function AreaServices({ title, lead, services, moreServices }: AreaServicesProps) {
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
              <li
                key={link.to}
                className="relative grid items-baseline gap-x-8 border-t border-rule-strong py-3 md:grid-cols-2"
              >
                <h3>
                  <Link to={link.to} className="stretched-link text-link">
                    {link.text}
                  </Link>
                </h3>
                <p className="text-ink-soft">{description}</p>
              </li>
            ))}
          </ul>
          <Others links={moreServices} />
        </div>
      </div>
    </section>
  )
}

function Others({ links }: { readonly links: readonly LinkData[] }) {
  if (links.length === 0) return null
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
