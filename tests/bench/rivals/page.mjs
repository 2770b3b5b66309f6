// What the rival's page says besides the texts that it shows.

/** The address of a town's page, without the folder: `Old Saybrook` is `oldsaybrook`. */
export const slugOf = (name) => name.toLowerCase().replaceAll(/[^a-z]/g, '')

/** The town's schema.org data as the text of a script element. */
export function jsonLdOf(city, { business }) {
  const place = (name) => ({
    '@type': 'City',
    name,
    containedInPlace: { '@type': 'State', name: business.address.region },
  })
  const data = {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': `${business.url}/#business`,
    name: business.name,
    description: city.metaDescription,
    url: urlOf(city.cityName, business),
    telephone: business.phone.e164,
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
      latitude: city.coordinates.lat,
      longitude: city.coordinates.lon,
    },
    serviceArea: place(city.cityName),
    areaServed: [city.cityName, ...city.nearbyAreas].map(place),
  }
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

/** The absolute address of a town's page. */
export const urlOf = (name, business) => `${business.url}/service-areas/${slugOf(name)}`

/** What a page says to those who share it, in order. */
export const shareTagsOf = (city, { business }) => [
  ['og:type', 'website'],
  ['og:site_name', business.name],
  ['og:title', city.pageTitle],
  ['og:description', city.metaDescription],
  ['og:url', urlOf(city.cityName, business)],
  ['og:image', `${business.url}/share.png`],
]
