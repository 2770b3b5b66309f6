import type { Link as LinkData } from '#generated/types'
import { Link } from './Link'

interface CardLinkProps {
  readonly link: LinkData
  readonly className?: string
}

/** A link to a service whose page says more than its card. */
export function CardLink({ link, className = '' }: CardLinkProps) {
  return (
    <Link
      to={link.to}
      className={`text-link inline-flex min-h-11 w-fit items-center text-copper ${className}`.trimEnd()}
    >
      {link.text}
    </Link>
  )
}
