import type { Site } from '#generated/types'
import { inMiles } from './in-miles'
import { LedgerLink } from './LedgerLink'
import { Star } from './Stars'

interface ProofLineProps {
  readonly business: Pick<Site['business'], 'rating' | 'insurer'>
  /** From the office; 0 in its own town, of which nothing is said. */
  readonly miles?: number | null
  /** How to check the firm, on pages without a strip. */
  readonly ledger?: Site['ledger']
}

/** What speaks for the firm in one line that leads to more of it: rating, insurance, distance. Nothing without a proof. */
export function ProofLine({ business: { rating, insurer }, miles, ledger }: ProofLineProps) {
  if (rating === null && insurer === null) return null
  const others = [insurer !== null && 'Insured', miles && `${inMiles(miles)} away`]
  const words = others.filter(Boolean).join(' · ')
  const proof = (
    <>
      {rating !== null && (
        <>
          <Star />
          <span className="sr-only">Rated </span>
          <b>{rating.value}</b> {`(${rating.count})`}
          {words !== '' && ' · '}
        </>
      )}
      {words}
    </>
  )
  return (
    <p className="proof-line">
      {ledger ? (
        <>
          {proof} · <LedgerLink ledger={ledger} />
        </>
      ) : (
        <a href={`#${stripId}`}>{proof}</a>
      )}
    </p>
  )
}

/** The fragment of the strip, which says from whom and of when a rating is. */
export const stripId = 'proof'
