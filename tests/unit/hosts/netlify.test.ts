import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAllHeaders } from 'netlify-headers-parser'
import { parseAllRedirects } from 'netlify-redirect-parser'
import { expect, test } from 'vitest'
import type { HostTable } from '../../../cli/hosts/host.ts'
import { netlify } from '../../../cli/hosts/netlify.ts'
import { temporaryFolder } from '../../support/project.ts'
import { fileOf, headersAt, hostileTable, pathsWithHeaders, table } from './table.ts'

function write(name: string, of: HostTable): string {
  const file = join(temporaryFolder(), name)
  writeFileSync(file, fileOf(netlify, name, of))
  return file
}

const readRedirects = (of: HostTable) =>
  parseAllRedirects({
    redirectsFiles: [write('_redirects', of)],
    configRedirects: [],
    minimal: true,
  })

function readHeaders(of: HostTable) {
  // Its types say that the list of files is always empty.
  const headersFiles = [write('_headers', of)] as never[]
  return parseAllHeaders({ headersFiles, netlifyConfigPath: undefined })
}

test('Netlify reads all redirects, each before files at its address', async () => {
  const { redirects, errors } = await readRedirects(table)
  expect(errors).toEqual([])
  const line = (from: string, to: string, status: number) => {
    return { from: encodeURI(from), to, status, force: true, query: {} }
  }
  expect(redirects).toMatchObject([
    { ...line('/', '/services/roof-repairs', 301), query: { p: '12', cat: 'a' } },
    ...table.redirects.map(({ from, to }) => line(from, to, 301)),
    ...table.gone.map((path) => line(path, '/404.html', 410)),
    line('/blog/*', '/', 301),
    line('/_headers', '/404.html', 404),
    line('/_redirects', '/404.html', 404),
  ])
})

test.each(pathsWithHeaders)('Netlify sends the headers of %s', async (path) => {
  const { headers, errors } = await readHeaders(table)
  expect(errors).toEqual([])
  const matching = headers.filter(({ forRegExp }) => forRegExp?.test(path))
  expect(Object.assign({}, ...matching.map(({ values }) => values))).toEqual(headersAt(path))
})

test('hostile values stay in their lines', async () => {
  const redirects = await readRedirects(hostileTable)
  expect(redirects.errors).toEqual([])
  expect(redirects.redirects).toHaveLength(5)
  const headers = await readHeaders(hostileTable)
  expect(headers.errors).toEqual([])
  const names = headers.headers.flatMap(({ values }) => Object.keys(values))
  expect(names).toEqual(['X-Note', 'Cache-Control'])
})
