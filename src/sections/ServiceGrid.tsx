import type { Phone, ServiceCard as ServiceCardData } from '../../generated/types'
import { ServiceCard } from './ServiceCard'

interface ServiceGridProps {
  readonly cards: readonly ServiceCardData[]
  readonly phone: Phone
  /** The level of the cards' headings under the page's own. */
  readonly level: 'h2' | 'h3'
}

/** All services on one ruled sheet. */
export function ServiceGrid({ cards, phone, level }: ServiceGridProps) {
  return (
    <ul className="sheet sheet-bleed sm:grid-cols-2 lg:grid-cols-3">
      {cards.map((card) => (
        <ServiceCard key={card.link.to} card={card} phone={phone} level={level} />
      ))}
    </ul>
  )
}
