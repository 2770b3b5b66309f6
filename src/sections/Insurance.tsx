import type { Phone, TextItem } from '../../generated/types'
import { buttonStyle } from '../ui/button-style'
import { PhoneLink } from '../ui/PhoneLink'
import { SectionHeading } from '../ui/SectionHeading'

interface InsuranceProps {
  readonly title: string
  readonly lead: string
  readonly items: readonly TextItem[]
  readonly phone: Phone
}

/** What we do when an insurer is involved. */
export function Insurance({ title, lead, items, phone }: InsuranceProps) {
  return (
    <section className="band bg-sand">
      <div className="wrap">
        <SectionHeading title={title} lead={lead} />
        <ul className="columns-grid">
          {items.map((item) => (
            <li key={item.title} className="border-t border-ink pt-5">
              <h3>{item.title}</h3>
              <p className="mt-2 text-ink-soft">{item.description}</p>
            </li>
          ))}
        </ul>
        <PhoneLink
          phone={phone}
          label="Call"
          className={`${buttonStyle('outline')} mt-10 max-sm:w-full`}
        />
      </div>
    </section>
  )
}
