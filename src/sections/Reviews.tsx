import type { Review } from '#generated/types'
import { Heading } from '../ui/Heading'
import { Quotation } from '../ui/Quotation'

interface ReviewsProps {
  readonly title: string
  readonly reviews: readonly Review[]
}

/** Reviews with their sources; nothing if there are none. */
export function Reviews({ title, reviews }: ReviewsProps) {
  if (reviews.length === 0) return null
  return (
    <section className="py-section bg-sand">
      <div className="wrap">
        <Heading as="h2" className="mb-8" text={title} />
        <div
          className={`grid gap-x-16 gap-y-8 ${reviews.length > 1 ? 'md:grid-cols-2 md:*:last:odd:col-span-2' : ''}`}
        >
          {reviews.map((review) => (
            <Quotation key={review.date + review.by} review={review} />
          ))}
        </div>
      </div>
    </section>
  )
}
