import { textsBelow } from '../../validate/fields.ts'
import type { PlacedText } from '../../origins/changed-texts.ts'
import type { DataPath } from '../../parse/parse.ts'
import type * as types from '../../../templates/types.ts'
import type { SiteModel } from '../../render/site-model.ts'
import type { SiteData } from '../schema/data.ts'

/** A page with what it shows of that which all pages share. */
export interface PageView {
  readonly id: string
  readonly content: Pick<types.Page, 'kind' | 'path' | 'head'> & { readonly shared: object }
}

/** Every page as it is seen, the one for missing addresses included. */
export function viewPages({ site, pages }: SiteModel): PageView[] {
  return [...pages, site.notFound].map((page) => {
    const { kind, path, head } = page
    const content = { kind, path, head, ...shownOf(page), shared: sharedOn(page, site) }
    return { id: path, content }
  })
}

function shownOf(page: types.Page): object {
  switch (page.kind) {
    case 'home': {
      const services = { ...page.services, cards: page.services.cards.map(shownCard) }
      const jobsTitle = page.jobs.length > 0 && page.jobsTitle
      return { ...page, services, jobsTitle, ...shownProof(page) }
    }
    case 'services':
      return { ...page, cards: page.cards.map(shownCard) }
    case 'service': {
      const shown = { ...page, ...shownProof(page) }
      return page.tone === 'emergency' ? { ...shown, sections: page.sections.map(undrawn) } : shown
    }
    case 'area':
      return { ...page, ...shownArea(page) }
    case 'about':
      return { ...page, reviews: page.reviews.map(shownReview) }
    case 'work':
      return { ...page, jobs: page.jobs.map(shownJob) }
    case 'service-areas':
      // Small screens show the maps of the counties in its place.
      return { ...page, map: page.map && { ...page.map, large: [], largeLeaders: '' } }
    case 'job':
      return shownJobPage(page)
    default:
      return page
  }
}

const shownCard = (card: types.ServiceCard) => {
  return { ...card, slug: undefined, tone: undefined, isEmergency: card.tone === 'emergency' }
}

function undrawn(section: types.ServiceSection): object {
  if (section.kind !== 'cards') return section
  return { ...section, cards: section.cards.map((card) => ({ ...card, drawing: undefined })) }
}

/** Home, contact and urgent services show more of the business; the rest stands on every page. */
function sharedOn(page: types.Page, { business, ...site }: types.Site): object {
  const { callTitle, callText } = site.areaTemplate
  const isCalling = page.kind === 'service-areas' && page.call === null
  const isProven = page.kind === 'home' || page.kind === 'area'
  const { in: inTown, ours } = business.officeWords
  return {
    ...site,
    ledger: isProven ? site.ledger : undefined,
    strip: isProven ? site.strip : undefined,
    business: {
      ...business,
      registrations: business.registrations.map((each) =>
        isProven ? each : { ...each, lookup: null },
      ),
      insurer: isProven ? business.insurer : undefined,
      // Breadcrumbs are marked up with whole addresses.
      url: ['home', 'not-found'].includes(page.kind) ? undefined : business.url,
      address: { ...business.address, country: undefined },
      rating: ['home', 'area', 'contact'].includes(page.kind) ? business.rating : undefined,
      closedDays: page.kind === 'contact' ? business.closedDays : undefined,
      reviewLink: page.kind === 'contact' ? business.reviewLink : undefined,
      sms: page.kind === 'contact' || endsInCall(page) ? business.sms : undefined,
      // By night, where somebody answers, Contact shows a house, and Home the roofs of its street.
      emergency:
        isUrgent(page) || (page.kind === 'home' && site.street)
          ? business.emergency
          : page.kind === 'contact' && business.emergency?.hours,
      officeWords: [isProven && inTown, hasMap(page) && ours],
    },
    areaTemplate: page.kind === 'area' ? site.areaTemplate : isCalling && { callTitle, callText },
    outlines: hasMap(page) ? site.outlines : undefined,
    street: shownStreet(page, site.street),
    linkedRedirects: undefined,
    notFound: undefined,
  }
}

/** Home names the houses; of some other pages the shared picture is the street. */
function shownStreet({ kind }: types.Page, street: types.Site['street']): object | undefined {
  if (kind === 'home') return street ?? undefined
  return street && ['services', 'service-areas', 'work'].includes(kind)
    ? { alt: street.alt }
    : undefined
}

/** Below the number of the closing call stands the link to a message. */
function endsInCall(page: types.Page): boolean {
  if (page.kind === 'service') return page.sections.some(({ kind }) => kind === 'call')
  if (page.kind === 'services' || page.kind === 'about') return page.call !== null
  return ['home', 'area', 'service-areas', 'work', 'job'].includes(page.kind)
}

const isUrgent = (page: types.Page) =>
  page.kind === 'service' &&
  (page.tone !== 'standard' || page.sections.some(({ kind }) => kind === 'banner'))

function hasMap(page: types.Page): boolean {
  if (page.kind === 'home') return page.areas.map !== null
  return (page.kind === 'area' || page.kind === 'service-areas') && page.map !== null
}

/** What is no words: addresses, names of drawings, and what only programs read. */
const wordless: ReadonlySet<PropertyKey> = new Set(
  'kind path countyPath officeTimes officeWords slug tone to href src srcSet type worked stage date finished url lookup canonical e164 house drawing part at map countyMaps structuredData ground sky siding roof landmark trees look mark'.split(
    ' ',
  ),
)

/** The words that a visitor reads on a page, in the order of the model. */
export const readableTexts = (value: unknown): PlacedText[] =>
  textsBelow(value)
    .filter(({ value: text, path }) => text.trim() !== '' && !path.some((key) => wordless.has(key)))
    .map(({ value: text, path }) => ({ path, text }))

/** A job and a review beside other things: of what stands on their own page, a little. */
function shownProof({ jobs, review }: Pick<types.HomePage, 'jobs' | 'review'>): object {
  return { jobs: jobs.map(shownJob), review: review && shownReview(review) }
}

/** A house is drawn where there is no photo; a card does not say when it was taken. */
function shownJob({ house, photo, ...card }: types.JobCard): object {
  return photo ? { ...card, photo: { ...photo, stage: undefined } } : { ...card, house }
}

/** The day of a letter is marked up for programs too. */
const shownReview = (review: types.Review): object => {
  return { ...review, job: undefined, date: review.url === null ? review.date : undefined }
}

/** The name of the town stands beside its distance alone, next to the office there is none; its county is a link. */
function shownArea({ cityName, milesFromOffice: miles, job, review, ...page }: types.AreaPage) {
  const { facts, map } = page
  const own = map?.own && (map.own.outline === null ? map.own : { ...map.own, x: 0, y: 0 })
  const isLinked = page.countyPath !== null && page.servingLine.includes(page.county)
  return {
    county: isLinked ? page.county : undefined,
    cityName: miles ? cityName : undefined,
    milesFromOffice: miles ?? 0,
    job: job && { ...shownJob(job), miles: job.miles },
    review: review && shownReview(review),
    facts: facts.lines.length > 0 && facts,
    map: map && { ...map, own },
  }
}

/** Photos of the time between are shown whatever they say of it. */
function shownJobPage(page: types.JobPage): object {
  const { reviews, near, house, worked, legend } = page
  return {
    ...page,
    finished: undefined,
    area: house && worked?.endsWith('roof') ? page.area : undefined,
    legend: house && { ...legend, hatched: worked && legend.hatched },
    reviews: reviews.map(shownReview),
    near: near.map(shownJob),
  }
}

/** Texts of pages that are one value of the data, which stands there in another form or is a name. */
export function namedTexts(data: SiteData, { site }: SiteModel): ReadonlyMap<string, DataPath> {
  const { business } = site
  const named: readonly (readonly [string, DataPath])[] = [
    [business.name, ['business', 'name']],
    [business.phone.text, ['business', 'phone']],
    [business.phone.e164, ['business', 'phone']],
    [business.email, ['business', 'email']],
    ...(business.address.street === null
      ? []
      : [[business.address.street, ['business', 'address', 'street']] as const]),
    [business.address.locality, ['business', 'address', 'locality']],
    [business.address.region, ['business', 'address', 'region']],
    [business.address.postalCode, ['business', 'address', 'postalCode']],
    ...data.services.map(({ name }, index) => [name, ['services', index, 'name']] as const),
    ...data.counties.map(({ name }, index) => [name, ['counties', index, 'name']] as const),
    ...data.cities.map(({ cityName }, index) => [cityName, ['cities', index, 'cityName']] as const),
  ]
  return new Map(named)
}
