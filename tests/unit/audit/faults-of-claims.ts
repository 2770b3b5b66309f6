import type { BuiltSite } from '../../../cli/site/audits/site-audit-rule.ts'
import type { AuditFault } from '../../support/audit-fault.ts'
import { auditSite } from '../../support/audit-site.ts'

const about = (main: string, head?: string) =>
  auditSite({ '/about': { main, ...(head !== undefined && { head }) } })

const marked = (value: unknown) =>
  `<script type="application/ld+json">${JSON.stringify(value)}</script>`

const essex = (main: string) => auditSite({ '/service-areas/essex': { kind: 'area', main } })

const everyTown = () => {
  const site = auditSite({})
  const contact = site.model.pages.flatMap((page) => (page.kind === 'contact' ? [page] : []))
  const { counties, others } = contact[0]!.served
  return [...counties.flatMap(({ towns }) => towns), ...others.towns].map(({ name }) => name)
}

const contact = (towns: readonly string[]) => {
  const list = towns.map((name) => `<li>${name}</li>`).join('')
  const site = auditSite({ '/contact': { kind: 'contact', main: `<ul>${list}</ul>` } })
  const { business } = site.data
  const { cities: _, ...claims } = business.claims
  return { ...site, data: { ...site.data, business: { ...business, claims } } }
}

/** The site with a review of four stars, and a warranty of twelve years. */
function withProof(site: BuiltSite): BuiltSite {
  const { business } = site.data
  const review = {
    quote: 'Good.',
    by: 'A. B., Essex',
    on: 'letter',
    date: '2026-01-02',
    rating: 4,
  } as const
  const warranties = [{ by: 'us', covers: 'Leaks.', years: 12, paper: 'A page.' }]
  const reviews = [review, { ...review, by: 'C. D.' }]
  return { ...site, data: { ...site.data, reviews, business: { ...business, warranties } } }
}

const peak = (main: string) => {
  const [measure, unit, source] = ['height', 'feet', 'https://example.com'] as const
  const landmark = { name: 'East Peak', names: ['Castle Craig'], measure, value: 976, unit, source }
  return { ...about(main), landmarks: [landmark] }
}

/** Texts that say something else than the data. */
export const claimFaults: readonly AuditFault[] = [
  {
    rule: 'claims/contact',
    name: 'other numbers and another address, in texts, links, the head and structured data',
    faulty: () =>
      about(
        `<p>Call 860-555-0143.</p><a href="tel:+18605550144">Call</a><p>Write to me@example.com</p>
         ${marked({ telephone: '+18605550145' })}`,
        '<meta property="og:description" content="Call (860) 555-0146 now.">',
      ),
    finds: [
      'error /about: /about has another phone number on it: 860-555-0143.',
      'error /about: /about has another phone number in its og:description: (860) 555-0146.',
      'error /about: /about has another phone number in its structured data: +18605550145.',
      'error /about: /about has another email address on it: me@example.com.',
      'error /about: A link on /about leads to tel:+18605550144.',
    ],
    clean: () =>
      about(
        `<p>Call (860) 555-0142.</p><a href="tel:+18605550142">860-555-0142</a>
         <a href="mailto:office@ridge-eave.example.com?subject=Roof">Write</a>`,
      ),
  },
  {
    rule: 'claims/address',
    name: 'another house, ZIP code and town',
    faulty: () =>
      about(
        `<p>Our office is at 66 Thompson St.</p><p>East Haven, CT 06512</p>
         ${marked({ '@type': 'PostalAddress', addressLocality: 'New Haven' })}`,
      ),
    finds: [
      'error /about: /about has another street address on it: 66 Thompson St.',
      'error /about: /about has another ZIP code on it: 06512.',
      'error /about: The structured data has another addressLocality: "New Haven".',
    ],
    clean: () =>
      about(
        `<p>Our office is at 64 Thompson St, East Haven, CT 06513.</p>
         ${marked({ '@type': 'PostalAddress', addressRegion: 'CT' })}`,
      ),
  },
  {
    rule: 'claims/hours',
    name: 'other hours',
    faulty: () => about('<p>Open 8 AM to 5 PM.</p>'),
    finds: ['error /about: /about has other hours on it: 8 AM to 5 PM.'],
    clean: () =>
      about('<p>Open 7 a.m. – 6 p.m., Saturdays 8:00 AM to 4:00 PM; emergencies 24/7.</p>'),
  },
  {
    rule: 'claims/hours',
    name: 'an emergency service that the data does not have',
    faulty: () => {
      const site = about('<p>We answer around the clock.</p>')
      const { emergency: _, ...hours } = site.data.business.hours
      return { ...site, data: { ...site.data, business: { ...site.data.business, hours } } }
    },
    finds: [
      'error /about: /about says "around the clock" on it, and the data has no hours for emergencies.',
    ],
    clean: () => about('<p>We answer around the clock.</p>'),
  },
  {
    rule: 'claims/rating',
    name: 'another rating, and other reviews',
    faulty: () =>
      about(
        `<p>Rated 5.0 out of 5 by 130 happy reviews.</p>
         ${marked({ '@type': 'AggregateRating', ratingValue: 4.9, reviewCount: 1270 })}`,
      ),
    finds: [
      'error /about: "5.0 out of 5" stands on it; the rating in the data is 4.9.',
      'error /about: "130 happy reviews" stands on it; the data has 127.',
      'error /about: The structured data has a rating of 4.9 from 1270 reviews.',
    ],
    clean: () =>
      about(
        `<p>4.9 of 5 from 127 reviews. Two of 5 roofs leak; since 1977, reviews are public.</p>
         ${marked({ '@type': 'AggregateRating', ratingValue: 4.9, reviewCount: 127 })}`,
      ),
  },
  {
    rule: 'claims/rating',
    name: 'the stars of a review that stand for those of the firm, and more reviews than there are',
    faulty: () => withProof(about('<p>Rated 4 of 5.</p><p>3 reviews on this site</p>')),
    finds: [
      'error /about: "4 of 5" stands on it; the rating in the data is 4.9.',
      'error /about: "3 reviews" stands on it; the data has 127.',
    ],
    clean: () => withProof(about('<p>A. B., Essex, 4 of 5</p><p>2 reviews on this site</p>')),
  },
  {
    rule: 'claims/numbers',
    name: 'years of a warranty that nobody gives',
    faulty: () => withProof(about('<p>13 years from us</p>')),
    finds: ['error /about: /about says "13 years" on it; the data says 15+.'],
    clean: () => withProof(about('<p>12 years from us</p>')),
  },
  {
    rule: 'claims/numbers',
    name: 'another count than the claim, and one that nobody wrote down',
    faulty: () =>
      about(
        '<dl><dt>Connecticut cities served</dt><dd>60+</dd></dl><p>Over 900 roofs and 3 counties.</p>',
      ),
    finds: [
      'error /about: /about says "60+ Connecticut cities" on it; the data says 50+ or 30 or 15 or 14.',
      'error /about: /about says "900 roofs" on it, and no data has that number.',
      'error /about: /about says "3 counties" on it; the data says 2.',
    ],
    clean: () =>
      about(
        '<dl><dt>Connecticut cities served</dt><dd>50+</dd></dl><p>15+ years of experience in 2 counties, on houses 80 years old.</p>',
      ),
  },
  {
    rule: 'claims/county',
    name: "another county than the town's",
    faulty: () => essex('<p>Serving Essex and surrounding New Haven County areas</p>'),
    finds: [
      'error /service-areas/essex: The page of Essex names New Haven County on it; Essex is in Middlesex County.',
    ],
    clean: () => essex('<p>Serving Essex and surrounding Middlesex County areas</p>'),
  },
  {
    rule: 'claims/places',
    name: 'more towns than the lists have',
    faulty: () => auditSite({ '/': { kind: 'home', main: '<p>50+</p>' } }),
    finds: ['warning /: The site says "50+ Connecticut cities served"; the data lists 30 towns.'],
    clean: () => contact(everyTown()),
  },
  {
    rule: 'claims/places',
    name: 'a town that is not served, and one that Contact leaves out',
    faulty: () => {
      const site = contact(everyTown().filter((name) => name !== 'Shelton'))
      const areaServed = ['Essex', 'Orange'].map((name) => ({ '@type': 'City', name }))
      const page = about(marked({ '@type': 'LocalBusiness', areaServed })).pages
      return { ...site, pages: [...site.pages, ...page] }
    },
    finds: [
      'error /about: The structured data of /about says that Orange is served; the data does not.',
      'error /contact: Contact lists the towns served without Shelton.',
    ],
    clean: () => contact(everyTown()),
  },
  {
    rule: 'claims/landmark',
    name: 'a ridge that is not so high',
    faulty: () =>
      peak(
        '<p>Castle Craig stands on a ridge more than 1,000 feet up. Under East Peak, 960 ft high, roofs leak.</p>',
      ),
    finds: [
      'error /about: "more than 1,000 feet" is said where East Peak is named; its height is 976 feet.',
      'error /about: "960 ft" is said where East Peak is named; its height is 976 feet.',
    ],
    clean: () =>
      peak(
        `<p>Castle Craig is 976 feet up, over 900 feet, nearly 1,000 feet, or about 980 feet.</p>
         <p>East Peak has trees 40 feet tall and 900 acres. The tower has 1,000 feet.</p>`,
      ),
  },
]
