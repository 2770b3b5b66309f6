import { words } from '../../support/cases.ts'
import { errors, oneMoreService, type Fault } from './fault.ts'

/** One more redirect, behind the last. */
const redirect = (from: string, to = '/contact') =>
  `to: /service-areas/middlesexcounty\n‹→  - from: ${from}\n    to: ${to}\n›`

const anOldAddress =
  'an old address as a browser shows it: /contact-us.html, all below one: /blog/*, or with what stands after its question mark: /?p=12'

/** Faults of redirects and gone addresses. */
export const addressFaults: readonly Fault[] = [
  ...errors('address/alias-target', 'addresses', 'the address of a page', {
    'a redirect to a service that is none: the page of all services is the next best': [
      'to: »/services/‹roof-repairs→solar-panels›',
      '/services',
    ],
    'a redirect to a page with a slip of the pen':
      'to: »‹/services/roof-repairs⇄/services/roof-repair›',
    'a redirect to nothing': ['to: »/‹services/roof-repairs→q›', '/'],
  }),
  ...words`
    /index /404 /sitemap.xml /sitemap-1.xml /assets/x /content /services/index /share.png /favicon.svg
    /apple-touch-icon.png /site.webmanifest /vercel.json /CNAME /nginx.conf /about.html /about.html/team /favicon.svg/x
    /services/repairs.html/x`.map((from): Fault => ({
    rule: 'address/reserved',
    name: `a redirect from ${from}`,
    file: 'addresses',
    change: redirect(`»${from}`),
    expected: 'another address',
  })),
  ...errors('address/reserved', 'addresses', 'another address', {
    'a gone address that every site has': 'gone: [»‹→/robots.txt›]',
    'a redirect of everything below an address, files of the build among it':
      redirect('»/assets/*'),
    'a gone address of a file in data/public': 'gone: [»‹→/share.png›]',
  }),
  ...errors('address/reserved', { file: 'services', given: oneMoreService }, 'another name', {
    'a service at the address of a folder': 'slug: »‹gutter-guards→index›',
  }),
  ...errors('address/alias-is-route', 'addresses', 'an address that is no page', {
    'a redirect from the other spelling of a page': {
      change: redirect('»/about/'),
      page: '/about',
    },
    'a redirect of everything below an address, pages among it': {
      change: redirect('»/services/*'),
      page: '/services/residential-roofing',
    },
    'a redirect of a page with a query': { change: redirect('»/about?id=3'), page: '/about' },
    'a redirect from a city page': {
      change: redirect('»/service-areas/clinton'),
      page: '/service-areas/clinton',
    },
  }),
  ...errors('address/alias-chain', 'addresses', 'the page at the end', {
    'a redirect to a redirect': [
      redirect('/repairs', '»/services/repairs'),
      '/services/roof-repairs',
    ],
    'a redirect from Home with a query to Home, which keeps it': redirect('/?p=12', '»/'),
    'a redirect to itself': { change: redirect('/loop', '/loop'), at: '/loop\n\ngone' },
  }),
  ...errors('address/duplicate', 'addresses', 'each address once', {
    'two redirects from one address': redirect('»/services/repairs'),
    'one address as a browser shows and as it sends it, with and without a slash': redirect(
      '/über uns\n    to: /about\n  - from: »/%C3%BCber%20uns/',
      '/about',
    ),
    'a gone address that redirects': 'gone: [»‹→/services/repairs›]',
  }),
  ...errors('address/gone-is-route', 'addresses', 'an address that is no page', {
    'a gone address that is a page': { change: 'gone: [»‹→/about›]', page: '/about' },
  }),
  ...errors('schema/value', 'addresses', anOldAddress, {
    'a redirect from an address without its slash': [redirect('»repairs'), '/repairs'],
    'a redirect from an address with the name of its site': [
      redirect('»https://old.example.com/Repairs.html'),
      '/Repairs.html',
    ],
  }),
  ...words`/a/../b /.env /a//b /* /a* /a#b /a%2Fb /a%00 /? /?p /a?p=1#b`.map((from): Fault => ({
    rule: 'schema/value',
    name: `a redirect from ${from}`,
    file: 'addresses',
    change: redirect(`»'${from}'`),
    expected: anOldAddress,
  })),
  ...errors('schema/value', 'addresses', 'at most 200 characters between two slashes', {
    'a redirect from a name that no file can have': redirect(`»/old/${'x'.repeat(201)}`),
  }),
  ...errors('schema/value', 'addresses', 'at most 1,000 characters', {
    'a redirect from an address longer than any path': {
      change: redirect('/old'.repeat(251)),
      at: '/old'.repeat(251),
    },
  }),
]
