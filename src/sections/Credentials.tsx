import type { ReactNode } from 'react'
import type { Business } from '../../generated/types'
import { RatingWords } from '../ui/RatingWords'
import { RegistrationWords } from '../ui/RegistrationWords'

interface CredentialsProps {
  readonly business: Business
  /** What stands first, where a page has something of its own to show. */
  readonly children?: ReactNode
}

/** Why to trust the number, before anything else is read: what a homeowner can check. */
export function Credentials({ business, children }: CredentialsProps) {
  const { rating, registration, insurer, address } = business
  return (
    <section className="ground-dark">
      <ul role="list" className="wrap credentials">
        {children}
        <li>
          <RegistrationWords registration={registration} />
        </li>
        {rating !== null && (
          <li>
            <RatingWords rating={rating} />
          </li>
        )}
        {insurer !== null && (
          <li>
            <b>Insured</b> with {insurer}
          </li>
        )}
        <li>
          <b>Office in {address.locality}</b> {address.street}.{' '}
          <a href="/about#ledger" className="text-link">
            What we say, how you check
          </a>
        </li>
      </ul>
    </section>
  )
}
