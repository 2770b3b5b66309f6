import type { PageOf } from '#generated/types'
import { Quotation } from '../ui/Quotation'
import { JobCards } from './JobCards'

/** A job in or near a town, and a review; nothing if there is neither. */
export function TownProof({ page: { job, review } }: { readonly page: PageOf<'area'> }) {
  if (!job && !review) return null
  const words = review && <Quotation review={review} className="text-lead" />
  return (
    <section className="py-section">
      <div className="wrap">
        {job ? (
          <JobCards jobs={[job]} level="h2">
            <div className="relative z-10 mt-6 w-fit">{words}</div>
          </JobCards>
        ) : (
          words
        )}
      </div>
    </section>
  )
}
