import { words } from '../../support/tables.ts'
import { errors, oneMoreService, type Fault } from './fault.ts'

const lastRedirect = 'to: /service-areas/middlesexcounty\n'

const anOldAddress =
  'an old address as a browser shows it: /contact-us.html, all below one: /blog/*, or with what stands after its question mark: /?p=12'

/** Faults of redirects and gone addresses. */
export const addressFaults: readonly Fault[] = [
  ...errors('address/alias-target', 'addresses', 'the address of a page', {
    'a redirect to a service that is none: the page of all services is the next best': {
      change: ['to: /services/roof-repairs', 'to: »/services/solar-panels'],
      suggestion: '/services',
    },
    'a redirect to a page with a slip of the pen': {
      change: ['to: /services/roof-repairs', 'to: »/services/roof-repair'],
      suggestion: '/services/roof-repairs',
    },
    'a redirect to nothing': ['to: /services/roof-repairs', 'to: »/q', '/'],
  }),
  ...words`
    /index /404 /sitemap.xml /sitemap-1.xml /assets/x /content /services/index /share.png /favicon.svg
    /apple-touch-icon.png /site.webmanifest /vercel.json /CNAME /nginx.conf /about.html /about.html/team /favicon.svg/x
    /services/repairs.html/x`.map((from): Fault => ({
    rule: 'address/reserved',
    name: `a redirect from ${from}`,
    file: 'addresses',
    change: [lastRedirect, `${lastRedirect}  - from: »${from}\n    to: /contact\n`],
    expected: 'another address',
  })),
  ...errors('address/reserved', 'addresses', 'another address', {
    'a gone address that every site has': ['gone: []', 'gone: [»/robots.txt]'],
    'a redirect of everything below an address, files of the build among it': [
      lastRedirect,
      `${lastRedirect}  - from: »/assets/*\n    to: /contact\n`,
    ],
    'a gone address of a file in data/public': ['gone: []', 'gone: [»/share.png]'],
  }),
  ...errors('address/reserved', { file: 'services', given: oneMoreService }, 'another name', {
    'a service at the address of a folder': ['slug: gutter-guards', 'slug: »index'],
  }),
  ...errors('address/alias-is-route', 'addresses', 'an address that is no page', {
    'a redirect from the other spelling of a page': {
      change: [lastRedirect, `${lastRedirect}  - from: »/about/\n    to: /contact\n`],
      page: '/about',
    },
    'a redirect of everything below an address, pages among it': {
      change: [lastRedirect, `${lastRedirect}  - from: »/services/*\n    to: /contact\n`],
      page: '/services/residential-roofing',
    },
    'a redirect of a page with a query': {
      change: [lastRedirect, `${lastRedirect}  - from: »/about?id=3\n    to: /contact\n`],
      page: '/about',
    },
    'a redirect from a city page': {
      change: [
        lastRedirect,
        `${lastRedirect}  - from: »/service-areas/clinton\n    to: /contact\n`,
      ],
      page: '/service-areas/clinton',
    },
  }),
  ...errors('address/alias-chain', 'addresses', 'the page at the end', {
    'a redirect to a redirect': {
      change: [lastRedirect, `${lastRedirect}  - from: /repairs\n    to: »/services/repairs\n`],
      suggestion: '/services/roof-repairs',
    },
    'a redirect from Home with a query to Home, which keeps it': {
      change: [lastRedirect, `${lastRedirect}  - from: /?p=12\n    to: »/\n`],
    },
    'a redirect to itself': {
      change: [lastRedirect, `${lastRedirect}  - from: /loop\n    to: /loop\n`],
      at: '/loop\n\ngone',
    },
  }),
  ...errors('address/duplicate', 'addresses', 'each address once', {
    'two redirects from one address': [
      lastRedirect,
      `${lastRedirect}  - from: »/services/repairs\n    to: /contact\n`,
    ],
    'one address as a browser shows and as it sends it, with and without a slash': [
      lastRedirect,
      `${lastRedirect}  - from: /über uns\n    to: /about\n  - from: »/%C3%BCber%20uns/\n    to: /about\n`,
    ],
    'a gone address that redirects': ['gone: []', 'gone: [»/services/repairs]'],
  }),
  ...errors('address/gone-is-route', 'addresses', 'an address that is no page', {
    'a gone address that is a page': { change: ['gone: []', 'gone: [»/about]'], page: '/about' },
  }),
  ...errors('schema/value', 'addresses', {
    'a redirect from an address without its slash': {
      change: [lastRedirect, `${lastRedirect}  - from: »repairs\n    to: /contact\n`],
      expected: anOldAddress,
      suggestion: '/repairs',
    },
    'a redirect from an address with the name of its site': {
      change: [
        lastRedirect,
        `${lastRedirect}  - from: »https://old.example.com/Repairs.html\n    to: /contact\n`,
      ],
      expected: anOldAddress,
      suggestion: '/Repairs.html',
    },
  }),
  ...words`/a/../b /.env /a//b /* /a* /a#b /a%2Fb /a%00 /? /?p /a?p=1#b`.map((from): Fault => ({
    rule: 'schema/value',
    name: `a redirect from ${from}`,
    file: 'addresses',
    change: [lastRedirect, `${lastRedirect}  - from: »'${from}'\n    to: /contact\n`],
    expected: anOldAddress,
  })),
  ...errors('schema/value', 'addresses', 'at most 200 characters between two slashes', {
    'a redirect from a name that no file can have': [
      lastRedirect,
      `${lastRedirect}  - from: »/old/${'x'.repeat(201)}\n    to: /contact\n`,
    ],
  }),
  ...errors('schema/value', 'addresses', 'at most 1,000 characters', {
    'a redirect from an address longer than any path': {
      change: [lastRedirect, `${lastRedirect}  - from: ${'/old'.repeat(251)}\n    to: /contact\n`],
      at: '/old'.repeat(251),
    },
  }),
]
