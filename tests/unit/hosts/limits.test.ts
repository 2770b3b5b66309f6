import { expect, test } from 'vitest'
import { apache } from '../../../cli/hosts/apache.ts'
import { caddy } from '../../../cli/hosts/caddy.ts'
import { nginx } from '../../../cli/hosts/nginx.ts'
import type { Host, HostLimits } from '../../../cli/hosts/host.ts'
import { checkLimits } from '../../../cli/hosts/limits.ts'

const hostWith = (limits: HostLimits): Host => {
  return { name: 'shelf', title: 'Shelf', limits, files: () => [] }
}

const built = {
  table: {
    origin: 'https://www.example.com',
    pages: ['/'],
    redirects: [{ from: '/a', to: '/' }],
    prefixes: [],
    queries: [],
    gone: ['/b'],
    ownHtml: [],
    headers: [
      { path: '/*', headers: {} },
      { path: '/x.js', headers: { A: 'b' } },
    ],
    forms: [],
    hidden: [],
  },
  hostFiles: [{ path: '_headers', content: '/*\n  A: 1234567890\n' }],
  files: [
    { path: 'index.html', size: 2_097_152 },
    { path: 'photo.jpg', size: 3_145_728 },
  ],
}

const cases: readonly (readonly [HostLimits, string])[] = [
  [{ redirects: 1 }, 'at most 1 redirects; the site has 2.'],
  [{ headerRules: 1 }, 'at most 1 rules of headers; the site has 2.'],
  [{ lineLength: 10 }, 'at most 10 characters a line; line 2 of _headers has 15.'],
  [{ files: 1 }, 'at most 1 files; the site has 2.'],
  [{ fileBytes: 2_097_152 }, 'at most 2 MB a file; photo.jpg has 3 MB.'],
  [{ siteBytes: 2_097_152 }, 'at most 2 MB in all; the site has 5 MB.'],
]

test.each(cases)('a site beyond %j is told so', (limits, sentence) => {
  expect(checkLimits(hostWith(limits), built)).toEqual([`Shelf takes ${sentence}`])
})

test('a site within all limits is not', () => {
  const roomy = hostWith({
    redirects: 2,
    headerRules: 2,
    lineLength: 15,
    files: 2,
    siteBytes: 5_242_880,
  })
  expect(checkLimits(roomy, built)).toEqual([])
})

/** Two thousand of everything, with names that are long. */
const many = Array.from({ length: 2000 }, (_, index) => `/old-site/${'x'.repeat(150)}-${index}`)
const large = {
  ...built.table,
  origin: `https://www.${'a'.repeat(60)}.com`,
  redirects: many.map((from) => ({ from, to: '/' })),
  gone: many.map((path) => `${path}-gone`),
  headers: [
    { path: '/*', headers: { A: 'b', C: 'd' } },
    ...many.map((path) => ({ path: `${path}.js`, headers: { A: 'c' } })),
  ],
}

/** What a server of one's own does not read, as it was tried. */
const servers = [
  ['nginx', 'a word of 4,096 characters', nginx, /(?<=")[^"\n]*|[^\s"]+/g, 4096],
  ['nginx', 'beside another site, a name of 47', nginx, /server_name [^~]/g, 0],
  ['Caddy', 'an expression of 100,000', caddy, /(?<=expression ).*/g, 100_000],
  ['Apache', 'a line of 8,192', apache, /.+/g, 8192],
] as const

test.each(servers)('%s is not asked to read %s', (_, __, host, parts, limit) => {
  const [{ content } = { content: '' }] = host.files(large, { root: '/srv/example', port: 80 })
  expect(content).toContain('x-1999')
  const long = (content.match(parts) ?? []).filter(({ length }) => length >= limit)
  expect(long).toEqual([])
})
