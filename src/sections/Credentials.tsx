import type { Business } from '../../generated/types'
import { RatingWords } from '../ui/RatingWords'

/** Why to trust the number, before anything else is read: rating, registration, address. */
export function Credentials({ business }: { readonly business: Business }) {
  const { rating, registration, address } = business
  return (
    <section className="ground-dark">
      <div className="wrap">
        <ul role="list" className="credentials">
          {rating !== null && (
            <li>
              <RatingWords rating={rating} />
            </li>
          )}
          <li>
            <b>{registration.number}</b> {registration.label}
          </li>
          <li>
            <b>{address.street}</b> {address.locality}, {address.region}
          </li>
        </ul>
      </div>
    </section>
  )
}
