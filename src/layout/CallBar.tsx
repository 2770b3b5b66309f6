import type { Link as LinkData, Phone } from '#generated/types'
import { buttonStyle } from '../ui/button-style'
import { Link } from '../ui/Link'
import { PhoneLink } from '../ui/PhoneLink'

interface CallBarProps {
  readonly phone: Phone
  /** `null` on the page that it links to. */
  readonly quote: LinkData | null
}

/** The call button at the lower edge of small screens; hidden while the one at the page's top is visible. */
export function CallBar({ phone, quote }: CallBarProps) {
  return (
    <aside aria-label="Call us" className="call-bar">
      <PhoneLink phone={phone} label="Call" className={buttonStyle('bar')} />{' '}
      {quote && (
        <Link to={quote.to} className={buttonStyle('bar')}>
          {quote.text}
        </Link>
      )}
    </aside>
  )
}
