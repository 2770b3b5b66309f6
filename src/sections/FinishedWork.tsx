import type { JobCard, Review } from '#generated/types'
import { buttonStyle } from '../ui/button-style'
import { Heading } from '../ui/Heading'
import { Quotation } from '../ui/Quotation'
import { JobCards } from './JobCards'

interface FinishedWorkProps {
  readonly title: string
  readonly jobs: readonly JobCard[]
  readonly review?: Review | null
  readonly ground?: 'bg-sand' | ''
}

/** Finished jobs and a review; nothing if there is neither. */
export function FinishedWork({ title, jobs, review = null, ground = '' }: FinishedWorkProps) {
  if (jobs.length === 0 && review === null) return null
  return (
    <section className={`py-section ${ground}`.trimEnd()}>
      <div className="wrap grid gap-y-8">
        <Heading as="h2" text={jobs.length > 0 ? title : 'What a customer wrote'} />
        {jobs.length > 0 && <JobCards jobs={jobs} level="h3" />}
        <div className="grid items-center gap-x-16 gap-y-8 md:grid-cols-[1fr_auto]">
          {review && <Quotation review={review} />}
          {jobs.length > 0 && (
            // The page only exists if there are jobs.
            <a href="/work" className={`${buttonStyle('outline')} w-fit`}>
              See all finished work
            </a>
          )}
        </div>
      </div>
    </section>
  )
}
