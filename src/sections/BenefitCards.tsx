import { Drawing } from '../illustrations/Drawing'
import type { BenefitCard, ServiceTone } from '#generated/types'
import { CheckList } from '../ui/CheckList'
import { CardLink } from '../ui/CardLink'
import { Heading } from '../ui/Heading'
import { SectionHeading } from '../ui/SectionHeading'
import { cardWidths, evenSpans } from './card-spans'

interface BenefitCardsProps {
  readonly title: string
  readonly cards: readonly BenefitCard[]
  /** The service's tone: urgent ones have drawings beside the text, emergencies none. */
  readonly tone: ServiceTone
}

interface Layout {
  readonly list: string
  /** The width class of each card, given their count. */
  readonly widths: (count: number) => readonly string[]
  /** For a card with a drawing. */
  readonly card: string
  readonly text: string
  readonly plate: string
  /** For a card without a drawing. */
  readonly plain: string
}

const layouts: Readonly<Record<ServiceTone, Layout>> = {
  standard: {
    list: 'card-grid sm:grid-cols-2 lg:grid-cols-12',
    widths: (count) => cardWidths(evenSpans(count, 2, 3)),
    card: 'grid grid-cols-[minmax(0,1fr)] content-start',
    text: 'grid grid-cols-[minmax(0,1fr)] content-start gap-3 p-card',
    plate: 'card-picture [--shape:16/9] border-b border-ink bg-mist',
    plain: 'plain-card',
  },
  urgent: {
    list: 'card-grid sm:max-lg:grid-cols-2',
    widths: (count) => (count % 2 === 1 ? ['wide-card'] : []),
    card: 'lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]',
    text: 'grid grid-cols-[minmax(0,1fr)] content-center gap-3 p-card lg:px-12',
    plate: 'card-picture bg-mist border-ink max-lg:border-b lg:h-full lg:border-r',
    plain: 'plain-row',
  },
  emergency: {
    list: 'auto-columns',
    widths: () => [],
    card: 'border-t-4 border-alarm pt-5',
    text: 'grid grid-cols-[minmax(0,1fr)] content-start gap-3',
    plate: '',
    plain: 'border-t-4 border-alarm pt-5',
  },
}

/** The parts of a service: what each is, and its benefit to the owner. */
export function BenefitCards({ title, cards, tone }: BenefitCardsProps) {
  const { list, card: cardStyle, text, plate, plain, ...layout } = layouts[tone]
  const widths = layout.widths(cards.length)
  return (
    <section className="py-section">
      <div className="wrap">
        <SectionHeading title={title} />
        <ul role="list" className={list}>
          {cards.map((card, index) => (
            <li
              key={card.title}
              className={`${card.drawing === null ? plain : cardStyle} ${widths[index] ?? ''}`}
            >
              {plate !== '' && card.drawing !== null && (
                <Drawing name={card.drawing} className={plate} />
              )}
              <div className={text}>
                <Heading as="h3" text={card.title} />
                <p className="text-ink-soft">{card.description}</p>
                <CheckList items={card.benefits} />
                {card.link !== null && <CardLink link={card.link} />}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
