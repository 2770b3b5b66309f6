import type { Link as LinkData } from '#generated/types'
import { Arrow } from './Arrow'
import { Link } from './Link'

interface MoreLinkProps {
  readonly link: LinkData
  readonly className?: string
}

/** A card's link; the whole card is clickable. */
export function MoreLink({ link, className = 'text-copper' }: MoreLinkProps) {
  return (
    <Link
      to={link.to}
      className={`stretched-link inline-block py-2 font-semibold underline-offset-4 group-hover:underline ${className}`}
    >
      <span>{`${link.text}\u00A0`}</span>
      <Arrow />
    </Link>
  )
}
