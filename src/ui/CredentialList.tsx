import type { ReactNode } from 'react'
import type { Site } from '#generated/types'
import { fillsStrip, hasCredentials } from './has-credentials'
import { Heading } from './Heading'
import { LedgerLink } from './LedgerLink'
import { OutsideLink } from './OutsideLink'
import { stripId } from './ProofLine'
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
  if (!hasCredentials(site, registrations) || !fillsStrip(site)) return null
  return (
    <div id={stripId} className="ground-dark">
      <div className="wrap credentials">
        <ul role="list">
          {credentialsOf({ site, distance }).map(({ key, words }) => (
            <li key={key}>{words}</li>
          ))}
        </ul>
        {registrations.map((registration) => (
          <p key={registration.label + registration.number}>
            <RegistrationWords {...registration} />
          </p>
        ))}{' '}
        <LedgerLink {...site} />
      </div>
    </div>
  )
}

/** The same as sentences at the top of a page, where they are too few for a strip; each is read as a text of its own. */
export function CredentialSentences({
  site,
  distance,
  registrations = site.business.registrations,
}: CredentialListProps) {
  if (!hasCredentials(site, registrations) || fillsStrip(site)) return null
  return (
    <p className="mt-5 max-w-[60ch] text-ink-soft">
      {credentialsOf({ site, distance }).map(({ key, words }) => (
        <span key={key}>{words}. </span>
      ))}
      {registrations.map((registration) => (
        <span key={registration.label + registration.number}>
          <RegistrationWords {...registration} />.{' '}
        </span>
      ))}
      <LedgerLink {...site} />
    </p>
  )
}

interface Credential {
  readonly key: string
  readonly words: ReactNode
}

function credentialsOf({ site, distance }: Pick<CredentialListProps, 'site' | 'distance'>) {
  const { business, strip } = site
  const { rating, insurer, address, officeWords } = business
  const { street, locality, region } = address
  const where = distance ?? (street === null ? null : `at ${street}`)
  const credentials: Credential[] = []
  if (rating !== null) credentials.push({ key: 'rating', words: <RatingWords rating={rating} /> })
  for (const { text, label } of strip) {
    const words = (
      <>
        <b>{text}</b> {label}
      </>
    )
    credentials.push({ key: text, words })
  }
  if (insurer !== null) {
    const words = (
      <>
        <b>Insured</b> by {insurer}
      </>
    )
    credentials.push({ key: 'insurer', words })
  }
  const office = (
    <>
      <Heading
        as="b"
        text={`${officeWords.in} ${where === null ? `${locality}, ${region}` : locality}`}
      />
      {where !== null && <> {where}</>}
    </>
  )
  return [...credentials, { key: 'office', words: office }]
}

function RegistrationWords({ label, number, lookup }: Site['business']['registrations'][number]) {
  return (
    <>
      {label} {number}
      {lookup !== null && (
        <>
          . <OutsideLink href={lookup}>Look it up with the state</OutsideLink>
        </>
      )}
    </>
  )
}
