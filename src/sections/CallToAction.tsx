import { Drawing } from '../illustrations/Drawing'
import type { Business, Link as LinkData, PictureName, Scenery } from '#generated/types'
import { buttonStyle } from '../ui/button-style'
import { OfficeNow } from '../ui/OfficeNow'
import { EmailLink } from '../ui/EmailLink'
import { Heading } from '../ui/Heading'
import { Link } from '../ui/Link'
import { PhoneLink, SmsLink } from '../ui/PhoneLink'
import { PostalAddress } from '../ui/PostalAddress'
import { Sentence } from '../ui/Sentence'

type Closing = Scenery['closing'] | { readonly drawing: PictureName }

interface CallToActionProps {
  readonly title: string
  readonly text: string
  readonly business: Business
  /** An alternative to calling; `null` on the page that it links to. */
  readonly action: LinkData | null
  /** The drawing beside it on wide screens, if any. */
  readonly closing: Closing | null | undefined
}

/** The phone number as a headline and other contacts; on wide screens a drawing, or else the number, beside the words. */
export function CallToAction({ title, text, business, action, closing }: CallToActionProps) {
  return (
    <section className="closing-call bg-sand print:hidden">
      <div className="wrap py-section">
        <div className={closing ? 'call-words' : 'call-halves'}>
          <div>
            <Heading as="h2" text={title} />
            <p className="mt-3 text-lead text-ink-soft">
              <Sentence text={text} />
            </p>
          </div>
          {/* Reader modes drop a `div` of links alone, and with it the number. */}
          <p className="mt-6 mb-3 w-fit max-w-none">
            <PhoneLink phone={business.phone} className="phone-number text-phone-xl text-copper" />
          </p>
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
      {closing && <Drawing name={closing.drawing} className={frameOf(closing)} />}
    </section>
  )
}

/** The door stands on the ground of the footer; another drawing hangs beside the words. */
const frameOf = ({ drawing }: Closing) =>
  drawing === 'front-door' ? 'front-door border-x border-ink' : 'closing-drawing border border-ink'
