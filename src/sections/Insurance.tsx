import type { Phone, TextItem } from '#generated/types'
import { Heading } from '../ui/Heading'
import { buttonStyle } from '../ui/button-style'
import { PhoneLink } from '../ui/PhoneLink'

export interface InsuranceProps {
  readonly title: string
  readonly lead: string
  readonly items: readonly TextItem[]
  readonly phone: Phone
}

/** The steps when an insurer is involved, styled like a form. */
export function Insurance({ title, lead, items, phone }: InsuranceProps) {
  return (
    <section className="py-section bg-sand">
      <div className="wrap grid gap-x-16 gap-y-8 md:grid-cols-[5fr_7fr]">
        <div>
          <Heading as="h2" text={title} />
          <p className="mt-5 text-lead text-ink-soft">{lead}</p>
          <PhoneLink
            phone={phone}
            label="Call"
            className={`${buttonStyle('outline')} mt-8 max-sm:w-full`}
          />
        </div>
        <ul role="list" className="border-t-4 border-ink">
          {items.map((item) => (
            <li key={item.title} className="border-b border-rule-strong py-6">
              <Heading as="h3" text={item.title} />
              <p className="mt-2 text-ink-soft">{item.description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
