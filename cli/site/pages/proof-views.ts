import type { AreaPage, HomePage, JobCard, JobPage, Review } from '../../../templates/types.ts'

/** A job and a review beside other things: of what stands on their own page, a little. */
export function shownProof({ jobs, review }: Pick<HomePage, 'jobs' | 'review'>): object {
  return { jobs: jobs.map(shownJob), review: review && shownReview(review) }
}

/** A house is drawn where there is no photo; a card does not say when it was taken. */
export function shownJob({ house, photo, ...card }: JobCard): object {
  return photo ? { ...card, photo: { ...photo, stage: undefined } } : { ...card, house }
}

/** The day of a letter is marked up for programs too. */
export const shownReview = (review: Review): object => {
  return { ...review, job: undefined, date: review.url === null ? review.date : undefined }
}

/** The name of the town stands beside its distance alone; next to the office there is none. */
export function shownArea({ cityName, milesFromOffice: miles, job, review }: AreaPage): object {
  return {
    cityName: miles ? cityName : undefined,
    milesFromOffice: miles ?? 0,
    job: job && { ...shownJob(job), miles: job.miles },
    review: review && shownReview(review),
  }
}

/** Photos of the time between are shown whatever they say of it. */
export function shownJobPage(page: JobPage): object {
  const { reviews, near, worked } = page
  return {
    ...page,
    finished: undefined,
    area: worked.endsWith('roof') ? page.area : undefined,
    reviews: reviews.map(shownReview),
    near: near.map(shownJob),
  }
}
