import type {
  AdministrativeArea,
  City,
  ContactPoint,
  DayOfWeek,
  LocalBusiness,
  OfferCatalog,
  OpeningHoursSpecification,
  PostalAddress,
  WithContext,
} from 'schema-dts'
import type { areaPath } from '../../lib/slug.ts'
import { canonicalUrl } from '../pages/head.ts'
import { weekdays, type BusinessInput } from '../schema/business.ts'
import type { SiteData } from '../schema/data.ts'

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
  { name, isCounty, path, description, nearbyAreas }: StructuredArea,
): WithContext<LocalBusiness> {
  const { url, phone, email, coordinates, logo, hours, rating, address } = business
  const area = toArea({ type: isCounty ? 'AdministrativeArea' : 'City', name, address })
  const nearby = nearbyAreas.map((each) => toArea({ type: 'City', name: each, address }))
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': `${url}/#business`,
    additionalType: 'https://schema.org/RoofingContractor',
    name: business.name,
    description,
    url: canonicalUrl(url, path),
    telephone: phone,
    email,
    address: toPostalAddress(address),
    geo: { '@type': 'GeoCoordinates', latitude: coordinates.lat, longitude: coordinates.lon },
    ...(logo && { logo: url + logo.src }),
    openingHoursSpecification: hours.office.map(toOpeningHours),
    ...(hours.emergency && { contactPoint: emergencyContact(business) }),
    serviceArea: area,
    areaServed: [area, ...nearby],
    hasOfferCatalog: offerCatalog,
    ...(rating?.inStructuredData && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.value,
        bestRating: rating.best,
        reviewCount: rating.count,
      },
    }),
    ...sameAs(business),
  }
}

const offerCatalog: OfferCatalog = {
  '@type': 'OfferCatalog',
  name: 'Roofing services',
  itemListElement: offeredWork.map((name) => ({
    '@type': 'Offer',
    itemOffered: { '@type': 'Service', name },
  })),
}

interface AreaInput extends Pick<BusinessInput, 'address'> {
  readonly type: 'City' | 'AdministrativeArea'
  readonly name: string
}

/** A town lies in the state; which county it is grouped under is the business's own affair. */
function toArea({ type, name, address }: AreaInput): City | AdministrativeArea {
  return {
    '@type': type,
    name,
    containedInPlace: { '@type': 'State', name: address.region },
  }
}

function toPostalAddress(address: BusinessInput['address']): PostalAddress {
  return {
    '@type': 'PostalAddress',
    streetAddress: address.street,
    addressLocality: address.locality,
    addressRegion: address.region,
    postalCode: address.postalCode,
    addressCountry: address.country,
  }
}

type Hours = Pick<BusinessInput['hours']['office'][number], 'days' | 'opens' | 'closes'>

function toOpeningHours({ days, opens, closes }: Hours): OpeningHoursSpecification {
  return { '@type': 'OpeningHoursSpecification', dayOfWeek: days.map(toDayOfWeek), opens, closes }
}

function emergencyContact({ phone, address }: BusinessInput): ContactPoint {
  return {
    '@type': 'ContactPoint',
    contactType: 'emergency',
    telephone: phone,
    areaServed: address.region,
    hoursAvailable: toOpeningHours({ days: [...weekdays], opens: '00:00', closes: '23:59' }),
  }
}

function toDayOfWeek(day: (typeof weekdays)[number]): DayOfWeek {
  return `https://schema.org/${day}`
}

/** Profiles whose address is known; a placeholder says nothing about the business. */
function sameAs({ social = [] }: BusinessInput): { sameAs?: string[] } {
  const profiles = social.map(({ url }) => url).filter((url) => url !== '#')
  return profiles.length > 0 ? { sameAs: profiles } : {}
}
