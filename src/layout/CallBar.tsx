import type { Link as LinkData, Phone } from '../../generated/types'
import { buttonStyle } from '../ui/button-style'
import { Link } from '../ui/Link'
import { PhoneLink } from '../ui/PhoneLink'

interface CallBarProps {
  readonly phone: Phone
  readonly quote: LinkData
}

/** The call, always under the thumb on small screens. */
export function CallBar({ phone, quote }: CallBarProps) {
  return (
    <aside aria-label="Call us" className="call-bar">
      <PhoneLink phone={phone} label="Call" className={buttonStyle('bar')} />
      <Link to={quote.to} className={buttonStyle('bar')}>
        {quote.text}
      </Link>
    </aside>
  )
}
