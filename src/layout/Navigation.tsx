import type { Link as LinkData, Phone } from '#generated/types'
import { buttonStyle } from '../ui/button-style'
import { Link } from '../ui/Link'
import { PhoneLink } from '../ui/PhoneLink'
import { closeWhenDone } from './close-when-done'
import { currentMark } from './aria-current'

interface NavigationProps {
  readonly path: string
  readonly links: readonly LinkData[]
  readonly phone: Phone
  readonly quote: LinkData
}

/** The site's main links: a bar on wide screens, a popover menu on small ones. */
export function Navigation({ path, links, phone, quote }: NavigationProps) {
  return (
    <nav id="menu" popover="auto" aria-label="Main" className="menu" ref={closeWhenDone}>
      <ul role="list">
        {links.map((link) => (
          <li key={link.to}>
            <Link to={link.to} current={currentMark(link.to, path)}>
              {link.text}
            </Link>
          </li>
        ))}
      </ul>
      <PhoneLink phone={phone} className="menu-phone" />{' '}
      <Link to={quote.to} className={buttonStyle('primary')}>
        {quote.text}
      </Link>
    </nav>
  )
}
