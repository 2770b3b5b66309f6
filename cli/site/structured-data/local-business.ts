import type {
  AdministrativeArea,
  City,
  LocalBusiness,
  OfferCatalog,
  OpeningHoursSpecification,
  WithContext,
} from 'schema-dts'
import { canonicalUrl } from '../pages/head.ts'
import { weekdays, type BusinessInput } from '../schema/business.ts'

interface StructuredArea {
  readonly name: string
  readonly type: 'City' | 'AdministrativeArea'
  readonly path: string
  readonly description: string
  readonly nearbyAreas: readonly string[]
}

const offeredWork = ['Residential Roofing', 'Commercial Roofing', 'Emergency Roofing']

/** The JSON-LD of an area page: one office, under one `@id`, and the area that the page is about. */
export function buildStructuredData(
  business: BusinessInput,
  { name, type, path, description, nearbyAreas }: StructuredArea,
): WithContext<LocalBusiness> {
  const { url, phone, email, coordinates, logo, hours, rating, address } = business
  const { region } = address
  // A town lies in the state; which county it is grouped under is the business's own affair.
  const toArea = (each: string, kind: StructuredArea['type']): City | AdministrativeArea => {
    return { '@type': kind, name: each, containedInPlace: { '@type': 'State', name: region } }
  }
  const area = toArea(name, type)
  // A profile without an address says nothing about the business.
  const profiles = (business.social ?? []).map((profile) => profile.url).filter((to) => to !== '#')
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
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.locality,
      addressRegion: region,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
    geo: { '@type': 'GeoCoordinates', latitude: coordinates.lat, longitude: coordinates.lon },
    ...(logo && { logo: url + logo.src }),
    openingHoursSpecification: hours.office.map(toOpeningHours),
    ...(hours.emergency && {
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'emergency',
        telephone: phone,
        areaServed: region,
        hoursAvailable: toOpeningHours({ days: weekdays, opens: '00:00', closes: '23:59' }),
      },
    }),
    serviceArea: area,
    areaServed: [area, ...nearbyAreas.map((each) => toArea(each, 'City'))],
    hasOfferCatalog: offerCatalog,
    ...(rating?.inStructuredData && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.value,
        bestRating: rating.best,
        reviewCount: rating.count,
      },
    }),
    ...(profiles.length > 0 && { sameAs: profiles }),
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

interface Hours {
  readonly days: readonly (typeof weekdays)[number][]
  readonly opens: string
  readonly closes: string
}

function toOpeningHours({ days, opens, closes }: Hours): OpeningHoursSpecification {
  const dayOfWeek = days.map((day) => `https://schema.org/${day}` as const)
  return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes }
}
