import type * as types from '../../../templates/types.ts'
import { lettersOf } from '../../lib/invisible.ts'
import type { SiteData } from '../schema/data.ts'
import type { ServiceInput } from '../schema/services.ts'
import { servicePath } from '../page-paths.ts'
import type { Maps } from '../maps/page-maps.ts'
import {
  buildReasons,
  claimStat,
  claimText,
  buildAnswering,
  buildPeople,
} from './business-facts.ts'
import { buildContactForm, buildThanksPages, toQuoteLink } from './contact-form.ts'
import { buildBreadcrumb, buildHead, buildPageTop } from './head.ts'
import { serviceLink, toLink } from './links.ts'
import { photoOrNone } from './photos.ts'
import { homeHead, homeTagline, serviceLinks } from './offered.ts'
import { lastJobsTitle, newestJobs, toJobCard } from './jobs.ts'
import { buildContract, buildLedger, buildPayment, buildPrice, buildWarranties } from './ledger.ts'
import { indexReviews } from './reviews.ts'
import { buildSections } from './sections.ts'
import {
  describeBusiness,
  describeBusinessOnContact,
  describeService,
  describeWebSite,
} from '../structured-data/business.ts'
import { isRoofer, tradesOf } from '../trades/index.ts'
import { closingOf, drawingOfHome, drawingOfTrade, neighborOf, workBeside } from './scenery.ts'
import { buildStreet } from './town-scene.ts'
import {
  areFew,
  buildCountyExcerpts,
  buildCountiesBesideMap,
  byName,
  haveRows,
  inOrder,
  listedCounty,
  type TownIndex,
} from './towns.ts'

/** The houses to choose from on Home, if any. */
type Houses = Pick<types.HomePage, 'houses'>

/** Builds the single pages and those of services. Throws when a claim is unknown or not a number. */
export const buildFixedPages = (
  data: SiteData,
  towns: TownIndex,
  maps: Maps,
  houses: Houses,
): types.Page[] => [
  { ...buildHomePage(data, towns, maps.areas), ...houses },
  buildServicesPage(data),
  ...data.services.map((service) => buildServicePage(data, service)),
  buildServiceAreasPage(data, towns, maps),
  buildAboutPage(data),
  buildContactPage(data, towns),
  ...buildThanksPages(data),
]

function buildHomePage(
  data: SiteData,
  towns: TownIndex,
  map: types.ServiceMap | null,
): types.HomePage {
  const { home } = data.site
  const jobs = newestJobs(data)
  const cards = buildServiceCards(data).map((card) => ({ ...card, features: [] }))
  const signs = buildSigns(data)
  const counties = buildCountiesBesideMap(data, towns, toLink(home.areas.all).to)
  const { isByChoice = false } = tradesOf(data.business)[0]
  return {
    kind: 'home',
    ...buildPageTop(data, '/', { ...home, ...homeHead(data) }),
    photo: photoOrNone(home.photo),
    ...drawingOfHome(data),
    ...(namesTown(data) ? {} : { tagline: homeTagline(data) }),
    breadcrumb: [],
    structuredData: [describeBusiness(data), describeWebSite(data)],
    estimate: toQuoteLink(data, home.estimate),
    bullets: (home.bullets ?? []).map((id) => claimText(data.business, id)),
    services: { ...home.services, cards },
    areas: {
      title: home.areas.title,
      lead: home.areas.lead,
      stats: (home.areas.stats ?? []).map((id) => claimStat(data.business, id)),
      counties,
      isInRows: haveRows(counties),
      towns: linkedTowns(map, counties),
      all: toLink(home.areas.all),
      map,
    },
    why: askedInShort(buildWhyChooseUs(data)),
    call: home.call,
    signs: signs && (isByChoice || signs.items.length > mostExplained ? inShort(signs) : signs),
    ...(isByChoice && { isByChoice: true }),
    jobs: jobs.map(toJobCard),
    jobsTitle: lastJobsTitle(data, jobs.length),
    review: indexReviews(data).all[0] ?? null,
  }
}

/** On Home, questions to ask before hiring stand alone or with the firm's own answers: About explains each. */
function askedInShort(why: types.WhyChooseUs): types.WhyChooseUs {
  if (!why.reasons.every(({ title }) => title.endsWith('?'))) return why
  const isAnswered = why.reasons.some(({ answer }) => answer)
  const reasons = why.reasons.map((reason) =>
    // Beside answers, none is bare.
    isAnswered && !reason.answer ? reason : { ...reason, description: null },
  )
  return inLine({ ...why, reasons }, { text: 'What to ask, and why', to: '/about' })
}

/** Reasons of which nothing is said stand in one line, with a link to where more is. */
function inLine(why: types.WhyChooseUs, more: types.WhyChooseUs['more'] | null): types.WhyChooseUs {
  const isBare = why.reasons.every(({ description, answer }) => description === null && !answer)
  return isBare && more ? { ...why, more } : why
}

/** What the map of Home links to and no county beside it lists. */
function linkedTowns(
  map: types.ServiceMap | null,
  counties: readonly types.CountyExcerpt[],
): types.Town[] {
  const listed = new Set(counties.flatMap(({ towns }) => towns.map(({ path }) => path)))
  const linked = (map?.labels ?? []).flatMap(({ text, link }) =>
    link && !listed.has(link.to) ? [{ name: text, path: link.to }] : [],
  )
  return byName(linked)
}

/** More signs are compact on Home, as are those below the services; Services has the rest of what is said. */
const mostExplained = 4

const inShort = ({ title, items }: types.Signs): types.Signs => {
  const toShort = ({ title: sign, link, isUrgent }: types.Signs['items'][number]) => ({
    title: sign,
    link,
    isUrgent,
  })
  return { title, items: items.map(toShort) }
}

/** Whether the first screen of Home names the town by itself, on phones too. */
function namesTown({ business, site: { home } }: SiteData): boolean {
  const bullets = (home.bullets ?? []).map((id) => claimText(business, id))
  const town = lettersOf(business.address.locality)
  return [business.name, home.heading, home.lead, ...bullets].some((text) =>
    lettersOf(text).includes(town),
  )
}

function buildServicesPage(data: SiteData): types.ServicesPage {
  const { call = null, house = null } = data.site.services
  return {
    kind: 'services',
    ...buildPageTop(data, '/services', data.site.services),
    house,
    cards: buildServiceCards(data),
    signs: buildSigns(data),
    call,
  }
}

function buildSigns({ site, services }: SiteData): types.Signs | null {
  const { title, items } = site.services.signs ?? {}
  if (title === undefined || items === undefined) return null
  const emergencies = services.filter(({ tone }) => tone === 'emergency')
  const urgent = new Set<string>(emergencies.map(({ slug }) => servicePath(slug)))
  const toSign = (sign: (typeof items)[number]) => ({
    ...sign,
    link: toLink(sign.link),
    isUrgent: urgent.has(sign.link.to),
  })
  return { title, items: items.map(toSign) }
}

/** `/service-areas`: each county with its towns, cut when there are too many. */
function buildServiceAreasPage(
  data: SiteData,
  towns: TownIndex,
  maps: Maps,
): types.ServiceAreasPage {
  const counties = buildCountyExcerpts(data, towns)
  const { callTitle, callText } = data.site.areaPage
  return {
    kind: 'service-areas',
    ...buildPageTop(data, '/service-areas', data.site.serviceAreas),
    house: data.site.serviceAreas.house ?? null,
    ...neighborOf(data, data.site.serviceAreas),
    map: maps.areas,
    counties,
    isShort:
      areFew(counties) &&
      counties.every(({ summary, all }) => !summary && !all) &&
      (isAsTallAsMap(counties) ? 'in-a-column' : 'in-columns'),
    countyMaps: maps.smallCounties,
    call: data.site.serviceAreas.call ?? { title: callTitle, text: callText },
    ...closingOf(data, 'areas'),
  }
}

/** In units of a row: what a map beside it has room for, and the name of a county with the space around it. */
const [roomBesideMap, nameOfCounty] = [15, 1.8]

/** Whether towns in one column reach about as far down as the map beside them. */
const isAsTallAsMap = (counties: readonly types.CountyExcerpt[]) =>
  counties.reduce((sum, { towns }) => sum + towns.length + nameOfCounty, 0) <= roomBesideMap

const mostReviews = 3

function buildAboutPage(data: SiteData): types.AboutPage {
  const { story, process, stats = [], photo, call, house = null } = data.site.about
  const ledger = buildLedger(data)
  const why = buildWhyChooseUs(data)
  // Not repeated: the ledger shows these, and the rating in its own words.
  const isTold = ({ title, description }: types.TextItem) =>
    ledger?.rows.some(({ says }) => says === title || description.startsWith(says))
  const reasons = why.reasons.map((reason) => {
    return isTold(reason) ? { ...reason, description: null } : reason
  })
  const whyInShort = inLine({ ...why, reasons }, ledger && { text: ledger.title, to: '#ledger' })
  const contract = buildContract(data)
  const reviews = indexReviews(data).all.slice(0, mostReviews)
  // Without the reasons at its end the page would end on the background of its call.
  const hasOtherEnd = contract !== null && reviews.length === 0
  return {
    kind: 'about',
    ...buildPageTop(data, '/about', data.site.about),
    house,
    ...workBeside(data, data.site.about, 0),
    story,
    ...(process && { process }),
    photo: photoOrNone(photo),
    stats: stats.map((id) => claimStat(data.business, id)),
    services:
      stats.length > 0 ? null : { title: data.site.services.heading, links: serviceLinks(data) },
    why: hasOtherEnd && whyInShort.more ? { ...whyInShort, more: null } : whyInShort,
    people: buildPeople(data),
    ledger,
    contract,
    reviews,
    call: call ?? null,
    ...closingOf(data, 'about'),
  }
}

/** `/contact`: the towns of each county, then those of `contactOnly` without a county. */
function buildContactPage(data: SiteData, towns: TownIndex): types.ContactPage {
  const { cards, served, after, call, house = null } = data.site.contact
  const counties = data.counties.map(({ name }) => {
    return { name: listedCounty(data, name), towns: inOrder(towns.townsOf(name)) }
  })
  const others = { name: served.others.title, towns: byName(towns.others) }
  const lists = others.towns.length > 0 ? [...counties, others] : counties
  const isShort = cards.office === undefined && areFew(lists)
  const form = buildContactForm(data, byName(lists.flatMap((each) => each.towns)))
  return {
    kind: 'contact',
    ...buildPageTop(data, '/contact', data.site.contact),
    structuredData: [describeBusinessOnContact(data)],
    house,
    ...workBeside(data, data.site.contact, 1),
    ...(form && { form }),
    after: after ?? null,
    answering: buildAnswering(data),
    call: call ?? null,
    ...closingOf(data, 'contact'),
    cards: { ...cards, office: cards.office ?? null },
    served: {
      title: served.title,
      isShort,
      lists,
    },
  }
}

function buildServicePage(data: SiteData, service: ServiceInput): types.ServicePage {
  const path = servicePath(service.slug)
  return {
    kind: 'service',
    path,
    head: buildHead(data, { ...service, path }),
    breadcrumb: buildBreadcrumb(data, ['/services', { text: service.name, to: path }]),
    structuredData: [describeService(data, service)],
    name: service.name,
    heading: service.heading,
    lead: service.lead,
    tagline: service.tagline ? claimText(data.business, service.tagline) : null,
    tone: service.tone,
    callLabel: service.callLabel,
    drawing: service.picture ?? (service.photo ? null : drawingOfTrade(data)),
    photo: photoOrNone(service.photo),
    sections: buildSections(data, service.sections),
    questions: service.questions ?? [],
    materials: service.materials ?? [],
    price: buildPrice(service),
    warranties: buildWarranties(data.business),
    payment: buildPayment(data.business),
    leadTime: data.business.leadTime ?? null,
    jobs: newestJobs(data, service.slug).map(toJobCard),
    review: reviewOf(data, service),
    ...(isShort(service) && buildOthers(data, service)),
  }
}

/** Whether a page says little below its top, and leads on to the other services. */
const isShort = ({ sections, materials, price }: ServiceInput) =>
  !price && !materials && !sections.some(({ kind }) => kind === 'cards' || kind === 'emergencies')

/** The other services by their pictures; nothing unless each has one. */
function buildOthers(data: SiteData, { slug }: ServiceInput): Pick<types.ServicePage, 'others'> {
  const others = buildServiceCards(data).filter((card) => card.slug !== slug)
  if (others.length === 0 || others.some(({ drawing }) => drawing === null)) return {}
  return {
    others: others.map(({ name, link, drawing }) => {
      return { description: null, link: { text: name, to: link.to }, drawing }
    }),
  }
}

function reviewOf(data: SiteData, { slug }: ServiceInput) {
  const jobs = data.projects.filter(({ services }) => services.includes(slug))
  return indexReviews(data).newest({ jobs: jobs.map((job) => job.slug) })
}

/** The not-found page, written to 404.html; it has no canonical URL. */
export function buildNotFoundPage(data: SiteData): types.NotFoundPage {
  const { notFound } = data.site
  return {
    kind: 'not-found',
    path: '/404',
    head: buildHead(data, { ...notFound, path: null }),
    breadcrumb: [],
    structuredData: [],
    heading: notFound.heading,
    text: notFound.text,
    isDrawn: buildStreet(data).length > 0 && isRoofer(data.business),
    home: toLink(notFound.home),
  }
}

/** The first service without a picture shows the drawing of the trade, if no other does. */
export function buildServiceCards(data: SiteData): types.ServiceCard[] {
  const { services } = data
  const ofTrade = drawingOfTrade(data)
  const isShown = services.some(({ picture }) => picture === ofTrade)
  const plain = services.find(({ picture, photo }) => !picture && !photo)
  return services.map((service) => {
    const { slug, name, tone, summary, features } = service
    const drawing = service.picture ?? (service === plain && !isShown ? ofTrade : null)
    const link = serviceLink(slug, name)
    return { slug, name, tone, summary, features, drawing, photo: photoOrNone(service.photo), link }
  })
}

function buildWhyChooseUs({ business, site }: SiteData) {
  const { title, lead, reasons } = site.shared.whyChooseUs
  return { title, lead, reasons: buildReasons(business, reasons) }
}
