import type { ReactNode } from 'react'
import { Drawing } from '../illustrations/Drawing'
import { useIsDrawn } from '../illustrations/sprite/drawings-file'
import type { Business, PageOf, TextItem } from '#generated/types'
import { EmailLink } from '../ui/EmailLink'
import { HoursTable } from '../ui/HoursTable'
import { Heading } from '../ui/Heading'
import { OfficeNow } from '../ui/OfficeNow'
import { PhoneLink, SmsLink } from '../ui/PhoneLink'
import { PostalAddress } from '../ui/PostalAddress'

interface ContactCardsProps {
  readonly cards: PageOf<'contact'>['cards']
  readonly business: Business
}

/** Every way to reach us. */
export function ContactCards({ cards, business }: ContactCardsProps) {
  const rows = cards.office ? 'md:row-span-3' : 'md:row-span-2'
  const isNightDrawn = useIsDrawn() && business.emergency?.hours === '24/7'
  return (
    <section className="py-section">
      <div className="wrap">
        <div className="card-grid md:grid-cols-2">
          <ContactCard card={cards.phone}>
            <PhoneLink
              phone={business.phone}
              className="phone-number text-copper text-[min(3rem,11vw,64px)]"
            />
            <SmsLink {...business} />
            <OfficeNow />
          </ContactCard>
          <ContactCard
            card={cards.hours}
            className={`md:col-start-2 md:row-start-1 ${rows} ${isNightDrawn ? 'grid-rows-[auto_auto_auto_1fr]' : ''}`.trimEnd()}
            after={isNightDrawn && nightHouse}
          >
            <HoursTable
              caption={cards.hours.title}
              hours={[...business.hours, ...business.closedDays]}
            />
          </ContactCard>
          {cards.office && (
            <ContactCard card={cards.office}>
              <div className="text-lead font-semibold">
                <PostalAddress address={business.address} />
              </div>
            </ContactCard>
          )}
          <ContactCard card={cards.email}>
            <EmailLink
              email={business.email}
              className="text-link inline-flex min-h-11 items-center text-lead"
            />
          </ContactCard>
        </div>
      </div>
    </section>
  )
}

/** A house by night, where somebody answers by night. */
const nightHouse = <Drawing name="night" className="night-drawing border-t border-ink" />

interface ContactCardProps {
  readonly card: TextItem
  readonly className?: string
  /** What stands under the description. */
  readonly after?: ReactNode
  readonly children: ReactNode
}

function ContactCard({ card, className = '', after, children }: ContactCardProps) {
  return (
    <div className={`grid grid-cols-[minmax(0,1fr)] content-start gap-3 p-card ${className}`}>
      <Heading as="h2" className="text-title" text={card.title} />
      {children}
      <p className="text-ink-soft">{card.description}</p>
      {after}
    </div>
  )
}
