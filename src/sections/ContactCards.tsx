import type { ReactNode } from 'react'
import { Drawing } from '../illustrations/Drawing'
import { useIsDrawn } from '../illustrations/sprite/drawings-file'
import type { Business, PageOf, Person, TextItem } from '#generated/types'
import { Answering } from './Answering'
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

interface ReachCardProps extends ContactCardsProps {
  /** Who answers. */
  readonly answering: readonly Person[]
}

/** The phone number, at the top of the page as the fastest way, and the address to write to. */
export function ReachCard({ cards, business, answering }: ReachCardProps) {
  return (
    <section className="mt-6 border border-ink bg-paper lg:w-fit">
      <ContactCard card={cards.phone}>
        {/* A button where a touch calls; on wide screens and on paper it is to be read. */}
        <PhoneLink phone={business.phone} className="hero-actions button reach-number" />
        <SmsLink {...business} />
        <div className="office-lines max-lg:text-small">
          <OfficeNow />
          {/* When the office opens again, where the first line tells of emergencies alone. */}
          {business.emergency?.hours === '24/7' && <OfficeNow line={1} />}
        </div>
        <Answering people={answering} className="my-1" />
      </ContactCard>
      <ContactCard card={cards.email} className="border-t border-rule-strong">
        <EmailLink
          email={business.email}
          className="text-link inline-flex min-h-11 items-center justify-self-start lg:text-lead"
        />
      </ContactCard>
    </section>
  )
}

/** When we answer, and where we are. */
export function ContactCards({ cards, business }: ContactCardsProps) {
  const isNightDrawn = useIsDrawn() && business.emergency?.hours === '24/7'
  return (
    <section className="py-section">
      <div className="wrap">
        <div className="card-grid contact-cards">
          <ContactCard card={cards.hours}>
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
          {isNightDrawn && nightHouse}
        </div>
      </div>
    </section>
  )
}

/** Shown if somebody answers at night. */
const nightHouse = (
  <div className="night-drawing relative">
    <Drawing name="night" className="absolute h-full w-full" />
  </div>
)

interface ContactCardProps {
  readonly card: TextItem
  readonly className?: string
  readonly children: ReactNode
}

function ContactCard({ card, className = '', children }: ContactCardProps) {
  return (
    <section className={`grid grid-cols-[minmax(0,1fr)] content-start gap-3 p-card ${className}`}>
      <Heading as="h2" className="text-title" text={card.title} />
      {children}
      <p className="text-ink-soft">{card.description}</p>
    </section>
  )
}
