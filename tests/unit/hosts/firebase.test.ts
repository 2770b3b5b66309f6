import { mkdtempSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { server } from 'superstatic'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { firebase } from '../../../cli/hosts/firebase.ts'
import { follow, requests, withoutQueries, type Ask } from './requests.ts'
import { fileOf, filesFor, headersAt, hostileTable, pathsWithHeaders } from './table.ts'
import { writeFiles } from '../../support/project.ts'

const folder = mkdtempSync(join(tmpdir(), 'roof-site-'))
const running: { server?: Server; url?: string } = {}

/** Publishes what the command would: each file holds its own name. */
beforeAll(async () => {
  const config = JSON.parse(fileOf(firebase, 'firebase.json')).hosting
  const ignored: readonly string[] = config.ignore
  for (const file of filesFor(firebase).filter((each) => !ignored.includes(each))) {
    writeFiles(folder, { [file]: file })
  }
  const app = server({ port: 0, hostname: '127.0.0.1', cwd: folder, config })
  await new Promise<void>((listening) => {
    running.server = app.listen(listening)
  })
  const address = running.server?.address()
  if (typeof address === 'object') running.url = `http://127.0.0.1:${address?.port}`
})
afterAll(() => {
  running.server?.close()
  rmSync(folder, { recursive: true })
})

const send = (path: string) => fetch(running.url + path, { redirect: 'manual' })

const ask: Ask = async (path) => {
  const answer = await send(path)
  const location = answer.headers.get('location') ?? undefined
  return { status: answer.status, location, file: await answer.text() }
}

const differences: Readonly<Record<string, string>> = {
  '/google1234.html': '→ google1234.html',
  ...Object.fromEntries(
    Object.entries(requests).flatMap(([path, answer]) =>
      answer.startsWith('410') ? [[path, '404 404.html']] : [],
    ),
  ),
  '/blog/gone': '→ index.html',
  '/firebase.json': '404 404.html',
  ...withoutQueries,
}

test.each(Object.entries({ ...requests, ...differences }))('%s: %s', async (path, expected) => {
  expect(await follow(ask, path)).toBe(expected)
})

test.each(pathsWithHeaders)('%s has the headers of the table', async (path) => {
  const { headers } = await send(path)
  for (const [name, value] of Object.entries(headersAt(path)))
    expect([name, headers.get(name)]).toEqual([name, value])
})

test.each(['/', '/services/roof-repairs', '/nowhere', '/google1234'])(
  '%s is HTML in UTF-8',
  async (path) => {
    const { headers } = await send(path)
    expect(headers.get('content-type')?.toLowerCase()).toBe('text/html; charset=utf-8')
  },
)

test('a hostile table gives JSON of the same shape', () => {
  const { hosting } = JSON.parse(fileOf(firebase, 'firebase.json', hostileTable))
  const [redirect] = hosting.redirects
  for (const text of [redirect.destination, hosting.headers[1].source])
    expect(text).toMatch(/^[\w./~%!&'()+,=@-]+$/)
  expect(() => new RegExp(redirect.regex, 'u')).not.toThrow()
  for (const { headers } of hosting.headers)
    for (const { value } of headers) expect(value).not.toMatch(/[\r\n]/)
})
