import type { AuditFault } from '../../support/audit-fault.ts'
import { auditSite, origin, sitemapOf, type TestPages } from '../../support/audit-site.ts'

const link = (to: string) => `<a href="${to}">${to}</a>`

/** A site in which every page links to every other. */
function linkedSite(paths: readonly string[]): TestPages {
  const main = paths.map(link).join(' ')
  return Object.fromEntries(paths.map((path) => [path, { main }]))
}

const redirects = new Map([['/old', '/about']])
const chain = ['/', '/a', '/b', '/c', '/d'] as const

/** Each page links to the next, and `extra` besides. */
const chained = (extra: Readonly<Record<string, string>>): TestPages =>
  Object.fromEntries(
    chain.map((path, index) => {
      const next = chain[index + 1]
      return [path, { main: `${next ? link(next) : ''} ${extra[path] ?? ''}` }]
    }),
  )

const town = (main: string) =>
  auditSite({
    '/service-areas/guilford': { kind: 'area', main },
    '/service-areas/newhavencounty': { kind: 'area' },
  })

const dated = (dates: readonly string[]) => {
  const pages = linkedSite(['/', '/a', '/b'])
  const sitemap = sitemapOf(['/', '/a', '/b']).map((entry, index) => {
    return { ...entry, lastmod: dates[index] ?? null }
  })
  return auditSite(pages, { sitemap })
}

/** Faults of links and addresses. */
export const linkFaults: readonly AuditFault[] = [
  {
    rule: 'links/dead',
    name: 'a link to nothing',
    faulty: () => auditSite({ '/': { main: link('/abuot') }, '/about': {} }),
    finds: ['error /: A link leads to /abuot, where nothing is.'],
    clean: () =>
      auditSite({ '/': { main: link('/about') + link('https://a.example/x') }, '/about': {} }),
  },
  {
    rule: 'links/dead',
    name: 'a link to a part that a page does not have',
    faulty: () => auditSite({ '/': { main: link('/about#team') }, '/about': {} }),
    finds: ['error /: A link leads to /about#team, but no part of /about has that name.'],
    clean: () =>
      auditSite({ '/': { main: link('/about#team') }, '/about': { main: '<h2 id="team">T</h2>' } }),
  },
  {
    rule: 'links/dead',
    name: 'a picture that is not there',
    faulty: () => auditSite({ '/': { main: '<img src="/crew.jpg" alt="">' } }),
    finds: ['error /: A link leads to /crew.jpg, where nothing is.'],
    clean: () =>
      auditSite(
        { '/': { main: '<img src="/crew.jpg" alt="">' } },
        { files: new Map([['/crew.jpg', 1]]) },
      ),
  },
  {
    rule: 'links/redirect',
    name: 'a link that takes a detour, told once for all pages',
    faulty: () => auditSite({ '/': { main: link('/old') }, '/about': {} }, { redirects }),
    finds: ['warning /: A link leads to /old, which answers with a redirect to /about.'],
    clean: () => auditSite({ '/': { main: link('/about') }, '/about': {} }, { redirects }),
  },
  {
    rule: 'links/orphan',
    name: 'a page that two others link to, and a third by a redirect',
    faulty: () =>
      auditSite(
        {
          ...linkedSite(['/', '/a', '/b', '/c']),
          '/': { main: ['/a', '/b', '/c', '/about'].map(link).join() },
          '/c': { main: link('/about') + link('/a') + link('/b') },
          '/a': { main: link('/old') + link('/b') + link('/c') },
          '/about': { main: link('/a') + link('/b') + link('/c') },
        },
        { redirects },
      ),
    finds: ['warning /about: 2 pages link directly to /about: /, /c.'],
    clean: () => auditSite(linkedSite(['/', '/a', '/b', '/about']), { redirects }),
  },
  {
    rule: 'links/orphan',
    name: 'a finished job that not even the list of all jobs links to',
    faulty: () =>
      auditSite({ ...linkedSite(['/', '/a', '/b', '/work']), '/work/cape': { kind: 'job' } }),
    finds: ['warning /work/cape: 0 pages link directly to /work/cape.'],
    clean: () => {
      const pages = linkedSite(['/', '/a', '/b', '/work'])
      const work = { main: `${pages['/work']?.main} ${link('/work/cape')}` }
      return auditSite({ ...pages, '/work': work, '/work/cape': { kind: 'job' } })
    },
  },
  {
    rule: 'links/depth',
    name: 'a page that is four clicks from Home',
    faulty: () => auditSite(chained({})),
    finds: ['warning /d: /d is 4 clicks from Home.'],
    clean: () => auditSite(chained({ '/b': link('/d') })),
  },
  {
    rule: 'links/depth',
    name: 'a page that no way leads to',
    faulty: () => auditSite({ '/': {}, '/about': { main: link('/') } }),
    finds: ['warning /about: No way of links leads from Home to /about.'],
    clean: () => auditSite({ '/': { main: link('/old') }, '/about': {} }, { redirects }),
  },
  {
    rule: 'links/county',
    name: 'a town that links to the alias of its county',
    faulty: () => town(link('/service-areas/new-haven-county')),
    finds: [
      'warning /service-areas/guilford: The page of Guilford has no direct link to that of New Haven County.',
    ],
    clean: () => town(link('/service-areas/newhavencounty')),
  },
  {
    rule: 'links/addresses',
    name: 'a page that the sitemap does not list, and a redirect that it lists',
    faulty: () => auditSite({ '/': {}, '/about': {} }, { sitemap: sitemapOf(['/', '/old']) }),
    finds: [
      `error : The sitemap lists ${origin}/old, which is no page of this site.`,
      `error /about: The sitemap does not list ${origin}/about.`,
    ],
    clean: () => auditSite({ '/': {}, '/about': {}, '/404': { kind: 'not-found' } }),
  },
  {
    rule: 'links/addresses',
    name: 'a page that the sitemap lists twice',
    faulty: () => auditSite({ '/': {} }, { sitemap: sitemapOf(['/', '/']) }),
    finds: [`error : The sitemap lists ${origin}/ twice.`],
    clean: () => auditSite({ '/': {} }),
  },
  {
    rule: 'links/robots',
    name: 'a page that says noindex',
    faulty: () => auditSite({ '/': { head: '<meta name="robots" content="noindex">' } }),
    finds: ['error /: The page tells search engines to leave it out: noindex.'],
    clean: () => auditSite({ '/': { head: '<meta name="robots" content="index, follow">' } }),
  },
  {
    rule: 'links/robots',
    name: 'a robots.txt that closes pages and names no sitemap',
    faulty: () => auditSite({ '/about': {} }, { robots: 'User-agent: *\nDisallow: /ab\n' }),
    finds: [
      'error : robots.txt keeps search engines out of /ab, and so out of /about.',
      'error : robots.txt does not name the sitemap.',
    ],
    clean: () => auditSite({ '/about': {} }),
  },
  {
    rule: 'links/robots',
    name: 'no robots.txt',
    faulty: () => auditSite({ '/': {} }, { robots: null }),
    finds: ['error : There is no robots.txt.'],
    clean: () => auditSite({ '/': {} }),
  },
  {
    rule: 'links/lastmod',
    name: 'one date for all pages',
    faulty: () => dated(['2026-11-20', '2026-11-20', '2026-11-20']),
    finds: ['notice : All 3 pages of the sitemap have one date: 2026-11-20.'],
    clean: () => dated(['2026-11-20', '2026-11-20']),
  },
]
