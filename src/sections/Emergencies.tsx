import { chooseDrawings } from '../illustrations/sprite/choose-drawings'
import { Drawing } from '../illustrations/Drawing'
import type { TextItem } from '../../generated/types'
import { SectionHeading } from '../ui/SectionHeading'

interface EmergenciesProps {
  readonly title: string
  readonly items: readonly TextItem[]
}

/** What counts as an emergency, each as it looks. */
export function Emergencies({ title, items }: EmergenciesProps) {
  const drawings = chooseDrawings(
    items.map((item) => ({ title: item.title, text: item.description })),
  )
  return (
    <section className="py-section bg-sand">
      <div className="wrap">
        <SectionHeading title={title} />
        <ul className="card-grid sm:grid-cols-2 lg:grid-cols-4">
          {items.map((item, index) => (
            <li key={item.title} className="bg-paper">
              <Drawing
                name={drawings[index] ?? 'leak'}
                className="aspect-8/5 w-full bg-mist border-b border-ink"
              />
              <div className="p-card">
                <h3>{item.title}</h3>
                <p className="mt-2 text-ink-soft">{item.description}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
