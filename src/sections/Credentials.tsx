import type { Business } from '../../generated/types'

/** Why to trust the number, before anything else is read: rating, registration, address. */
export function Credentials({ business }: { readonly business: Business }) {
  const { rating, registration, address } = business
  return (
    <section className="ground-dark">
      <div className="wrap">
        <ul className="credentials">
          {rating !== null && (
            <li>
              <b>
                {rating.value} of {rating.best}
              </b>{' '}
              from {rating.count} {rating.count === 1 ? 'review' : 'reviews'}
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
