import type { Phone, ServiceCard as ServiceCardData } from '#generated/types'
import { cardsAlone, cardSpans, cardWidths, looksInRows } from './card-spans'
import { ServiceCard } from './ServiceCard'

interface ServiceGridProps {
  readonly cards: readonly ServiceCardData[]
  readonly phone: Phone
  /** The level of the cards' headings. */
  readonly level: 'h2' | 'h3'
}

/** All services in a grid; below a heading of their own, phones show their names alone. */
export function ServiceGrid({ cards, phone, level }: ServiceGridProps) {
  const spans = cardSpans(cardsAlone(cards))
  const widths = cardWidths(spans)
  const looks = looksInRows(cards, spans)
  const drawings = looks.map(({ drawing }) => drawing)
  return (
    <ul role="list" className={`card-grid ${level}-cards sm:grid-cols-2 lg:grid-cols-12`}>
      {cards.map((card, index) => (
        <ServiceCard
          key={card.link.to}
          {...{ phone, level }}
          card={{ ...card, ...looks[index] }}
          isCarried={drawings.indexOf(card.drawing) === index}
          isAlone={spans[index] === 12}
          width={widths[index] ?? ''}
        />
      ))}
    </ul>
  )
}
