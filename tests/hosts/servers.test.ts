import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hiddenFiles } from '../../cli/hosts/hosts.ts'
import { listFiles } from '../../cli/load/list-files.ts'
import { ask, type Answer } from '../support/ask.ts'
import { builtAddresses } from '../support/built-site.ts'
import { findServer, startServer, webServers } from '../support/servers.ts'
import { aliases } from '../spec/routes.ts'
import { requestsFor, type Exchange } from './exchanges.ts'
import { builtForServers } from './built-for-servers.ts'

const { dist, port, folder } = await builtForServers()
const immutable = listFiles(join(dist, 'assets')).filter((name) => !name.startsWith('share-'))
const exchanges = requestsFor({
  pages: builtAddresses(dist).filter(
    (path) => !(path in aliases) && !['/404', '/google1234'].includes(path),
  ),
  aliases,
  gone: '/services/gutters',
  ownHtml: '/google1234.html',
  hidden: hiddenFiles,
  immutable: immutable.map((name) => `/assets/${name}`),
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

describe.each(webServers)('$name with the generated files', (server) => {
  const binary = findServer(server)
  const running: { stop?: () => Promise<void> } = {}
  test.runIf(process.env['CI'])('is installed', () => expect(binary).toBeDefined())
  beforeAll(async () => {
    if (binary) running.stop = await startServer({ server, binary, dist, port, folder })
  })
  afterAll(() => running.stop?.())
  test.skipIf(!binary).each(named)('%s', async (_, exchange) => {
    expectAnswer(await ask(port, exchange), exchange)
  })
  test.skipIf(!binary).each(conditional)('%s is not sent again, %j', async (path, headers) => {
    const first = await ask(port, { path, headers })
    const tag = { 'If-None-Match': first.headers['etag'] ?? '' }
    const date = { 'If-Modified-Since': first.headers['last-modified'] ?? '' }
    for (const condition of [tag, date]) {
      const again = await ask(port, { path, headers: { ...headers, ...condition } })
      expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0) })
    }
    const stale = await ask(port, { path, headers: { ...headers, 'If-None-Match': '"other"' } })
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

function expectAnswer(answer: Answer, expected: Exchange): void {
  const { status, headers, body } = answer
  expect([expected.status].flat()).toContain(status)
  if (!expected.isEarly) expectHeaders(answer, expected)
  expect(locationOf(headers['location'])).toBe(expected.location ?? locationOf(headers['location']))
  if (expected.file !== undefined) {
    expect(body.equals(readFileSync(join(dist, expected.file)))).toBe(true)
  }
  if (expected.type) expect(headers['content-type']?.toLowerCase()).toBe(expected.type)
  if (expected.encoding) expect(headers['content-encoding'] ?? 'none').toBe(expected.encoding)
  if (expected.method === 'HEAD') expect(body).toHaveLength(0)
  if (status === 405 && !expected.isEarly) expect(headers['allow']).toMatch(/^GET, HEAD(, )?$/)
  expect(headers['set-cookie']).toBeUndefined()
}

function expectHeaders({ status, headers }: Answer, { path, cache = 'no-cache' }: Exchange): void {
  const once = (value = '') => (status === 416 ? value.replace(/^(.*), \1$/, '$1') : value)
  // nginx says all headers twice where a range cannot be had.
  for (const [name, value] of Object.entries(security)) expect(once(headers[name])).toBe(value)
  const ending =
    path === '/sitemap.xml'
      ? /form-action 'none'; frame-ancestors 'none'$/
      : /trusted-types structured-data$/
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; /)
  expect(headers['content-security-policy']).toMatch(ending)
  if (cache !== 'any') expect(headers['cache-control']).toBe(cache)
}

/** Some servers name themselves in front of the path. */
const locationOf = (location: string | undefined) =>
  location?.replace(/^http:\/\/127\.0\.0\.1:\d+/, '')
