import type { JobCard } from '../../../templates/types.ts'
import { newestFirst, toMonthText } from '../../lib/dates.ts'
import { memoize } from '../../lib/collections.ts'
import { startSentence } from '../../lib/sentences.ts'
import { toSlug } from '../../lib/slug.ts'
import { workPath } from '../page-paths.ts'
import { toCount } from '../served-towns.ts'
import { trades, wordsOfTrade } from '../trades/index.ts'
import type { SiteData } from '../schema/data.ts'
import type { ProjectInput } from '../schema/projects.ts'
import type { Distances } from './towns.ts'
import { toJobPhotos } from './photos.ts'

/** Maximum distance in miles between a job and a town whose page shows it. */
export const nearMiles = 15

/** The top of `/work`. */
export function workTop({ site, business }: SiteData): NonNullable<SiteData['site']['work']> {
  const trade = startSentence(wordsOfTrade(business).name)
  return (
    site.work ?? {
      pageTitle: `Finished ${trade} Jobs`.replace('  ', ' '),
      metaDescription:
        "Jobs we've finished: what we found, what we did, and how it looked before and after.",
      heading: 'Finished work',
      lead: "Jobs we've finished, with what we found and what we did.",
    }
  )
}

/** Words about jobs: those of site.yaml, or the trade's. */
export function workWords({ site, business }: SiteData) {
  const { workCall, jobCall, drawn, hatched, street } = site.words ?? {}
  const [work, job] = wordsOfTrade(business).calls
  return {
    workCall: workCall ?? { title: work, text: 'Tell us what you see, and where.' },
    jobCall: jobCall ?? { title: job, text: 'Tell us about it.' },
    drawn: drawn ?? 'Drawn: the type of house.',
    hatched: hatched ?? 'Hatched',
    street: street ?? 'a street of houses',
  }
}

/** The heading above the newest jobs on Home: from site.yaml, or their number. */
export function lastJobsTitle({ site, business }: SiteData, count: number): string {
  const job = wordsOfTrade(business) === trades.roofing ? 'roof' : 'job'
  const jobs = count === 1 ? job : `${toCount(count)} ${job}s`
  return site.words?.lastJobs ?? `Our last ${jobs}`
}

const mostShown = 3

/** The newest jobs, all or of one service. */
export function newestJobs(data: SiteData, service?: string): ProjectInput[] {
  const isMeant = ({ services }: ProjectInput) => !service || services.includes(service)
  return sortJobs(data).filter(isMeant).slice(0, mostShown)
}

/** Finished jobs, newest first; within a month in file order. */
export const sortJobs = memoize(({ projects }: SiteData): readonly ProjectInput[] =>
  projects.toSorted((a, b) => newestFirst(a.finished, b.finished)),
)

export function toJobCard(project: ProjectInput): JobCard {
  const photos = toJobPhotos(project)
  return {
    path: workPath(project.slug),
    title: project.title,
    town: project.city,
    month: toMonthText(project.finished),
    house: project.house ?? null,
    photo: photos.find(({ stage }) => stage === 'after') ?? photos[0] ?? null,
  }
}

/** Jobs by distance from a town, its own first; at the same distance, newest first. */
export function jobsNear(data: SiteData, town: string, distances: Distances) {
  const near = sortJobs(data).flatMap((project) => {
    const miles = distances.between(town, project.city)
    const isSame = toSlug(project.city) === toSlug(town)
    // Whole miles, and at least one to another town.
    return miles === null ? [] : { project, miles: isSame ? 0 : Math.max(1, Math.round(miles)) }
  })
  return near.toSorted((a, b) => a.miles - b.miles)
}
