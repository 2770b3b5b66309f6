import type { Head, JobPage, WorkPage } from '../../../templates/types.ts'
import { inPlace } from '../../lib/place-name.ts'
import { toMonthText } from '../../lib/dates.ts'
import { plural } from '../../lib/plural.ts'
import { servicePath, workPath } from '../page-paths.ts'
import { lettersOf } from '../../lib/invisible.ts'
import { mapTexts } from '../../validate/fields.ts'
import type { SiteData } from '../schema/data.ts'
import type { ProjectInput } from '../schema/projects.ts'
import { buildBreadcrumb, buildHead, buildPageTop } from './head.ts'
import { jobsNear, sortJobs, toJobCard, workWords, workTop } from './jobs.ts'
import { registrationsIn } from './business-facts.ts'
import { fillPattern, stateFacts } from './interpolate.ts'
import type { AreaStates, Distances, TownIndex } from './towns.ts'
import { toJobPhotos } from './photos.ts'
import { figures, wordsOfTrade } from '../trades/index.ts'
import { indexReviews } from './reviews.ts'
import { describeJob } from '../structured-data/business.ts'

const mostNear = 3

interface JobsInput {
  readonly data: SiteData
  readonly towns: TownIndex
  readonly distances: Distances
  readonly states: AreaStates
}

/** `/work` and the page of each job; none without jobs. */
export function buildJobPages({ data, towns, distances, states }: JobsInput) {
  const jobs = sortJobs(data)
  if (jobs.length === 0) return []
  const reviews = indexReviews(data)
  const { jobCall, drawn, hatched } = workWords(data)
  return [
    buildWorkPage(data),
    ...jobs.map((job): JobPage => {
      const path = workPath(job.slug)
      const photos = toJobPhotos(job)
      const { squares } = figuresOf(job)
      const state = states.ofTown(job.city)
      const names = { city: job.city, ...stateFacts(state) }
      const isHome = state.code === data.business.address.regionCode
      return {
        kind: 'job',
        path,
        head: withPhoto(buildHead(data, { ...jobHead(job), path }), data, job),
        breadcrumb: buildBreadcrumb(data, ['/work', { text: job.title, to: path }]),
        structuredData: [describeJob(data, { job, state: isHome ? state : undefined, photos })],
        ...registrationsIn(data.business, state),
        heading: job.title,
        town: towns.townOf(job.city),
        services: job.services.map((slug) => toServiceLink(data, slug)),
        month: toMonthText(job.finished),
        finished: job.finished,
        house: job.house ?? null,
        worked: job.worked ?? wordsOfTrade(data.business).worked ?? null,
        area: squares === undefined ? null : plural(squares, 'square'),
        legend: { drawn, hatched },
        facts: toFacts(job),
        found: job.found,
        did: job.did,
        photos,
        reviews: reviews.ofJob(job.slug),
        near: jobsNear(data, job.city, distances)
          .filter(({ project }) => project.slug !== job.slug)
          .slice(0, mostNear)
          .map(({ project }) => toJobCard(project)),
        call: mapTexts(jobCall, (text) => fillPattern(text, names)),
      }
    }),
  ]
}

/** Uses the after photo as share picture if it is a JPEG, which every service supports. */
function withPhoto(head: Head, { business }: SiteData, job: ProjectInput): Head {
  const { photo } = toJobCard(job)
  if (!photo || !/\.jpe?g$/i.test(photo.src)) return head
  const { src, width, height, alt } = photo
  return { ...head, image: { src: business.url + src, width, height, alt } }
}

function buildWorkPage(data: SiteData): WorkPage {
  const jobs = sortJobs(data).map(toJobCard)
  const { workCall: call } = workWords(data)
  const top = workTop(data)
  const { house = null } = top
  return { kind: 'work', ...buildPageTop(data, '/work', top), house, jobs, call }
}

function jobHead({ title, city, found, did, finished }: ProjectInput) {
  const isTold = lettersOf(title).toLowerCase().includes(lettersOf(city).toLowerCase())
  const place = isTold ? '' : ` ${inPlace(city)}`
  const metaDescription = shorten(`${toMonthText(finished)}, ${city}. ${found} ${did}`)
  return { pageTitle: title + place, metaDescription }
}

const mostShown = 160

function shorten(text: string): string {
  if ([...lettersOf(text)].length <= mostShown) return text
  const words = text.split(' ')
  const startOf = (count: number) => words.slice(0, count).join(' ')
  const fits = (count: number) => [...lettersOf(startOf(count))].length <= mostShown - 1
  const count = words.findLastIndex((_, index) => fits(index + 1) && index + 1 < words.length)
  return `${startOf(count + 1)}…`
}

function toServiceLink({ services }: SiteData, slug: string) {
  const name = services.find((service) => service.slug === slug)?.name ?? slug
  return { text: name, to: servicePath(slug) }
}

function toFacts(job: ProjectInput): JobPage['facts'] {
  if (Array.isArray(job.facts)) return job.facts
  const { squares, days, material, pitch } = figuresOf(job)
  const rows = [
    [figures.squares, squares === undefined ? undefined : toArea(squares)],
    [figures.days, days === undefined ? undefined : plural(days, 'day')],
    [figures.material, material],
    [figures.pitch, pitch],
  ] as const
  return rows.flatMap(([label, value]) => (value === undefined ? [] : [{ label, value }]))
}

const figuresOf = ({ facts = {} }: ProjectInput) => (Array.isArray(facts) ? {} : facts)

/** A square is a hundred square feet. */
const toArea = (squares: number) =>
  `${plural(squares, 'square')} (${Math.round(squares * 100).toLocaleString('en-US')} square feet)`
