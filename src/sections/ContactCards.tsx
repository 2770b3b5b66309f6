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

interface PhoneCardProps extends ContactCardsProps {
  /** Whether the address to write to stands here, too. */
  readonly hasEmail: boolean
  /** Who answers. */
  readonly answering: readonly Person[]
}

/** The phone number, at the top of the page: the fastest way. */
export function PhoneCard({ cards, business, hasEmail, answering }: PhoneCardProps) {
  return (
    <ContactCard card={cards.phone} className="mt-6 border border-ink bg-paper lg:w-fit">
      {/* A button where a touch calls; on wide screens and on paper it is to be read. */}
      <PhoneLink
        phone={business.phone}
        className="hero-actions button transition-none max-lg:border-action-edge max-lg:bg-action max-lg:text-on-action lg:phone-number lg:justify-start lg:border-0 lg:p-0 lg:text-[3.25rem] lg:text-copper"
      />
      <SmsLink {...business} />
      <OfficeNow className="max-lg:text-small" />
      {hasEmail && <EmailLink email={business.email} className="text-link" />}
      <Answering people={answering} className="my-1" />
    </ContactCard>
  )
}

/** The other ways to reach us, and when. */
export function ContactCards({ cards, business }: ContactCardsProps) {
  const isNightDrawn = useIsDrawn() && business.emergency?.hours === '24/7'
  return (
    <section className="py-section">
      <div className="wrap">
        <div
          className={`card-grid md:grid-cols-2 ${isNightDrawn ? 'lg:grid-cols-[13fr_12fr_12fr]' : ''}`.trimEnd()}
        >
          <ContactCard card={cards.hours} className={cards.office ? 'md:row-span-2' : ''}>
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
          {cards.email && (
            <ContactCard card={cards.email}>
              <EmailLink
                email={business.email}
                className="text-link inline-flex min-h-11 items-center text-lead"
              />
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
