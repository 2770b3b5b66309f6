import type { Site } from '#generated/types'
import { inMiles } from './in-miles'
import { Star } from './Stars'

interface ProofLineProps {
  readonly business: Pick<Site['business'], 'rating' | 'insurer'>
  /** From the office; 0 in its own town, of which nothing is said. */
  readonly miles: number | null
}

/** What speaks for the firm in one line that leads to the strip: rating, insurance, distance. Nothing without a proof. */
export function ProofLine({ business: { rating, insurer }, miles }: ProofLineProps) {
  if (rating === null && insurer === null) return null
  const others = [insurer !== null && 'Insured', miles && `${inMiles(miles)} away`]
  const words = others.filter(Boolean).join(' · ')
  return (
    <p className="proof-line">
      <a href={`#${stripId}`}>
        {rating !== null && (
          <>
            <Star />
            <span className="sr-only">Rated </span>
            <b>{rating.value}</b> {`(${rating.count})`}
            {words !== '' && ' · '}
          </>
        )}
        {words}
      </a>
    </p>
  )
}

/** The fragment of the strip, which says from whom and of when a rating is. */
export const stripId = 'proof'
