import type { Business } from '../../generated/types'
import { Mark } from '../ui/Mark'

/** The firm's logo or mark and its name, linked to the home page. */
export function Brand({ business }: { readonly business: Business }) {
  const { logo, name, address } = business
  return (
    <a href="/" className="mr-auto flex min-h-12 items-center gap-3">
      {logo === null ? (
        <Mark />
      ) : (
        <img
          src={logo.src}
          width={logo.width}
          height={logo.height}
          alt=""
          className="h-10 w-auto"
        />
      )}
      <span className="leading-tight">
        <b className="block font-serif font-bold tracking-tight">{name}</b>
        <span className="text-small text-ink-soft max-sm:hidden">
          {address.locality}, {address.region}
        </span>
      </span>
    </a>
  )
}
