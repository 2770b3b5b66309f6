import { Ajv } from 'ajv'
import {
  cleanUrlsSchema,
  getTransformedRoutes,
  headersSchema,
  isHandler,
  redirectsSchema,
  rewritesSchema,
  trailingSlashSchema,
  type GetRoutesProps,
  type Route,
} from '@vercel/routing-utils'
import { expect, test, vi } from 'vitest'
import type { HostTable } from '../../../cli/hosts/host.ts'
import { vercel } from '../../../cli/hosts/vercel.ts'
import { follow, requests, type Ask } from './requests.ts'
import { fileOf, filesFor, headersAt, hostileTable, pathsWithHeaders, table } from './table.ts'

function readRoutes(of: HostTable): Route[] {
  const config: GetRoutesProps = JSON.parse(fileOf(vercel, 'vercel.json', of))
  const { routes, error } = getTransformedRoutes(config)
  expect(error).toBeNull()
  return routes ?? []
}

const routes = readRoutes(table)

const ignored = new Set([
  'vercel.json',
  '.vercelignore',
  ...fileOf(vercel, '.vercelignore').split('\n'),
])
const published = filesFor(vercel).filter((file) => !ignored.has(file) && !ignored.has(`/${file}`))

/** With `cleanUrls`, a page is a file without `.html`. */
const files = new Map(
  published.map((file) => [`/${file}`.replace(/\.html$/, '').replace(/^\/index$/, '/'), file]),
)

/** Goes through the routes as Vercel documents them; what no route answers is not found. */
const ask: Ask = (url) => {
  const [path = '', query] = url.split('?')
  const pairs = new URLSearchParams(query)
  const filesFrom = routes.findIndex((route) => isHandler(route) && route.handle === 'filesystem')
  for (const [index, route] of routes.entries()) {
    if (index === filesFrom && files.has(path)) return { status: 200, file: files.get(path) }
    const match = 'src' in route && route.src ? new RegExp(route.src).exec(path) : null
    if (!match || isHandler(route) || route.continue) continue
    const asked = 'has' in route ? (route.has ?? []) : []
    if (!asked.every((each) => 'key' in each && pairs.get(each.key) === each.value)) continue
    const fill = (text: string) => text.replaceAll(/\$(\d)/g, (_, group) => match[group] ?? '')
    const location = route.headers?.['Location']
    if (location) return { status: route.status ?? 0, location: fill(location) }
    if (route.dest) return { status: route.status ?? 200, file: files.get(fill(route.dest)) }
  }
  return { status: 404, file: '404.html' }
}

const differences: Readonly<Record<string, string>> = {
  '/google1234.html': '→ google1234.html',
  '/vercel.json': '404 404.html',
  '/.vercelignore': '404 404.html',
}

test.each(Object.entries({ ...requests, ...differences }))('%s: %s', async (path, expected) => {
  expect(await follow(ask, path)).toBe(expected)
})

test.each(pathsWithHeaders)('%s has the headers of the table', (path) => {
  const matching = routes.filter(
    (route) => !isHandler(route) && route.continue && new RegExp(route.src ?? '').test(path),
  )
  const sent = matching.map((route) => ('headers' in route ? route.headers : {}))
  expect(Object.assign({}, ...sent)).toEqual(headersAt(path))
})

test.each([
  ['small', table],
  ['hostile', hostileTable],
])('Vercel takes vercel.json of a %s table', (_, of) => {
  const complaints = vi.spyOn(console, 'error').mockReturnValue()
  const schema = {
    additionalProperties: false,
    properties: {
      $schema: { type: 'string' },
      cleanUrls: cleanUrlsSchema,
      trailingSlash: trailingSlashSchema,
      redirects: redirectsSchema,
      headers: headersSchema,
      rewrites: rewritesSchema,
    },
  }
  const check = new Ajv({ strict: false }).compile(schema)
  check(JSON.parse(fileOf(vercel, 'vercel.json', of)))
  expect(check.errors).toBeNull()
  expect(readRoutes(of).length).toBeGreaterThan(0)
  expect(complaints).not.toHaveBeenCalled()
  complaints.mockRestore()
})
