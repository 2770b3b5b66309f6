import type { Link as LinkData } from '#generated/types'
import { Link } from './Link'

/** A link to a service whose page says more than its card. */
export function CardLink({ link }: { readonly link: LinkData }) {
  return (
    <Link to={link.to} className="text-link inline-flex min-h-11 w-fit items-center text-copper">
      {link.text}
    </Link>
  )
}
