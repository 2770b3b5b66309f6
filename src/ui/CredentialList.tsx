import type { Business, Site } from '#generated/types'
import { Heading } from './Heading'
import { OutsideLink } from './OutsideLink'
import { RatingWords } from './RatingWords'

interface CredentialListProps {
  readonly business: Business
  readonly ledger: Site['ledger']
  /** How far the office is, said in place of its street: "9 miles from Guilford". */
  readonly distance: string | null
}

/** Registrations, rating, insurer and office, each with the way to check it. */
export function CredentialList({ business, ledger, distance }: CredentialListProps) {
  const { rating, registrations, insurer, address, officeWords } = business
  const { street, locality, region } = address
  const where = distance ?? (street === null ? null : `at ${street}`)
  return (
    <ul role="list" className="wrap credentials">
      {registrations.map(({ label, number, lookup }) => (
        <li key={label + number}>
          <b>{number}</b> {label}
          {lookup !== null && (
            <>
              . <OutsideLink href={lookup}>Look it up at the state</OutsideLink>
            </>
          )}
        </li>
      ))}
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
        <Heading
          as="b"
          text={`${officeWords.in} ${where === null ? `${locality}, ${region}` : locality}`}
        />{' '}
        {where !== null && `${where}. `}
        {ledger && (
          <a href={ledger.href} className="text-link">
            {ledger.text}
          </a>
        )}
      </li>
    </ul>
  )
}
