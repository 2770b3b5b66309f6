import type { Link as LinkData, MenuLink, Phone } from '#generated/types'
import { buttonStyle } from '../ui/button-style'
import { Link } from '../ui/Link'
import { PhoneLink } from '../ui/PhoneLink'
import { closeWhenDone } from './close-when-done'
import { currentMark } from './aria-current'

interface NavigationProps {
  readonly path: string
  readonly links: readonly MenuLink[]
  readonly phone: Phone
  readonly quote: LinkData
}

/** The site's main links: a bar on wide screens, a popover menu on small ones. */
export function Navigation({ path, links, phone, quote }: NavigationProps) {
  return (
    <nav id="menu" popover="auto" aria-label="Main" className="menu" ref={closeWhenDone}>
      <button type="button" popoverTarget="menu" popoverTargetAction="hide">
        Close
      </button>
      <ul role="list">
        {links.map((link) => (
          <li key={link.to}>
            <Link to={link.to} current={currentMark(link.to, path)}>
              {link.text}
            </Link>
            {link.below.length > 0 && (
              <ul role="list">
                {link.below.map(({ to, text }) => (
                  <li key={to}>
                    <Link to={to} current={currentMark(to, path)}>
                      {text}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      <PhoneLink phone={phone} className={buttonStyle('primary')} />{' '}
      <Link to={quote.to} className={buttonStyle('outline')}>
        {quote.text}
      </Link>
    </nav>
  )
}
