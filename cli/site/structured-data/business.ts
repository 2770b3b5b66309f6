import type * as schema from 'schema-dts'
import { memoize } from '../../lib/collections.ts'
import { lettersOf } from '../../lib/invisible.ts'
import { splitName } from '../../lib/place-name.ts'
import { ownPath, servicePath, workPath } from '../page-paths.ts'
import { startSentence } from '../../lib/sentences.ts'
import { joinWords } from '../../lib/plural.ts'
import { textsBelow } from '../../validate/fields.ts'
import { canonicalUrl } from '../pages/head.ts'
import { describeFirm } from '../pages/offered.ts'
import { areHoursConfirmed } from '../pages/office-hours.ts'
import { weekdays, type BusinessInput } from '../schema/business.ts'
import type { SiteData } from '../schema/data.ts'
import type { OwnPageInput } from '../schema/pages.ts'
import type { ServiceInput } from '../schema/services.ts'
import type { JobPhoto } from '../../../templates/types.ts'
import type { ProjectInput } from '../schema/projects.ts'
import { readStates, type State } from '../states/area-states.ts'
import { tradesOf, type Trade } from '../trades/index.ts'

/** schema-dts does not support a list of types. */
type Firm = Omit<
  schema.WithContext<Exclude<schema.HomeAndConstructionBusiness, string>>,
  '@type'
> & {
  readonly '@type': readonly TradeType[]
}

type TradeType = NonNullable<Trade['type']>

const typeOf = (business: BusinessInput): TradeType =>
  tradesOf(business)[0].type ?? 'HomeAndConstructionBusiness'

const idOf = ({ url }: BusinessInput) => `${url}/#business`
const siteIdOf = ({ url }: BusinessInput) => `${url}/#website`

/** The firm with its hours, for Home and Contact. */
export function describeBusiness(data: SiteData): Firm {
  const { business, counties } = data
  const { served, named, ofCounty } = statesOf(data)
  const { hours, phone } = business
  return {
    ...describeOffice(data),
    description: describeFirm(data),
    url: canonicalUrl(business.url, '/'),
    ...(areHoursConfirmed(business) && {
      openingHoursSpecification: hours.office.map(toOpeningHours),
    }),
    ...(hours.emergency && {
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'emergency',
        telephone: phone,
        areaServed: oneOrAll(served.map((code) => named(code).name)),
        ...(hours.emergency.text === '24/7' && {
          hoursAvailable: toOpeningHours({ days: [...weekdays], opens: '00:00', closes: '24:00' }),
        }),
      },
    }),
    areaServed: counties.map(({ name }) => toArea('AdministrativeArea', name, ofCounty(name))),
  }
}

/** The same with exceptional hours, which only Contact shows. */
export function describeBusinessOnContact(data: SiteData): Firm {
  const { closed } = data.business.hours
  return {
    ...describeBusiness(data),
    ...(closed && { specialOpeningHoursSpecification: closed.map(toSpecialHours) }),
  }
}

interface ServedArea extends PlacedArea {
  readonly type: 'City' | 'AdministrativeArea'
  readonly path: string
  readonly description: string
  readonly near: readonly PlacedArea[]
}

/** The firm on the page of a town or county, with the area that it serves there. */
export function describeBusinessIn(data: SiteData, about: ServedArea): Firm {
  const { business } = data
  const { name, state, type, path, description, near } = about
  const area = toArea(type, name, state)
  return {
    ...describeOffice(data),
    description,
    url: canonicalUrl(business.url, path),
    serviceArea: area,
    areaServed: [area, ...near.map((each) => toArea('City', each.name, each.state))],
    hasOfferCatalog: describeOffers(data),
  }
}

/** The website, for Home. */
export function describeWebSite({ business }: SiteData): schema.WithContext<schema.WebSite> {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': siteIdOf(business),
    name: business.name,
    url: canonicalUrl(business.url, '/'),
    inLanguage: 'en-US',
    publisher: { '@id': idOf(business) },
  }
}

/** A service and its provider; the areas served are those in the page's footer. */
export function describeService(
  data: SiteData,
  { slug, name, lead }: ServiceInput,
): schema.WithContext<schema.Service> {
  const { business, counties, site } = data
  const { office, ofCounty } = statesOf(data)
  const shown = textsBelow(site.footer).map(({ value }) => value)
  const isShown = (words: string) => shown.some((text) => lettersOf(text).includes(words))
  const areas = counties.filter((county) => isShown(county.name))
  const shownState = (county: string) => {
    const state = ofCounty(county)
    return state.code === office || isShown(lettersOf(state.name)) ? state : undefined
  }
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name,
    description: lead,
    url: canonicalUrl(business.url, servicePath(slug)),
    provider: {
      '@type': typeOf(business),
      '@id': idOf(business),
      name: business.name,
      telephone: business.phone,
      url: canonicalUrl(business.url, '/'),
    },
    ...(areas.length > 0 && {
      areaServed: areas.map((area) =>
        toArea('AdministrativeArea', area.name, shownState(area.name)),
      ),
    }),
  }
}

/** A page of the firm's own, and whose it is. */
export function describePage(
  { business }: SiteData,
  { slug, heading, lead }: OwnPageInput,
): schema.WithContext<schema.WebPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    name: heading,
    description: lead,
    url: canonicalUrl(business.url, ownPath(slug)),
    inLanguage: 'en-US',
    isPartOf: { '@id': siteIdOf(business) },
    publisher: { '@id': idOf(business) },
  }
}

/** Fields shared by all descriptions of the firm: one office, one `@id`. */
const describeOffice = memoize(({ business, site }: SiteData) => {
  const { url, phone, email, coordinates, logo, rating, address } = business
  // A profile without a URL says nothing about the business.
  const profiles = (business.social ?? []).map((profile) => profile.url).filter((to) => to !== '#')
  return {
    '@context': 'https://schema.org',
    '@type': [...new Set(['LocalBusiness', typeOf(business)] as const)],
    '@id': idOf(business),
    name: business.name,
    telephone: phone,
    email,
    address: {
      '@type': 'PostalAddress',
      ...(address.street !== undefined && { streetAddress: address.street }),
      addressLocality: address.locality,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
    // Without a street, the coordinates are those of a town.
    ...(address.street !== undefined && {
      geo: { '@type': 'GeoCoordinates', latitude: coordinates.lat, longitude: coordinates.lon },
    }),
    // Without its own pictures, the icon from the build.
    logo: url + (logo?.src ?? icon),
    image: url + (site.shareImage?.src ?? logo?.src ?? icon),
    ...(rating?.inStructuredData && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.value,
        bestRating: rating.best,
        reviewCount: rating.count,
      },
    }),
    ...(profiles.length > 0 && { sameAs: profiles }),
  } as const satisfies Partial<Firm>
})

const icon = '/icon-512.png'

interface PlacedArea {
  readonly name: string
  /** `undefined` if the page does not show it. */
  readonly state: State | undefined
}

/** A town is contained in its state; counties are only the site's grouping. */
function toArea(
  type: ServedArea['type'],
  written: string,
  state: State | undefined,
): schema.City | schema.AdministrativeArea {
  return {
    '@type': type,
    // Without a state, the code in the name distinguishes namesakes.
    name: state ? splitName(written).name : written,
    ...(state && { containedInPlace: { '@type': 'State', name: state.name } }),
  }
}

function statesOf(data: SiteData) {
  const states = readStates(data)
  return { ...states, ofCounty: (county: string) => states.named(states.ofCounty(county)) }
}

/** A single value as such, several as a list. */
const oneOrAll = <Value>(values: readonly Value[]) => {
  const [first, ...others] = values
  return others.length === 0 && first !== undefined ? first : values
}

const describeOffers = memoize(({ business, services }: SiteData): schema.OfferCatalog => {
  const { offers = services.map(({ name }) => name) } = business
  const names = tradesOf(business).flatMap(({ name }) => name || [])
  return {
    '@type': 'OfferCatalog',
    name: startSentence(`${joinWords(names)} services`.trim()),
    itemListElement: offers.map((name) => ({
      '@type': 'Offer',
      itemOffered: { '@type': 'Service', name },
    })),
  }
})

type Hours = BusinessInput['hours']['office'][number]
type ClosedDays = NonNullable<BusinessInput['hours']['closed']>[number]

function toOpeningHours({ days, opens, closes }: Hours): schema.OpeningHoursSpecification {
  const dayOfWeek = days.map((day) => `https://schema.org/${day}` as const)
  return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes: toTime(closes) }
}

/** Exceptional days; closed ones from midnight to midnight, as search engines require. */
function toSpecialHours(days: ClosedDays): schema.OpeningHoursSpecification {
  const { from: validFrom, to: validThrough = validFrom, opens = '00:00', closes } = days
  const end = closes === undefined ? '00:00' : toTime(closes)
  return { '@type': 'OpeningHoursSpecification', validFrom, validThrough, opens, closes: end }
}

/** A day has to end before midnight. */
const toTime = (closes: string) => (/^(24|00):00$/.test(closes) ? '23:59' : closes)

interface DescribedJob {
  readonly job: ProjectInput
  /** `undefined` if the page does not show it. */
  readonly state: State | undefined
  readonly photos: readonly JobPhoto[]
}

/** A finished job: what the page shows, where and by whom; no rating of the firm itself. */
export function describeJob(
  { business }: SiteData,
  { job, state, photos }: DescribedJob,
): schema.WithContext<schema.CreativeWork> {
  const { slug, title, city, finished } = job
  const creator = { '@id': idOf(business) }
  return {
    '@context': 'https://schema.org',
    '@type': 'CreativeWork',
    name: title,
    url: canonicalUrl(business.url, workPath(slug)),
    dateCreated: finished,
    creator,
    contentLocation: toArea('City', city, state),
    ...(photos.length > 0 && {
      image: photos.map(({ src }) => ({
        '@type': 'ImageObject' as const,
        contentUrl: business.url + src,
        creator,
      })),
    }),
  }
}
