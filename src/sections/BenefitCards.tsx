import { Drawing } from '../illustrations/Drawing'
import type { BenefitCard, ServiceTone } from '#generated/types'
import { CheckList } from '../ui/CheckList'
import { CardLink } from '../ui/CardLink'
import { Heading } from '../ui/Heading'
import { SectionHeading } from '../ui/SectionHeading'

interface BenefitCardsProps {
  readonly title: string
  readonly cards: readonly BenefitCard[]
  /** Of the service: drawings beside the words where it is urgent, none where seconds count. */
  readonly tone: ServiceTone
}

const layouts = {
  standard: {
    list: 'card-grid sm:grid-cols-2',
    card: 'grid grid-cols-[minmax(0,1fr)] content-start',
    text: 'grid grid-cols-[minmax(0,1fr)] content-start gap-3 p-card',
    plate: 'aspect-video w-full border-b border-ink bg-mist',
  },
  urgent: {
    list: 'card-grid sm:max-lg:grid-cols-2',
    card: 'lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]',
    text: 'grid grid-cols-[minmax(0,1fr)] content-center gap-3 p-card lg:px-12',
    plate: 'aspect-8/5 w-full bg-mist border-ink max-lg:border-b lg:h-full lg:border-r',
  },
  emergency: {
    list: 'auto-columns',
    card: 'border-t-4 border-alarm pt-5',
    text: 'grid grid-cols-[minmax(0,1fr)] content-start gap-3',
    plate: '',
  },
} as const satisfies Record<ServiceTone, Record<string, string>>

/** A service's parts: what each is, and what the owner gets. */
export function BenefitCards({ title, cards, tone }: BenefitCardsProps) {
  const { list, card: cardStyle, text, plate } = layouts[tone]
  return (
    <section className="py-section">
      <div className="wrap">
        <SectionHeading title={title} />
        <ul role="list" className={list}>
          {cards.map((card) => (
            <li key={card.title} className={cardStyle}>
              {plate !== '' && <Drawing name={card.drawing} className={plate} />}
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
