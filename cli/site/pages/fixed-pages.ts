import type * as types from '../../../templates/types.ts'
import type { SiteData } from '../schema/data.ts'
import type { ServiceInput } from '../schema/services.ts'
import { servicePath } from '../../lib/slug.ts'
import type { Maps } from '../maps/page-maps.ts'
import {
  buildReasons,
  claimStat,
  claimText,
  buildAnswering,
  buildPeople,
} from './business-facts.ts'
import { buildBreadcrumb, buildHead, buildPageTop } from './head.ts'
import { serviceLink, toLink, type LinkInput } from './links.ts'
import { pictureOf, toPhoto } from './photos.ts'
import { newestJobs, toJobCard } from './jobs.ts'
import { buildContract, buildLedger, buildPayment, buildPrice, buildWarranties } from './ledger.ts'
import { indexReviews } from './reviews.ts'
import {
  describeBusiness,
  describeBusinessOnContact,
  describeService,
  describeWebSite,
} from '../structured-data/business.ts'
import { trades, tradesOf } from '../trades/index.ts'
import { buildStreet } from './town-scene.ts'
import {
  buildCountyExcerpts,
  buildCountySections,
  buildCountySummaries,
  type TownIndex,
} from './towns.ts'

/** `/`, with services and counties. Throws when a claim is unknown or a statistic is no number. */
export function buildHomePage(
  data: SiteData,
  towns: TownIndex,
  map: types.ServiceMap | null,
): types.HomePage {
  const { home } = data.site
  return {
    kind: 'home',
    ...buildPageTop(data, '/', home),
    breadcrumb: [],
    structuredData: [describeBusiness(data), describeWebSite(data)],
    estimate: toLink(home.estimate),
    bullets: (home.bullets ?? []).map((id) => claimText(data.business, id)),
    services: { ...home.services, cards: buildServiceCards(data) },
    areas: {
      title: home.areas.title,
      lead: home.areas.lead,
      stats: (home.areas.stats ?? []).map((id) => claimStat(data.business, id)),
      counties: buildCountySummaries(data, towns),
      all: toLink(home.areas.all),
      map,
    },
    why: buildWhyChooseUs(data),
    call: home.call,
    jobs: newestJobs(data).map(toJobCard),
    review: indexReviews(data).all[0] ?? null,
  }
}

/** `/services`: a card for each service, in file order. */
export function buildServicesPage(data: SiteData): types.ServicesPage {
  const { signs, call = null, house = null } = data.site.services
  return {
    kind: 'services',
    ...buildPageTop(data, '/services', data.site.services),
    house,
    cards: buildServiceCards(data),
    signs: signs
      ? {
          title: signs.title,
          items: signs.items.map((sign) => ({ ...sign, link: toLink(sign.link) })),
        }
      : null,
    call,
  }
}

/** `/service-areas`: each county with its towns, or the first of very many. */
export function buildServiceAreasPage(
  data: SiteData,
  towns: TownIndex,
  maps: Maps,
): types.ServiceAreasPage {
  return {
    kind: 'service-areas',
    ...buildPageTop(data, '/service-areas', data.site.serviceAreas),
    house: data.site.serviceAreas.house ?? null,
    map: maps.areas,
    counties: buildCountyExcerpts(data, towns),
    countyMaps: maps.smallCounties,
    call: data.site.serviceAreas.call ?? null,
  }
}

const mostReviews = 3

/** `/about`, with claims as numbers. Throws when a claim is unknown or is no number. */
export function buildAboutPage(data: SiteData): types.AboutPage {
  const { story, stats = [], photo, call, house = null } = data.site.about
  return {
    kind: 'about',
    ...buildPageTop(data, '/about', data.site.about),
    house,
    story,
    photo: photo ? toPhoto(photo) : null,
    stats: stats.map((id) => claimStat(data.business, id)),
    why: buildWhyChooseUs(data),
    people: buildPeople(data),
    ledger: buildLedger(data),
    contract: buildContract(data),
    reviews: indexReviews(data).all.slice(0, mostReviews),
    call: call ?? null,
  }
}

/** `/contact`: the towns of each county, then those of `contactOnly` that no county lists. */
export function buildContactPage(data: SiteData, towns: TownIndex): types.ContactPage {
  const { cards, served, after, call, house = null } = data.site.contact
  return {
    kind: 'contact',
    ...buildPageTop(data, '/contact', data.site.contact),
    structuredData: [describeBusinessOnContact(data)],
    house,
    after: after ?? null,
    answering: buildAnswering(data),
    call: call ?? null,
    cards: { ...cards, office: cards.office ?? null },
    served: {
      title: served.title,
      counties: buildCountySections(data, towns),
      others: { title: served.others.title, towns: towns.others },
    },
  }
}

/** `/services/{slug}` from one entry of services.yaml. Throws when its tagline is no claim. */
export function buildServicePage(data: SiteData, service: ServiceInput): types.ServicePage {
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
    drawing: service.picture ?? null,
    photo: service.photo ? toPhoto(service.photo) : null,
    sections: service.sections.map(buildSection),
    questions: service.questions ?? [],
    materials: service.materials ?? [],
    price: buildPrice(service),
    warranties: buildWarranties(data.business),
    payment: buildPayment(data.business),
    leadTime: data.business.leadTime ?? null,
    jobs: newestJobs(data, service.slug).map(toJobCard),
    review: reviewOf(data, service),
  }
}

function reviewOf(data: SiteData, { slug }: ServiceInput) {
  const jobs = data.projects.filter(({ services }) => services.includes(slug))
  return indexReviews(data).newest({ jobs: jobs.map((job) => job.slug) })
}

function buildSection(section: ServiceInput['sections'][number]): types.ServiceSection {
  if (section.kind === 'cards') return { ...section, cards: section.cards.map(toDrawn) }
  if (section.kind === 'emergencies') return { ...section, items: section.items.map(toDrawn) }
  return section
}

interface DrawnInput {
  readonly picture?: types.PictureName | undefined
  readonly link?: LinkInput | undefined
}

/** A card or item as pages have it. */
function toDrawn<Item extends DrawnInput>({ picture, link, ...item }: Item) {
  return { ...item, drawing: picture ?? null, link: link ? toLink(link) : null }
}

/** The page for every other address, written to 404.html; it has no canonical address. */
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
    isDrawn: buildStreet(data).length > 0 && tradesOf(data.business).includes(trades.roofing),
    home: toLink(notFound.home),
  }
}

function buildServiceCards({ services }: SiteData): types.ServiceCard[] {
  return services.map((service) => {
    const { slug, name, tone, summary, features } = service
    const link = serviceLink(slug, name)
    return { slug, name, tone, summary, features, ...pictureOf(service), link }
  })
}

function buildWhyChooseUs({ business, services, site }: SiteData): types.WhyChooseUs {
  const { title, lead, reasons } = site.shared.whyChooseUs
  const roofs = services.flatMap(({ slug, sections }) =>
    sections.flatMap((section) => {
      if (section.kind !== 'layers') return []
      const layers = section.layers.map((layer) => ({ part: layer.part, title: layer.title }))
      return [{ layers, link: { text: section.title, to: servicePath(slug) } }]
    }),
  )
  return { title, lead, reasons: buildReasons(business, reasons), roof: roofs[0] ?? null }
}
