import { describe, expect, test } from 'vitest'
import { cloudflarePages } from '../../../cli/hosts/cloudflare-pages.ts'
import { fileOf, headersAt, hostileTable, pathsWithHeaders, table, server } from './table.ts'

const linesOf = (name: string, of = table) =>
  fileOf(cloudflarePages, name, of).trimEnd().split('\n')

const grammar = {
  redirect: /^\/\S* \/\S* (200|301)$/,
  path: /^\/\S*$/,
  detach: /^ {2}! ([\w-]+)$/,
  header: /^ {2}([\w-]+): (\S.*)$/,
}

/** Reads `_headers` as Cloudflare documents it: rules in order, values joined, `!` takes one off. */
function headersOf(path: string): Record<string, string> {
  const headers: Record<string, string> = {}
  let matches = false
  for (const line of linesOf('_headers')) {
    const [, off] = grammar.detach.exec(line) ?? []
    const [, name, value] = grammar.header.exec(line) ?? []
    if (grammar.path.test(line)) matches = line === '/*' || line === path
    else if (matches && off) delete headers[off]
    else if (matches && name && value)
      headers[name] = [headers[name] ?? [], value].flat().join(', ')
  }
  return headers
}

test.each([
  ['small', table],
  ['hostile', hostileTable],
])('every line of a %s table is as Cloudflare documents it', (_, of) => {
  for (const line of linesOf('_redirects', of)) expect(line).toMatch(grammar.redirect)
  const { path, detach, header } = grammar
  for (const line of linesOf('_headers', of))
    expect([path, detach, header].filter((form) => form.test(line))).toHaveLength(1)
})

test('no line of a hostile table comes from the end of a line in a value', () => {
  expect(linesOf('_redirects', hostileTable)).toHaveLength(3)
  expect(linesOf('_headers', hostileTable)).toHaveLength(4)
})

test.each(pathsWithHeaders)('the headers of %s are those of the table, none joined', (path) => {
  expect(headersOf(path)).toEqual(headersAt(path))
})

describe('gone addresses', () => {
  const gone = (count: number) => Array.from({ length: count }, (_, index) => `/gone-${index}`)
  const included = (addresses: readonly string[]): readonly string[] =>
    JSON.parse(fileOf(cloudflarePages, '_routes.json', { ...table, gone: addresses })).include

  test('answer 410 with the not-found page and its headers', async () => {
    const text = encodeURIComponent(fileOf(cloudflarePages, '_worker.js'))
    const worker = await import(`data:text/javascript,${text}`)
    const headers = { 'content-security-policy': "default-src 'none'" }
    const fetch = async ({ href }: URL) => new Response(`page of ${href}`, { headers })
    const request = new Request('https://www.example.com/offers?utm=a')
    const answer = await worker.default.fetch(request, { ASSETS: { fetch } })
    expect(answer.status).toBe(410)
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'")
    expect(await answer.text()).toBe('page of https://www.example.com/404')
  })

  test('alone reach the worker, as many and as long as Cloudflare takes', () => {
    expect(included(['/offers', `/${'x'.repeat(100)}`])).toEqual(['/offers'])
    expect(included(gone(101))).toEqual(gone(100))
  })

  test('where there are none, there is no worker', () => {
    const paths = cloudflarePages.files({ ...table, gone: [] }, server).map(({ path }) => path)
    expect(paths).toEqual(['_redirects', '_headers'])
  })
})
