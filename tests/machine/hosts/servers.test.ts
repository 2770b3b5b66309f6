import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fileOfOld } from '../../../cli/hosts/old-address.ts'
import { hiddenFiles } from '../../../cli/hosts/hosts.ts'
import { createTableReader } from '../../../cli/prerender/host-table.ts'
import { listFiles } from '../../../cli/load/list-files.ts'
import { listen } from '../../../cli/serve/listen.ts'
import { createSiteHandler } from '../../../cli/serve/site-handler.ts'
import { ask, type Reply } from '../serve/ask.ts'
import { builtAddresses } from '../../support/built-site.ts'
import { findServer, startServer, webServers } from './servers.ts'
import { aliases } from '../../site/spec/routes.ts'
import { requestsFor, type Exchange } from '../../unit/hosts/exchanges.ts'
import { builtForServers, oldAddresses } from './built-for-servers.ts'

const { root, dist, port, folder } = await builtForServers()
const { origin } = createTableReader(root)()
const assets = listFiles(join(dist, 'assets')).map((name) => `/assets/${name}`)
const isShared = (path: string) => path.startsWith('/assets/share-')
const isPacked = (path: string) => statSync(join(dist, path)).size >= 1000
const others = new Set([
  '/404',
  '/google1234',
  ...Object.keys(oldAddresses).map((from) => `/${fileOfOld(from)}`.replace(/\.html$/, '')),
])
const exchanges = requestsFor({
  pages: builtAddresses(dist).filter((path) => !(path in aliases) && !others.has(path)),
  aliases,
  gone: '/services/gutters',
  ownHtml: '/google1234.html',
  hidden: hiddenFiles,
  // Hosts pack no file of less than a kilobyte.
  immutable: assets.filter((path) => !isShared(path) && isPacked(path)),
  shared: assets.filter(isShared),
})
const named = exchanges.map((exchange) => [nameOf(exchange), exchange] as const)

function nameOf({ method = 'GET', path, headers = {} }: Exchange): string {
  const shown = path.length > 80 ? `${path.slice(0, 20)}… (${path.length})` : path
  return [method, shown, ...Object.entries(headers).map((header) => header.join(': '))].join(' ')
}

test('the table has at least 120 requests', () => {
  expect(exchanges.length).toBeGreaterThanOrEqual(120)
})

const conditional = ['/about', '/sitemap.xml', '/content/about.js', '/share.png'].flatMap(
  (path) =>
    [
      [path, {}],
      [path, { 'Accept-Encoding': 'gzip' }],
    ] as const,
)

/** `preview`, and the servers of this machine with the files that were written for them. */
const targets = [
  { name: 'preview', isThere: true, start: startPreview },
  ...webServers.map((server) => {
    const binary = findServer(server)
    const start = () => startServer({ server, binary: binary ?? '', dist, port, folder })
    return { name: server.name, isThere: binary !== undefined, start }
  }),
]

async function startPreview() {
  const handler = createSiteHandler(dist, createTableReader(root))
  const { close } = await listen(handler, { port, address: '127.0.0.1' })
  return close
}

describe.each(targets)('$name', ({ isThere, start }) => {
  const running: { stop?: () => void | Promise<void> } = {}
  test.runIf(process.env['CI'])('is at hand', () => expect(isThere).toBe(true))
  beforeAll(async () => {
    if (isThere) running.stop = await start()
  })
  afterAll(() => running.stop?.())
  test.skipIf(!isThere).each(named)('%s', async (_, exchange) => {
    const { path, method = 'GET', headers = {} } = exchange
    expectAnswer(await ask(port, path, { method, headers, agent: false }), exchange)
  })
  test.skipIf(!isThere).each([
    ['/contact', `'self' https://formspree.io ${origin}`],
    ['/about', `'none'`],
    ['/assets/nothing.js', `'none'`],
  ])('the policy of %s lets forms be sent to %s', async (path, expected) => {
    const { headers } = await ask(port, path)
    const policy = String(headers['content-security-policy'])
    expect(policy.match(/form-action ([^;]*)/)?.[1]).toBe(expected)
  })
  test.skipIf(!isThere).each(conditional)('%s is not sent again, %j', async (path, headers) => {
    const first = await ask(port, path, { headers })
    const tag = { 'If-None-Match': first.headers['etag'] ?? '' }
    const date = { 'If-Modified-Since': first.headers['last-modified'] ?? '' }
    for (const condition of [tag, date]) {
      const again = await ask(port, path, { headers: { ...headers, ...condition } })
      expect(again).toMatchObject({ status: 304, body: '' })
    }
    const stale = await ask(port, path, { headers: { ...headers, 'If-None-Match': '"other"' } })
    expect(stale.status).toBe(200)
  })
})

const security = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
}

function expectAnswer(answer: Reply, expected: Exchange): void {
  const { status = 0, headers, bytes } = answer
  expect([expected.status].flat()).toContain(status)
  if (!expected.isEarly) expectHeaders(answer, expected)
  expect(locationOf(headers['location'])).toBe(expected.location ?? locationOf(headers['location']))
  if (expected.file !== undefined) {
    const body = headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes
    expect(body.equals(readFileSync(join(dist, expected.file)))).toBe(true)
  }
  if (expected.type) expect(headers['content-type']?.toLowerCase()).toBe(expected.type)
  if (expected.encoding) expect(headers['content-encoding'] ?? 'none').toBe(expected.encoding)
  if (expected.method === 'HEAD') expect(bytes).toHaveLength(0)
  if (status === 405 && !expected.isEarly) expect(headers['allow']).toMatch(/^GET, HEAD(, )?$/)
  expect(headers['set-cookie']).toBeUndefined()
}

function expectHeaders(
  { status = 0, headers }: Reply,
  { path, cache = 'no-cache' }: Exchange,
): void {
  const once = (value = '') => (status === 416 ? value.replace(/^(.*), \1$/, '$1') : value)
  // nginx says all headers twice where a range cannot be had.
  for (const [name, value] of Object.entries(security)) {
    expect(once(headers[name]?.toString())).toBe(value)
  }
  const policy = once(headers['content-security-policy']?.toString())
  expect(policy).toMatch(policyOf(status < 300 || status === 416 ? path : ''))
  if (cache !== 'any') expect(headers['cache-control']).toBe(cache)
}

function policyOf(path: string): RegExp {
  if (/^\/(assets(?!\/share-)|icon|favicon|apple).*\.(woff2|js|css|png)$|\.webmanifest$/.test(path))
    return /^default-src 'none'$/
  if (/^\/(sitemap\.xml|favicon\.svg|assets\/.*\.svg)$/.test(path))
    return /^default-src 'none'; style-src 'unsafe-inline'; .*frame-ancestors 'none'$/
  return /^default-src 'none'; script-src 'self'; .*frame-ancestors 'none'$/
}

/** Never the name that a request gives: Apache names the site's own. */
const locationOf = (location: string | undefined) => location?.replace(origin, '')
