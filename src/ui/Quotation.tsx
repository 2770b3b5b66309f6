import type { Review } from '#generated/types'
import { OutsideLink } from './OutsideLink'
import { Stars } from './Stars'

interface QuotationProps {
  readonly review: Review
  readonly className?: string
}

/** A review word for word: by whom, where, when, and any relation to the firm. */
export function Quotation({ review, className = 'text-lead' }: QuotationProps) {
  const { quote, by, rating, disclosure } = review
  return (
    <figure className="border-l-4 border-copper-light px-3">
      {rating !== null && <Stars value={rating} />}
      <blockquote className={className}>
        <p>{`“${quote}”`}</p>
      </blockquote>
      <figcaption className="mt-2 text-small">
        <cite className="font-semibold">{by}</cite>
        {rating === null ? ', ' : `, ${rating} of 5, `}
        <Source review={review} /> {disclosure !== null && <b className="block">{disclosure}</b>}
      </figcaption>
    </figure>
  )
}

function Source({ review: { on, url, date, day } }: { readonly review: Review }) {
  if (url !== null) return <OutsideLink href={url}>{`${on} review of ${day}`}</OutsideLink>
  return (
    <>
      {on} of <time dateTime={date}>{day}</time>
    </>
  )
}
