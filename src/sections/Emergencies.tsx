import { Drawing } from '../illustrations/Drawing'
import type { LinkedItem } from '#generated/types'
import { CardLink } from '../ui/CardLink'
import { Heading } from '../ui/Heading'
import { SectionHeading } from '../ui/SectionHeading'
import { cardWidths, evenSpans } from './card-spans'

export interface EmergenciesProps {
  readonly title: string
  readonly items: readonly LinkedItem[]
}

/** What counts as an emergency, with a drawing each. */
export function Emergencies({ title, items }: EmergenciesProps) {
  const widths = cardWidths(evenSpans(items.length, 4, 3))
  return (
    <section className="py-section bg-sand">
      <div className="wrap">
        <SectionHeading title={title} />
        <ul role="list" className="card-grid sm:grid-cols-2 lg:grid-cols-12">
          {items.map((item, index) => (
            <li
              key={item.title}
              className={`bg-paper ${item.drawing === null ? 'plain-card' : ''} ${widths[index]}`}
            >
              {item.drawing !== null && (
                <Drawing name={item.drawing} className="card-picture border-b border-ink bg-mist" />
              )}
              <div className="p-card">
                <Heading as="h3" text={item.title} />
                <p className="mt-2 text-ink-soft">{item.description}</p>
                {item.link !== null && <CardLink link={item.link} />}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
