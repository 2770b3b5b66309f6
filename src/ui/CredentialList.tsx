import type { Site } from '#generated/types'
import { hasCredentials } from './has-credentials'
import { Heading } from './Heading'
import { OutsideLink } from './OutsideLink'
import { RatingWords } from './RatingWords'

interface CredentialListProps {
  readonly site: Pick<Site, 'business' | 'strip' | 'ledger'>
  /** The distance of the office, shown instead of its street: "9 miles from Guilford". */
  readonly distance: string | null
  /** The registrations to show, if not all. */
  readonly registrations?: Site['business']['registrations'] | undefined
}

/** Why to trust the number, as a homeowner asks for it; what the state knows stands last. Nothing without a reason. */
export function CredentialList({
  site,
  distance,
  registrations = site.business.registrations,
}: CredentialListProps) {
  if (!hasCredentials(site, registrations)) return null
  const { business, strip, ledger } = site
  const { rating, insurer, address, officeWords } = business
  const { street, locality, region } = address
  const where = distance ?? (street === null ? null : `at ${street}`)
  return (
    <div className="ground-dark">
      <div className="wrap credentials">
        <ul role="list">
          {rating !== null && (
            <li>
              <RatingWords rating={rating} />
            </li>
          )}
          {strip.map(({ text, label }) => (
            <li key={text}>
              <b>{text}</b> {label}
            </li>
          ))}
          {insurer !== null && (
            <li>
              <b>Insured</b> by {insurer}
            </li>
          )}
          <li>
            <Heading
              as="b"
              text={`${officeWords.in} ${where === null ? `${locality}, ${region}` : locality}`}
            />{' '}
            {where}
          </li>
        </ul>
        {registrations.map(({ label, number, lookup }) => (
          <p key={label + number}>
            {label} {number}
            {lookup !== null && (
              <>
                . <OutsideLink href={lookup}>Look it up with the state</OutsideLink>
              </>
            )}
          </p>
        ))}{' '}
        {ledger && (
          <a href={ledger.href} className="text-link">
            {ledger.text}
          </a>
        )}
      </div>
    </div>
  )
}
