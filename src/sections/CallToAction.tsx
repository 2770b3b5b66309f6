import { Drawing } from '../illustrations/Drawing'
import { useIsDrawn } from '../illustrations/sprite/drawings-file'
import type { Business, Link as LinkData } from '#generated/types'
import { buttonStyle } from '../ui/button-style'
import { OfficeNow } from '../ui/OfficeNow'
import { EmailLink } from '../ui/EmailLink'
import { Heading } from '../ui/Heading'
import { Link } from '../ui/Link'
import { PhoneLink, SmsLink } from '../ui/PhoneLink'
import { PostalAddress } from '../ui/PostalAddress'
import { Sentence } from '../ui/Sentence'

interface CallToActionProps {
  readonly title: string
  readonly text: string
  readonly business: Business
  /** An alternative to calling; `null` on the page that it links to. */
  readonly action: LinkData | null
}

/** The phone number as a headline, other contacts, and on wide screens a drawing of the front door. */
export function CallToAction({ title, text, business, action }: CallToActionProps) {
  return (
    <section className="relative overflow-clip border-t border-ink bg-sand print:hidden">
      <div className="wrap py-section">
        <div className={useIsDrawn() ? 'call-words' : 'call-words w-auto'}>
          <Heading as="h2" text={title} />
          <p className="mt-3 text-lead text-ink-soft">
            <Sentence text={text} />
          </p>
          <div className="mt-6 mb-3 w-fit">
            <PhoneLink phone={business.phone} className="phone-number text-phone-xl text-copper" />
            <div className="dimension-line" />
          </div>
          <OfficeNow className="mb-5" />
          <div className="flex flex-wrap items-center gap-x-10 gap-y-5">
            {action && (
              <Link to={action.to} className={`${buttonStyle('outline')} max-sm:w-full`}>
                {action.text}
              </Link>
            )}{' '}
            <SmsLink {...business} />
            <EmailLink
              email={business.email}
              className="text-link inline-flex min-h-11 items-center"
            />
            <PostalAddress address={business.address} />
          </div>
        </div>
      </div>
      <Drawing name="front-door" className="front-door border-x border-ink" />
    </section>
  )
}
