import type { AuditFault } from '../../support/audit-fault.ts'
import { auditSite, goodHead, origin } from '../../support/audit-site.ts'

const description = 'What this page is about, told in two sentences that say enough. This is one.'
const title = 'A title that says enough'
const firm = 'Ridge & Eave Roofing'

const titled = (text: string) => `<title>${text}</title>`
const described = (text: string) => `<meta name="description" content="${text}">`

const shared = (picture: string) =>
  auditSite(
    {
      '/about': {
        head: `${titled(title)}${described(description)}
          <meta property="og:title" content="${title}">
          <meta property="og:description" content="${description}">
          <meta property="og:url" content="${origin}/about">
          <meta property="og:image" content="${origin}${picture}">`,
      },
    },
    { files: new Map([['/share.png', 1]]) },
  )

/** Nothing repeats in it, so that packing does not make it smaller. */
const noise = (length: number) => {
  let state = 1
  return Array.from({ length }, () => {
    state = (state * 48_271) % 2_147_483_647
    return String.fromCodePoint(97 + (state % 26))
  }).join('')
}

/** Faults of heads, of markup, of weight. */
export const pageFaults: readonly AuditFault[] = [
  {
    rule: 'head/title',
    name: 'no title, one too short, and one that is there twice',
    faulty: () =>
      auditSite({
        '/a': { head: '' },
        '/b': { head: titled('Roofing') },
        '/c': { head: titled(title) },
        '/d': { head: titled(title) },
      }),
    finds: [
      'error /a: /a has no title.',
      'warning /b: The title has 7 characters: "Roofing".',
      'error /d: The title of /d is that of /c too.',
    ],
    clean: () => auditSite({ '/a': {}, '/b': {} }),
  },
  {
    rule: 'head/title',
    name: 'a Home that does not name the firm',
    faulty: () => auditSite({ '/': { kind: 'home', head: titled(title) } }),
    finds: [`warning /: The title of Home, "${title}", does not name the firm.`],
    clean: () => auditSite({ '/': { kind: 'home', head: titled(`${title} | ${firm}`) } }),
  },
  {
    rule: 'head/description',
    name: 'no description, one too long, and one that is there twice',
    faulty: () =>
      auditSite({
        '/a': { head: '' },
        '/b': { head: described('x'.repeat(161)) },
        '/c': { head: described(description) },
        '/d': { head: described(description) },
      }),
    finds: [
      'error /a: /a has no meta description.',
      `warning /b: The meta description has 161 characters: "${'x'.repeat(161)}".`,
      'error /d: The meta description of /d is that of /c too.',
    ],
    clean: () => auditSite({ '/a': {}, '/b': {} }),
  },
  {
    rule: 'head/canonical',
    name: 'the address of another page, and none',
    faulty: () => auditSite({ '/a': { head: goodHead('/') }, '/b': { head: '' } }),
    finds: [
      `error /a: The page names ${origin}/ as its canonical address.`,
      'error /b: The page names no canonical address.',
    ],
    clean: () => auditSite({ '/a': {}, '/404': { kind: 'not-found', head: '' } }),
  },
  {
    rule: 'head/share',
    name: 'a picture that is not there',
    faulty: () => shared('/sahre.png'),
    finds: [`warning /about: og:image names ${origin}/sahre.png, which is not in dist/.`],
    clean: () => shared('/share.png'),
  },
  {
    rule: 'weight/page',
    name: 'a page that is over the budget of its kind',
    faulty: () => auditSite({ '/about': { main: noise(30_000) } }),
    // How well it packs differs with the version of zlib.
    finds: [/^error \/about: The HTML of the page has 1[6-9]\.\d kB when packed\.$/],
    clean: () => auditSite({ '/': { kind: 'home', main: noise(30_000) } }),
  },
  {
    rule: 'markup/valid',
    name: 'what the checker found',
    faulty: () => {
      const place = { file: 'dist/about.html', line: 1, column: 9, endLine: 1, endColumn: 12 }
      const fault = { page: '/about', rule: 'close-order', message: 'Stray end tag.', place }
      return auditSite({ '/about': {} }, { markup: { faults: [fault] } })
    },
    finds: ['error /about: Stray end tag. (html-validate: close-order)'],
    clean: () => auditSite({ '/about': {} }),
  },
  {
    rule: 'access/page',
    name: 'what the browser found',
    faulty: () => {
      const fault = {
        page: '/about',
        rule: 'image-alt',
        message: 'Images need words',
        html: '<img>',
      }
      return auditSite({ '/about': {} }, { access: { faults: [fault] } })
    },
    finds: ['error /about: Images need words: <img> (axe: image-alt)'],
    clean: () => auditSite({ '/about': {} }),
  },
]
