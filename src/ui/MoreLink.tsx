import type { Link as LinkData } from '#generated/types'
import { Arrow } from './Arrow'
import { Link } from './Link'

interface MoreLinkProps {
  readonly link: LinkData
  readonly className?: string
}

/** A card's link; its target is the whole card. */
export function MoreLink({ link, className = 'text-copper' }: MoreLinkProps) {
  return (
    <Link
      to={link.to}
      className={`stretched-link inline-flex min-h-11 items-center gap-2.5 font-semibold underline-offset-4 group-hover:underline ${className}`}
    >
      {link.text}
      <Arrow />
    </Link>
  )
}
