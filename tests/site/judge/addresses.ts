import { attributeOf } from '../../../cli/reading/read-page.ts'
import { areaPath } from '../../../cli/site/page-paths.ts'
import type { AreaPage } from '../../../templates/types.ts'
import { isListed } from '../../../cli/render/site-model.ts'
import { addressOf, contentUrl } from '../../support/built-site.ts'
import {
  canonicalOf,
  find,
  metaOf,
  onPages,
  repeated,
  type Judgment,
  type JudgedSite,
} from './site.ts'

/** Pages that answer what a visitor did: nobody searches for them. */
const unlisted = new Set(['/404', '/thanks'])

/** Addresses and links. */
export const addressJudgments: readonly Judgment[] = [
  {
    asks: 'the sitemap, the canonical addresses, generated/addresses.txt and the files are the pages',
    faults: (site) => {
      const paths = site.model.pages.filter(isListed).map(({ path }) => path)
      const listed = [...site.read('dist/sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)]
      const files = [...site.files].filter((file) => file.endsWith('.html'))
      const addresses = files.map((file) => addressOf(file.slice(1)))
      const lists = {
        sitemap: listed.map(([, url = '']) => url.replace(site.origin, '')),
        canonical: site.pages.flatMap((page) => canonicalOf(page)?.replace(site.origin, '') ?? []),
        'addresses.txt': site.read('generated/addresses.txt').trim().split('\n'),
        files: addresses.filter((path) => !unlisted.has(path) && !site.redirects.has(path)),
      }
      return Object.entries(lists).flatMap(([name, list]) => [
        ...repeated(list).map((path) => `${name}: ${path} twice`),
        ...differences(list, paths).map((path) => `${name}: ${path}`),
      ])
    },
    planted: [
      { file: 'sitemap.xml', from: /\/about</, to: '/abuot<' },
      { file: 'sitemap.xml', from: '/about<', to: '/contact<' },
      { file: 'about.html', from: /\/about(?<=rel="canonical" href="[^"]*)/, to: '/contact' },
    ],
  },
  {
    asks: 'each page is its own canonical address, and has its content as a module',
    faults: (site) =>
      onPages(site, (page) => {
        if (!isListed(page.content)) return [canonicalOf(page) !== undefined && 'it has an address']
        const canonical = canonicalOf(page)
        return [
          canonical !== site.origin + page.path && `canonical ${canonical}`,
          !site.files.has(contentUrl(page.path)) && 'no module',
        ]
      }),
    planted: [
      { file: 'about.html', from: /\/about(?<=rel="canonical" href="[^"]*)/, to: '/contact' },
    ],
  },
  {
    asks: 'robots.txt names the sitemap and closes nothing; only the pages for missing addresses and of thanks say noindex',
    faults: (site) => {
      const lines = site.read('dist/robots.txt').split(/\r?\n/)
      const isNamed = lines.includes(`Sitemap: ${site.origin}/sitemap.xml`)
      return [
        ...(isNamed ? [] : ['robots.txt does not name the sitemap']),
        ...lines.filter((line) => /^\s*disallow\s*:\s*\S/i.test(line)),
        ...onPages(site, (page) => {
          const expected = unlisted.has(page.path) ? 'noindex' : undefined
          return [metaOf(page, 'robots') !== expected && `robots ${metaOf(page, 'robots')}`]
        }),
      ]
    },
    planted: [
      { file: 'robots.txt', from: '/sitemap.xml', to: '/map.xml' },
      { file: 'robots.txt', from: /$/, to: '\nDisallow: /about' },
      { file: 'about.html', from: '</title>', to: '</title><meta name="robots" content="no">' },
    ],
  },
  {
    asks: 'a redirect leads straight to a page',
    faults: ({ model, redirects }) => {
      const paths = new Set<string>(model.pages.map(({ path }) => path))
      return [...redirects].flatMap(([from, to]) =>
        paths.has(to) && !paths.has(from) ? [] : `${from} to ${to}`,
      )
    },
    planted: [(site) => ({ ...site, redirects: new Map([['/old', '/abuot']]) })],
  },
  {
    asks: 'every link and every file that a page names is there, and so is the part of a page',
    faults: (site) => {
      const ids = new Map(
        site.pages.map((page) => [
          page.path,
          new Set(find(page, '*', { id: true }).map((each) => attributeOf(each, 'id'))),
        ]),
      )
      return onPages(site, (page) =>
        [...new Set(find(page, '*').flatMap(addressesIn))].map((href) => {
          const [, to = '', id] = /^([^#?]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(href) ?? []
          const target = to === '' ? page.path : to
          if (site.redirects.has(target) || site.files.has(target)) return false
          const parts = ids.get(target)
          return !parts || (id && !parts.has(decodeURIComponent(id))) ? `leads to ${href}` : false
        }),
      )
    },
    planted: [
      { file: 'about.html', from: 'href="/contact"', to: 'href="/contcat"' },
      { file: 'about.html', from: 'href="/contact"', to: 'href="/contact#none"' },
      { file: 'about.html', from: '<h1', to: '<img src="/crew.jpg" alt=""><h1' },
    ],
  },
  {
    asks: 'every page is at most three clicks from Home',
    faults: ({ pages, redirects }) => {
      const byPath = new Map(pages.map((page) => [page.path, page]))
      const clicks = new Map([['/', 0]])
      // The map grows while it is read: what is found is asked for its links in turn.
      for (const [path, count] of clicks) {
        for (const { to } of byPath.get(path)?.links ?? []) {
          const target = to === null ? undefined : (redirects.get(to) ?? to)
          if (target !== undefined && byPath.has(target) && !clicks.has(target)) {
            clicks.set(target, count + 1)
          }
        }
      }
      return pages
        .filter(({ path, kind }) => {
          // Whether a page of the firm's own is linked at all, `audit` asks the owner.
          const isOnItsOwn = kind === 'own' && !clicks.has(path)
          return !unlisted.has(path) && !isOnItsOwn && (clicks.get(path) ?? 9) > 3
        })
        .map(({ path }) => `${path}: ${clicks.get(path) ?? 'no'} clicks`)
    },
    planted: [(site) => ({ ...site, pages: site.pages.map((page) => ({ ...page, links: [] })) })],
  },
  {
    asks: "a town's page has its own name in its address, and links to the pages of its county and of towns nearby",
    faults: (site) => {
      const areas = areasOf(site)
      const byName = new Map(areas.map(({ cityName, path }) => [cityName, path]))
      const links = new Map(site.pages.map(({ path, links: some }) => [path, some]))
      return areas.flatMap(({ path, cityName, county, towns, nearbyAreas }) => {
        const linked = new Set(links.get(path)?.map(({ to }) => to))
        const wanted = [
          ...(towns
            ? towns.list.flatMap((town) => town.path ?? [])
            : [byName.get(county) ?? []].flat()),
          ...nearbyAreas.flatMap(({ name }) => byName.get(name) ?? []),
        ]
        return [
          ...(path === areaPath(cityName) ? [] : [`${path} of ${cityName}`]),
          ...(nearbyAreas.some(({ name }) => name === cityName) ? [`${path} is near itself`] : []),
          ...wanted.filter((to) => !linked.has(to)).map((to) => `${path} has no link to ${to}`),
        ]
      })
    },
    planted: [
      {
        file: 'service-areas/guilford.html',
        from: /href="\/service-areas\/newhavencounty"/g,
        to: 'href="/service-areas/new-haven-county"',
      },
    ],
  },
  {
    asks: 'each town is listed once: as a county, or as a town of its county',
    faults: (site) => {
      const contact = site.model.pages.flatMap((page) => (page.kind === 'contact' ? [page] : []))
      // As the data names them; Contact tells the state of some.
      const counties = contact.flatMap(({ served }) =>
        served.lists.map((county, at) => {
          return { ...county, name: site.data.counties[at]?.name ?? '' }
        }),
      )
      return areasOf(site)
        .filter(({ path, county }) => {
          const own = counties.filter(({ name }) => name === county).flatMap(({ towns }) => towns)
          const asTown = own.filter((town) => town.path === path)
          return asTown.length + counties.filter(({ name }) => areaPath(name) === path).length !== 1
        })
        .map(({ path }) => path)
    },
    planted: [
      (site) => {
        const pages = site.model.pages.filter(({ kind }) => kind !== 'contact')
        return { ...site, model: { ...site.model, pages } }
      },
    ],
  },
  {
    asks: 'every way out is the one number, the one address, or one that the data have',
    faults: (site) => {
      const { phone, email } = site.model.site.business
      const call = `tel:${phone.e164}`
      const data = JSON.stringify(site.data)
      const own = new Set([
        call,
        `mailto:${email}`,
        ...(site.data.business.sms ? [`sms:${phone.e164}`] : []),
      ])
      return onPages(site, (page) => {
        const ways = page.links.filter(({ to, href }) => to === null && href !== '#')
        const hrefs = ways.map(({ href }) => href.split('?')[0] ?? '')
        const isMeant = (href: string) =>
          own.has(href) || (/^https?:/.test(href) && data.includes(href))
        return [...hrefs.filter((href) => !isMeant(href)), !hrefs.includes(call) && 'no number']
      })
    },
    planted: [
      { file: 'about.html', from: 'href="tel:+1', to: 'href="tel:+2' },
      { file: 'about.html', from: 'href="mailto:', to: 'href="mailto:x' },
    ],
  },
]

/** What is in one list alone. */
function differences(some: readonly string[], others: readonly string[]): string[] {
  const [one, other] = [new Set(some), new Set(others)]
  return [...some.filter((each) => !other.has(each)), ...others.filter((each) => !one.has(each))]
}

const areasOf = ({ model }: JudgedSite): AreaPage[] =>
  model.pages.flatMap((page) => (page.kind === 'area' ? [page] : []))

/** The addresses inside the site that an element names. */
function addressesIn(element: Parameters<typeof attributeOf>[0]): string[] {
  const values = ['href', 'src', 'srcset'].map((name) => attributeOf(element, name) ?? '')
  return values
    .flatMap((value) => value.split(/,\s+/).map((each) => each.replace(/\s+\d+w$/, '')))
    .filter((value) => value.startsWith('/') || /^#./.test(value))
}
