import { words } from '../../support/cases.ts'
import { errors, oneMoreService, ownPage, textSection, type Fault } from './fault.ts'

/** One more redirect, behind the last. */
const redirect = (from: string, to = '/contact') =>
  `to: /service-areas/middlesexcounty\n‹→  - from: ${from}\n    to: ${to}\n›`

const anOldAddress =
  'an old address as a browser shows it: /contact-us.html, all below one: /blog/*, or with what stands after its question mark: /?p=12'

/** Faults of redirects and gone addresses. */
export const addressFaults: readonly Fault[] = [
  ...errors('address/alias-target', {
    file: 'addresses',
    expected: 'the address of a page',
    faults: {
      'a redirect to a service that is none: the page of all services is the next best': {
        change: 'to: »/services/‹roof-repairs→solar-panels›',
        suggestion: '/services',
      },
      'a redirect to a page with a slip of the pen': {
        change: 'to: »‹/services/roof-repairs→/services/roof-repair›',
        suggestion: '/services/roof-repairs',
      },
      'a redirect to nothing': { change: 'to: »/‹services/roof-repairs→q›', suggestion: '/' },
    },
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
  ...errors('address/reserved', {
    file: 'addresses',
    expected: 'another address',
    faults: {
      'a gone address that every site has': { change: 'gone: [»‹→/robots.txt›]' },
      'a redirect of everything below an address, files of the build among it': {
        change: redirect('»/assets/*'),
      },
      'a gone address of a file in data/public': { change: 'gone: [»‹→/share.png›]' },
    },
  }),
  ...errors('address/reserved', {
    file: 'services',
    given: oneMoreService,
    expected: 'another name',
    faults: {
      'a service at the address of a folder': { change: 'slug: »‹gutter-guards→index›' },
    },
  }),
  ...['about', 'work', 'home', 'index', 'thanks'].map((slug): Fault => ({
    rule: 'address/reserved',
    name: `a page of one's own with the slug ${slug}`,
    path: 'data/pages.yaml',
    content: ownPage(textSection('A third.'), slug),
    at: slug,
    expected: 'another name',
  })),
  ...errors('link/unknown-target', {
    path: 'data/pages.yaml',
    expected: 'an address of the site',
    faults: {
      'a link amid a text': {
        content: ownPage(
          textSection('First, [see **this**](/contact).', '', '- Or [that](/abuot).'),
        ),
        at: '/abuot',
        suggestion: '/about',
      },
      'a link below a list of items': {
        content: ownPage(
          '    - kind: items\n      title: Money\n      items: [{ title: A, description: B }]\n      link: { text: More, to: /prices }\n',
        ),
        at: '/prices',
      },
    },
  }),
  ...errors('address/alias-is-route', {
    file: 'addresses',
    expected: 'an address that is not a page',
    faults: {
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
    },
  }),
  ...errors('address/alias-chain', {
    file: 'addresses',
    expected: 'the page at the end',
    faults: {
      'a redirect to a redirect': {
        change: redirect('/repairs', '»/services/repairs'),
        suggestion: '/services/roof-repairs',
      },
      'a redirect from Home with a query to Home, which keeps it': {
        change: redirect('/?p=12', '»/'),
      },
      'a redirect to itself': { change: redirect('/loop', '/loop'), at: '/loop\n\ngone' },
    },
  }),
  ...errors('address/duplicate', {
    file: 'addresses',
    expected: 'each address once',
    faults: {
      'two redirects from one address': { change: redirect('»/services/repairs') },
      'one address as a browser shows and as it sends it, with and without a slash': {
        change: redirect('/über uns\n    to: /about\n  - from: »/%C3%BCber%20uns/', '/about'),
      },
      'a gone address that redirects': { change: 'gone: [»‹→/services/repairs›]' },
    },
  }),
  ...errors('address/gone-is-route', {
    file: 'addresses',
    expected: 'an address that is not a page',
    faults: {
      'a gone address that is a page': { change: 'gone: [»‹→/about›]', page: '/about' },
    },
  }),
  ...errors('schema/value', {
    file: 'addresses',
    expected: anOldAddress,
    faults: {
      'a redirect from an address without its slash': {
        change: redirect('»repairs'),
        suggestion: '/repairs',
      },
      'a redirect from an address with the name of its site': {
        change: redirect('»https://old.example.com/Repairs.html'),
        suggestion: '/Repairs.html',
      },
    },
  }),
  ...words`/a/../b /.env /a//b /* /a* /a#b /a%2Fb /a%00 /? /?p /a?p=1#b`.map((from): Fault => ({
    rule: 'schema/value',
    name: `a redirect from ${from}`,
    file: 'addresses',
    change: redirect(`»'${from}'`),
    expected: anOldAddress,
  })),
  ...errors('schema/value', {
    file: 'addresses',
    expected: 'at most 200 characters between two slashes',
    faults: {
      'a redirect from a name that no file can have': {
        change: redirect(`»/old/${'x'.repeat(201)}`),
      },
    },
  }),
  ...errors('schema/value', {
    file: 'addresses',
    expected: 'at most 1,000 characters',
    faults: {
      'a redirect from an address longer than any path': {
        change: redirect('/old'.repeat(251)),
        at: '/old'.repeat(251),
      },
    },
  }),
]
