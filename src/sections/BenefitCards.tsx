import type { BenefitCard } from '../../generated/types'
import { CheckList } from '../ui/CheckList'
import { SectionHeading } from '../ui/SectionHeading'

interface BenefitCardsProps {
  readonly title: string
  readonly cards: readonly BenefitCard[]
}

/** A service's parts: what each is, and what the owner gets. */
export function BenefitCards({ title, cards }: BenefitCardsProps) {
  return (
    <section className="band">
      <div className="wrap">
        <SectionHeading title={title} />
        <ul className="sheet sheet-bleed sm:grid-cols-2">
          {cards.map((card) => (
            <li
              key={card.title}
              className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 p-card"
            >
              <h3>{card.title}</h3>
              <p className="text-ink-soft">{card.description}</p>
              <CheckList items={card.benefits} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
