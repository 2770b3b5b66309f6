import type { City, AdministrativeArea, DayOfWeek, LocalBusiness, WithContext } from 'schema-dts'
import { weekdays, type BusinessInput } from '../schema/business.ts'
import type { SiteData } from '../schema/data.ts'
import { areaPath } from '../slug.ts'
import { canonicalUrl } from './head.ts'

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
  const here = toPlace(area, business)
  const nearby = area.nearbyAreas.map((name) => toPlace({ name, isCounty: false }, business))
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': `${business.url}/#business`,
    additionalType: 'https://schema.org/RoofingContractor',
    name: business.name,
    description: area.description,
    url: canonicalUrl(business.url, area.path),
    telephone: business.phone,
    email: business.email,
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
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map(toDayOfWeek),
      opens,
      closes,
    })),
    ...(business.hours.emergency && { contactPoint: emergencyContact(business) }),
    serviceArea: here,
    areaServed: [here, ...nearby],
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: 'Roofing services',
      itemListElement: offeredWork.map((name) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name },
      })),
    },
    ...(business.rating?.inStructuredData && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: business.rating.value,
        bestRating: business.rating.best,
        reviewCount: business.rating.count,
      },
    }),
    ...sameAs(business),
  }
}

/** A town lies in the state; which county it is grouped under is the business's own affair. */
function toPlace(
  { name, isCounty }: Pick<StructuredArea, 'name' | 'isCounty'>,
  { address }: BusinessInput,
): City | AdministrativeArea {
  return {
    '@type': isCounty ? 'AdministrativeArea' : 'City',
    name,
    containedInPlace: { '@type': 'State', name: address.region },
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
