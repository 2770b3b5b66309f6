import type { SocialLink } from '#generated/types'

/** The firm's profiles elsewhere; a placeholder says that its address is still to come. */
export function SocialLinks({ links }: { readonly links: readonly SocialLink[] }) {
  return (
    <ul role="list">
      {links.map((link) => (
        <li key={link.name}>
          <a href={link.url} className="footer-link">
            {link.name}
            {link.url === '#' && <span className="sr-only"> (address to follow)</span>}
          </a>
        </li>
      ))}
    </ul>
  )
}
