import type { Review } from '../../../templates/types.ts'
import { newestFirst, toDayText } from '../../lib/dates.ts'
import { memoize } from '../../lib/collections.ts'
import { toSlug } from '../../lib/slug.ts'
import { workPath } from '../page-paths.ts'
import type { SiteData } from '../schema/data.ts'
import { reviewSource, type ReviewInput } from '../schema/reviews.ts'

/** Reviews, newest first: all, by job, and by town or jobs. */
export const indexReviews = memoize((data: SiteData) => {
  const titles = new Map(data.projects.map(({ slug, title }) => [slug, title]))
  const sorted = data.reviews.toSorted((a, b) => newestFirst(a.date, b.date))
  const built = sorted.map((input) => ({ input, review: toReview(input, titles) }))
  const find = (isMeant: (input: ReviewInput) => boolean) =>
    built.filter(({ input }) => isMeant(input)).map(({ review }) => review)
  return {
    all: built.map(({ review }) => review),
    ofJob: (slug: string) => find(({ project }) => project === slug),
    newest: ({ town, jobs }: { town?: string; jobs: readonly string[] }) =>
      find(({ project, city }) => {
        const isOfTown = town !== undefined && city !== undefined && toSlug(city) === toSlug(town)
        return isOfTown || (project !== undefined && jobs.includes(project))
      })[0] ?? null,
  }
})

function toReview(input: ReviewInput, titles: ReadonlyMap<string, string>): Review {
  const { quote, by, on, url, date, rating, disclosure, project } = input
  const title = titles.get(project ?? '')
  return {
    quote,
    by,
    on: reviewSource(on)?.name ?? on,
    url: url ?? null,
    date,
    day: toDayText(date),
    rating: rating ?? null,
    disclosure: disclosure ?? null,
    job:
      project !== undefined && title !== undefined ? { text: title, to: workPath(project) } : null,
  }
}
