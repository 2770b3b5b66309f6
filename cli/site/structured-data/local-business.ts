import type { City, AdministrativeArea, DayOfWeek, LocalBusiness, WithContext } from 'schema-dts'
import { mapped } from '../../lib/mapped.ts'
import { weekdays, type BusinessInput } from '../schema/business.ts'
import type { SiteData } from '../schema/data.ts'
import { areaPath } from '../../lib/slug.ts'
import { canonicalUrl } from '../pages/head.ts'

interface StructuredArea {
  readonly name: string
  readonly isCounty: boolean
  readonly path: ReturnType<typeof areaPath>
  readonly description: string
  readonly nearbyAreas: readonly string[]
}

const offeredWork = ['Residential Roofing', 'Commercial Roofing', 'Emergency Roofing']

/**
 * The JSON-LD of an area page (schema.org LocalBusiness). The office is the same on every page,
 * under one `@id`; what the page is about is said by url, description, serviceArea and areaServed.
 */
export function buildStructuredData(
  { business }: SiteData,
  area: StructuredArea,
): WithContext<LocalBusiness> {
  const { state, page } = officeOf(business)
  const here = toPlace(area, state)
  const nearby = mapped(area.nearbyAreas, (name) => toPlace({ name, isCounty: false }, state))
  // A copy that gets its own values is made many times faster than an object put together of parts.
  const copy: typeof page & Own = { ...page }
  copy.description = area.description
  copy.url = canonicalUrl(business.url, area.path)
  copy.serviceArea = here
  copy.areaServed = [here, ...nearby]
  return copy
}

type Office = ReturnType<typeof describeOffice>

// The same objects on every page: thousands of pages need not hold thousands of them.
const offices = new WeakMap<BusinessInput, Office>()

function officeOf(business: BusinessInput): Office {
  const known = offices.get(business)
  if (known) return known
  const office = describeOffice(business)
  offices.set(business, office)
  return office
}

type Place = City | AdministrativeArea

/** What a page says of itself. */
interface Own {
  description: string
  url: string
  serviceArea: Place
  areaServed: readonly Place[]
}

/** What every page says, with room for what is its own. */
function describeOffice(business: BusinessInput) {
  const state = { '@type': 'State', name: business.address.region } as const
  const { description, url, serviceArea, areaServed }: Own = {
    description: '',
    url: '',
    serviceArea: toPlace({ name: '', isCounty: false }, state),
    areaServed: [],
  }
  const page = {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': `${business.url}/#business`,
    additionalType: 'https://schema.org/RoofingContractor',
    name: business.name,
    description,
    url,
    telephone: business.phone,
    email: business.email,
    ...waysToReach(business),
    serviceArea,
    areaServed,
    ...worthOf(business),
  } as const
  return { state, page }
}

/** Where and when the office is open. */
function waysToReach(business: BusinessInput) {
  return {
    address: {
      '@type': 'PostalAddress',
      streetAddress: business.address.street,
      addressLocality: business.address.locality,
      addressRegion: business.address.region,
      postalCode: business.address.postalCode,
      addressCountry: business.address.country,
    },
    geo: {
      '@type': 'GeoCoordinates',
      latitude: business.coordinates.lat,
      longitude: business.coordinates.lon,
    },
    ...(business.logo && { logo: business.url + business.logo.src }),
    openingHoursSpecification: business.hours.office.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification' as const,
      dayOfWeek: days.map(toDayOfWeek),
      opens,
      closes,
    })),
    ...(business.hours.emergency && { contactPoint: emergencyContact(business) }),
  } as const
}

/** What the office offers, and what people think of it. */
function worthOf(business: BusinessInput) {
  return {
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: 'Roofing services',
      itemListElement: offeredWork.map((name) => ({
        '@type': 'Offer' as const,
        itemOffered: { '@type': 'Service' as const, name },
      })),
    },
    ...(business.rating?.inStructuredData && {
      aggregateRating: {
        '@type': 'AggregateRating' as const,
        ratingValue: business.rating.value,
        bestRating: business.rating.best,
        reviewCount: business.rating.count,
      },
    }),
    ...sameAs(business),
  } as const
}

/** A town lies in the state; which county it is grouped under is the business's own affair. */
function toPlace(
  { name, isCounty }: Pick<StructuredArea, 'name' | 'isCounty'>,
  state: { readonly '@type': 'State'; readonly name: string },
): Place {
  return {
    '@type': isCounty ? 'AdministrativeArea' : 'City',
    name,
    containedInPlace: state,
  }
}

function emergencyContact(business: BusinessInput) {
  return {
    '@type': 'ContactPoint',
    contactType: 'emergency',
    telephone: business.phone,
    areaServed: business.address.region,
    hoursAvailable: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: weekdays.map(toDayOfWeek),
      opens: '00:00',
      closes: '23:59',
    },
  } as const
}

function toDayOfWeek(day: (typeof weekdays)[number]): DayOfWeek {
  return `https://schema.org/${day}`
}

/** Profiles whose address is known; a placeholder says nothing about the business. */
function sameAs(business: BusinessInput): { sameAs?: string[] } {
  const profiles = (business.social ?? []).map(({ url }) => url).filter((url) => url !== '#')
  return profiles.length > 0 ? { sameAs: profiles } : {}
}
