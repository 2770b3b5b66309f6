// What the specification says that each page shows, word for word.

import { words } from '../../support/cases.ts'

/** What one page shows. Texts stand alone in a heading, a paragraph, an item or a cell. */
export interface PageText {
  readonly headings?: readonly string[]
  readonly texts?: readonly string[]
  /** Addresses that the page's own part links to. */
  readonly links?: readonly string[]
}

const claims =
  'Licensed & Insured, Locally Owned, Free Estimates, 5-Star Rating, 24/7 Emergency Service, Help with Insurance Claims'.split(
    ', ',
  )

const stats =
  '2,500+, happy customers, 50+, Connecticut cities served, 15+, years of experience'.split(', ')

export const pageTexts: Readonly<Record<string, PageText>> = {
  '/': {
    headings: [...claims, 'New Haven County', 'Middlesex County'],
    texts: ['Licensed & Insured', 'Free Estimates', 'Emergency Repairs', ...stats],
    links: ['/service-areas/newhavencounty', '/service-areas/middlesexcounty', '/service-areas'],
  },
  '/service-areas': { headings: ['New Haven County', 'Middlesex County'] },
  '/about': { headings: claims, texts: stats },
  '/contact': {
    links: ['tel:+18605550142', 'mailto:office@ridge-eave.example.com'],
    texts: ['64 Thompson St East Haven, CT 06513'],
  },
  '/services/roof-replacement': { texts: ["Connecticut's Top-Rated Roofers"] },
  '/services/emergency-service': {
    headings: [
      'Storm Damage',
      'Severe Leaks',
      'Missing Shingles',
      'Urgent Repairs',
      "Don't Wait - Call Now!",
    ],
    texts: ['Emergency hotline'],
  },
  '/services/storm-damage': { headings: ['Documentation', 'Advocacy', 'Completion'] },
}

/** The four cards of a service's page, where the specification names them. */
export const serviceCards: Readonly<Record<string, readonly string[]>> = {
  '/services/roof-replacement':
    'Full Tear-Off, Deck Inspection, Ventilation Upgrade, Warranty Coverage'.split(', '),
  '/services/storm-damage':
    'Insurance Claims Assistance, Emergency Tarping, Damage Assessment, Fast Response'.split(', '),
  '/services/emergency-service':
    '24/7 Availability, Rapid Response, Temporary Repairs, Priority Scheduling'.split(', '),
}

export const replacementSteps =
  'Free Inspection, Material Selection, Professional Installation, Final Inspection'.split(', ')

export const navigation =
  'Home → /, Services → /services, Service Areas → /service-areas, About → /about, Contact → /contact'.split(
    ', ',
  )

/** The addresses that the footer links to, in its order; phone, email and profiles apart. */
export const footerAddresses = words`
  /services/residential /services/commercial /services/repairs /services/replacement
  /services/emergency /service-areas/new-haven-county /service-areas/middlesex-county /about /contact
  /sitemap.xml`
