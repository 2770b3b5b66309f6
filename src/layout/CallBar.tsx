import type { Link as LinkData, Phone } from '../../generated/types'
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
      <PhoneLink phone={phone} label="Call" className="button text-white" />
      <Link to={quote.to} className="button text-white">
        {quote.text}
      </Link>
    </aside>
  )
}
