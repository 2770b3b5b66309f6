import type { TextItem } from '../../generated/types'
import { SectionHeading } from '../ui/SectionHeading'

interface EmergenciesProps {
  readonly title: string
  readonly items: readonly TextItem[]
}

/** What counts as an emergency. */
export function Emergencies({ title, items }: EmergenciesProps) {
  return (
    <section className="band bg-sand">
      <div className="wrap">
        <SectionHeading title={title} />
        <ul className="columns-grid">
          {items.map((item) => (
            <li key={item.title} className="border-t-4 border-alarm pt-5">
              <h3>{item.title}</h3>
              <p className="mt-2 text-ink-soft">{item.description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
