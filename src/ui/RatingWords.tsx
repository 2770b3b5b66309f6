import type { Rating } from '#generated/types'
import { Stars } from './Stars'

/** The average rating, the number of ratings, and who collected them. */
export function RatingWords({ rating }: { readonly rating: Rating }) {
  const { value, best, count, source, counted } = rating
  return (
    <>
      <b>
        <Stars value={value} /> {`${value} of ${best}`}
      </b>
      {` from ${count} ${count === 1 ? 'review' : 'reviews'}`}
      {source !== null && `, ${source}`}
      {counted !== null && `, as of ${counted.replaceAll(' ', '\u00A0')}`}
    </>
  )
}
