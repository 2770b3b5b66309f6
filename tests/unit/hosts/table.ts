import type { Host, HostTable } from '../../../cli/hosts/host.ts'
import { words } from '../../support/cases.ts'

/** A site of two pages, with one of everything that hosts are told. */
export const table: HostTable = {
  origin: 'https://www.example.com',
  pages: ['/', '/services/roof-repairs'],
  redirects: [
    { from: '/services/repairs', to: '/services/roof-repairs' },
    { from: '/old.html', to: '/services/roof-repairs' },
    { from: '/index.php', to: '/' },
    { from: '/Über uns/', to: '/services/roof-repairs' },
    { from: '/~jo/menu (1),+a.pdf', to: '/' },
    { from: '/old', to: '/services/roof-repairs' },
    { from: '/Über uns', to: '/services/roof-repairs' },
    { from: '/blog', to: '/' },
  ],
  prefixes: [{ from: '/blog/', to: '/' }],
  queries: [{ from: '/', query: ['p=12', 'cat=a'], to: '/services/roof-repairs' }],
  gone: ['/offers', '/sold.html', '/sold', '/blog/gone'],
  ownHtml: ['/google1234.html'],
  forms: [],
  headers: [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': "default-src 'none'; style-src 'self' 'sha256-YQ=='",
        'X-Content-Type-Options': 'nosniff',
        'Permissions-Policy': 'camera=(), geolocation=()',
        'Cache-Control': 'no-cache',
      },
    },
    { path: '/site.webmanifest', headers: { 'Content-Type': 'application/manifest+json' } },
    {
      path: '/assets/app-x1.js',
      headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
    },
    { path: '/logo.webp', headers: { 'Cache-Control': 'no-cache' } },
  ],
  hidden: ['/_headers', '/_redirects'],
}

/** What no data has: signs with a meaning in some file of a host, and ends of lines. */
const hostile = '/a b\r\n/c "d" \'e\' $(touch pwned) `f` *:g(.*)+?{h}[i]\\#!|;<é'

export const hostileTable: HostTable = {
  ...table,
  pages: [hostile],
  redirects: [{ from: hostile, to: `${hostile}/2` }],
  gone: [`${hostile}/3`],
  ownHtml: [`${hostile}/4.html`],
  headers: [
    { path: '/*', headers: { 'X-Note': `one\r\n/*\r\n  Injected: two ${hostile}` } },
    { path: `${hostile}/5`, headers: { 'Cache-Control': `one\r\ntwo ${hostile}` } },
  ],
  hidden: [`${hostile}/6`],
}

/** The files of the site's folder, the host's own included. */
export function filesFor({ files }: Host): string[] {
  const aliases = table.redirects.map(({ from }) => `${from.slice(1)}.html`)
  return [
    ...words`
      index.html services/roof-repairs.html 404.html google1234.html site.webmanifest sitemap.xml
      assets/app-x1.js logo.webp .well-known/security.txt`,
    ...aliases,
    ...table.hidden.map((path) => path.slice(1)),
    ...files(table, server).map(({ path }) => path),
  ]
}

/** Where a server of one's own finds the site. */
export const server = { root: '/srv/example', port: 80 }

/** What the table says of a path: of two rules the later one counts. */
export function headersAt(path: string): Readonly<Record<string, string>> {
  const matching = table.headers.filter((rule) => rule.path === '/*' || rule.path === path)
  return Object.assign({}, ...matching.map(({ headers }) => headers))
}

/** Pages, files, a redirect, an error: what headers are looked at for. */
export const pathsWithHeaders = words`
  / /services/roof-repairs /nowhere /site.webmanifest /assets/app-x1.js /assets/nothing.js /logo.webp
  /.well-known/security.txt`

/** A file of a host. */
export function fileOf({ files }: Host, path: string, of: HostTable = table): string {
  const file = files(of, server).find((each) => each.path === path)
  if (!file) throw new Error(`${path} is not there.`)
  return file.content
}
