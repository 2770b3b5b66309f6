import type { AuditFault } from '../../support/audit-fault.ts'
import { auditSite, origin } from '../../support/audit-site.ts'

const written = (text: string) => `<script type="application/ld+json">${text}</script>`
const marked = (value: unknown) => written(JSON.stringify(value))

const at = (path: string, value: unknown, main = '') =>
  auditSite({ '/': {}, [path]: { main: main + marked(value) } })

const id = `${origin}/#business`
const hours = [
  {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map(
      (day) => `https://schema.org/${day}`,
    ),
    opens: '07:00',
    closes: '18:00',
  },
  { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Saturday', opens: '08:00', closes: '16:00' },
]
const firm = {
  '@type': ['LocalBusiness', 'RoofingContractor'],
  '@id': id,
  name: 'Ridge & Eave Roofing',
  url: `${origin}/`,
  telephone: '+18605550142',
  address: { '@type': 'PostalAddress', streetAddress: '64 Thompson St', postalCode: '06513' },
  geo: { '@type': 'GeoCoordinates', latitude: 41.28088, longitude: -72.87231 },
  openingHoursSpecification: hours,
}
const shown = `<p>Ridge &amp; Eave Roofing, 64 Thompson St, CT 06513, 860-555-0142</p>
  <p>Monday to Friday 7:00 AM to 6:00 PM</p><p>Saturday 8:00 AM to 4:00 PM</p>`
const rating = { '@type': 'AggregateRating', ratingValue: 4.9, bestRating: 5, reviewCount: 127 }
const steps = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    return { '@type': 'ListItem', position: index + 1, name: `Step ${index}`, item: `${origin}/` }
  })

/** JSON writes both latitudes alike. */
function zeroAtEnd(latitude: string) {
  const geo = { ...firm.geo, latitude: Number(latitude) }
  const site = at('/about', { ...firm, geo })
  const coordinates = { lat: Number(latitude), lon: firm.geo.longitude }
  const business = { ...site.data.business, coordinates }
  const placeOf = () => {
    const endColumn = 1 + latitude.length
    return { file: 'data/business.yaml', line: 1, column: 1, endLine: 1, endColumn }
  }
  return { ...site, data: { ...site.data, business }, placeOf }
}

const crumbs = { '@type': 'BreadcrumbList', itemListElement: steps(2) }

/** Structured data that cannot be read, is not true, or is not what Google asks for. */
export const structuredDataFaults: readonly AuditFault[] = [
  {
    rule: 'structured-data/parses',
    name: 'a comma too many',
    faulty: () => auditSite({ '/about': { main: written('{"@type": "WebSite",}') } }),
    finds: ['error /about: The structured data of this page cannot be read.'],
    clean: () => at('/about', firm),
  },
  {
    rule: 'structured-data/vocabulary',
    name: 'a type and a property that do not exist, and a thing without a type',
    faulty: () =>
      at('/about', [
        { '@type': 'Roofer' },
        { '@type': 'LocalBusiness', phone: '1' },
        { name: 'a' },
      ]),
    finds: [
      'error /about: "Roofer" is no type that structured data of a contractor\'s site uses.',
      'error /about: schema.org has no "phone" for LocalBusiness.',
      'error /about: A thing in structured data has no @type.',
    ],
    clean: () => at('/about', { '@context': 'https://schema.org', '@graph': [firm] }),
  },
  {
    rule: 'structured-data/fields',
    name: 'a firm without an address and a phone number',
    faulty: () => at('/about', { ...firm, address: undefined, telephone: undefined }),
    finds: [
      'error /about: The LocalBusiness in the structured data has no "address".',
      'warning /about: The LocalBusiness in the structured data has no "telephone".',
    ],
    clean: () =>
      at('/about', [firm, { '@type': 'Service', name: 'Repairs', provider: { '@id': id } }]),
  },
  {
    rule: 'structured-data/fields',
    name: 'breadcrumbs of one step, a step without its place, a rating of nobody',
    faulty: () =>
      at('/about', [
        { '@type': 'BreadcrumbList', itemListElement: steps(1) },
        {
          '@type': 'BreadcrumbList',
          itemListElement: [...steps(1), { '@type': 'ListItem', name: 'Essex' }],
        },
        { ...rating, reviewCount: undefined },
      ]),
    finds: [
      'error /about: The BreadcrumbList is not whole: it has fewer than two steps.',
      'error /about: The BreadcrumbList is not whole: step 2 has no "position": 2.',
      'error /about: The AggregateRating in the structured data has no "reviewCount".',
    ],
    clean: () => at('/about', [{ '@type': 'BreadcrumbList', itemListElement: steps(2) }, rating]),
  },
  {
    rule: 'structured-data/fields',
    name: 'coordinates that are not exact, a type aside',
    faulty: () =>
      at('/about', {
        ...firm,
        geo: { ...firm.geo, latitude: 41.2809 },
        additionalType: 'https://schema.org/RoofingContractor',
      }),
    finds: [
      'warning /about: A type of schema.org stands in "additionalType".',
      'warning /about: The coordinates of the office have fewer than five decimals: 41.2809.',
    ],
    clean: () => at('/about', firm),
  },
  {
    rule: 'structured-data/fields',
    name: 'four decimals, which in the twin are five in the data, the last of them 0',
    faulty: () => zeroAtEnd('41.2809'),
    finds: [
      'warning /about: The coordinates of the office have fewer than five decimals: 41.2809.',
    ],
    clean: () => zeroAtEnd('41.28090'),
  },
  {
    rule: 'structured-data/page',
    name: 'a Home that names no firm, a service without its own, a town that is not named',
    faulty: () =>
      auditSite({
        '/': { kind: 'home', main: marked({ '@type': 'WebSite', publisher: { '@id': id } }) },
        '/services/repairs': { kind: 'service', main: marked(crumbs) },
        '/service-areas/essex': {
          kind: 'area',
          main: marked([crumbs, { ...firm, areaServed: [{ '@type': 'City', name: 'Chester' }] }]),
        },
      }),
    finds: [
      'warning /: The structured data of / has no LocalBusiness.',
      'warning /services/repairs: The structured data of /services/repairs has no Service.',
      'warning /service-areas/essex: The structured data of /service-areas/essex does not say that Essex is served.',
    ],
    clean: () =>
      auditSite({
        '/': { kind: 'home', main: marked([{ '@type': 'WebSite' }, firm]) },
        '/services/repairs': { kind: 'service', main: marked([crumbs, { '@type': 'Service' }]) },
        '/service-areas/essex': {
          kind: 'area',
          main: marked([crumbs, { '@type': 'Service', areaServed: 'Essex' }]),
        },
      }),
  },
  {
    rule: 'structured-data/no-others',
    name: 'a page of questions',
    faulty: () => at('/about', { '@type': 'FAQPage', mainEntity: { '@type': 'Question' } }),
    finds: ['error /about: The structured data has a FAQPage.'],
    clean: () => at('/about', { '@type': 'AboutPage', about: { '@id': id } }),
  },
  {
    rule: 'structured-data/references',
    name: 'the address of another page, of none, and an @id of nothing',
    faulty: () =>
      at('/about', [
        { ...firm, url: `${origin}/abuot` },
        { '@type': 'Service', url: `${origin}/services`, provider: { '@id': `${origin}/#firm` } },
      ]),
    finds: [
      `error /about: The structured data points to ${origin}/#firm, which no page tells of.`,
      `error /about: The "url" of LocalBusiness and RoofingContractor is the address of no page: ${origin}/abuot.`,
      `error /about: The "url" of Service is the address of no page: ${origin}/services.`,
    ],
    clean: () =>
      at('/about', [
        firm,
        { '@type': 'Service', url: `${origin}/about`, provider: { '@id': id } },
        { '@type': 'BreadcrumbList', itemListElement: steps(2) },
      ]),
  },
  {
    rule: 'structured-data/references',
    name: "another page's address",
    faulty: () =>
      auditSite({
        '/': {},
        '/service-areas/chester': {},
        '/service-areas/essex': {
          main: marked({ ...firm, url: `${origin}/service-areas/chester` }),
        },
      }),
    finds: [
      `error /service-areas/essex: The "url" of LocalBusiness and RoofingContractor is that of another page: ${origin}/service-areas/chester.`,
    ],
    clean: () =>
      auditSite({
        '/': {},
        '/service-areas/essex': { main: marked({ ...firm, url: `${origin}/service-areas/essex` }) },
      }),
  },
  {
    rule: 'structured-data/one-thing',
    name: 'one @id, two descriptions',
    faulty: () =>
      auditSite({
        '/a': { main: marked({ ...firm, description: 'Of Essex.' }) },
        '/b': { main: marked({ ...firm, description: 'Of Chester.' }) },
      }),
    finds: [
      `error /b: ${id} has 2 different texts for "description", one on /a and another on /b.`,
    ],
    clean: () => auditSite({ '/a': { main: marked(firm) }, '/b': { main: marked({ '@id': id }) } }),
  },
  {
    rule: 'structured-data/visible',
    name: 'a rating, hours and names that the page does not show',
    faulty: () =>
      at(
        '/about',
        { ...firm, aggregateRating: rating, areaServed: { '@type': 'City', name: 'Essex' } },
        shown.replace('8:00 AM', '9:00 AM').replace('4:00 PM', '14.9'),
      ),
    finds: [
      'error /about: The structured data tells hours for Saturday (8:00 AM to 4:00 PM), the page does not.',
      'error /about: The structured data tells a rating (4.9), the page does not.',
      'error /about: The structured data tells a number of reviews (127), the page does not.',
      'error /about: The structured data tells the name of a City (Essex), the page does not.',
    ],
    clean: () =>
      at('/about', { ...firm, aggregateRating: rating }, `${shown}<p>4.9 of 5, 127 reviews</p>`),
  },
  {
    rule: 'structured-data/hours',
    name: 'hours that are not those of the data',
    faulty: () => at('/about', { ...firm, openingHoursSpecification: hours.slice(1) }),
    finds: [
      'error /about: The structured data has other hours than the data: Saturday 08:00–16:00.',
    ],
    clean: () => at('/about', firm),
  },
]
