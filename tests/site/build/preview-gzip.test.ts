import { readFileSync } from 'node:fs'
import { get, type IncomingHttpHeaders, type Server } from 'node:http'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { listFiles } from '../../../cli/load/list-files.ts'
import { listen } from '../../../cli/serve/listen.ts'
import { siteHandler } from '../../support/site-handler.ts'

interface Answer {
  readonly status: number | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

const dist = join(inject('fixtureSite'), 'dist')
const fileOf = (path: string) => readFileSync(join(dist, path))
const running: { server?: Server; url?: string } = {}
beforeAll(async () => {
  Object.assign(running, await listen(siteHandler(dist), { port: 0, address: '127.0.0.1' }))
})
afterAll(() => running.server?.close())

/** What the server sends, byte for byte. */
function ask(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(running.url + path, { headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const { statusCode: status, headers: sent } = response
        resolve({ status, headers: sent, body: Buffer.concat(chunks) })
      })
    }).once('error', reject)
  })
}

describe('for a browser that takes gzip', () => {
  const gzip = { 'accept-encoding': 'gzip' }
  const scripts = listFiles(dist).filter((file) => file.endsWith('.js'))

  type Case = readonly [what: string, path: string, file: string, status: number]
  const cases: readonly Case[] = [
    ['a page', '/services', 'services.html', 200],
    ['the not-found page', '/nowhere', '404.html', 404],
    ['the module of a page', '/content/about.js', 'content/about.js', 200],
    ['the sitemap', '/sitemap.xml', 'sitemap.xml', 200],
    ...scripts.map((file): Case => ['a script', `/${file}`, file, 200]),
  ]

  test.each(cases)(
    '%s (%s) is packed, whole, with the headers of its kind',
    async (_, path, file, status) => {
      const packed = await ask(path, gzip)
      const plain = await ask(path)
      expect(packed.status).toBe(status)
      expect(packed.headers['content-encoding']).toBe('gzip')
      expect(gunzipSync(packed.body).equals(fileOf(file))).toBe(true)
      expect(plain.body.equals(fileOf(file))).toBe(true)
      for (const name of ['content-type', 'content-security-policy', 'cache-control'])
        expect([name, packed.headers[name]]).toEqual([name, plain.headers[name]])
    },
  )

  test.each([
    ['a picture', '/share.png', {}, 200],
    ['part of a file', '/sitemap.xml', { range: 'bytes=0-9' }, 206],
    ['a redirect', '/services/repairs', {}, 301],
  ])('%s stays as it is', async (_, path, headers, status) => {
    const answer = await ask(path, { ...gzip, ...headers })
    expect([answer.status, answer.headers['content-encoding']]).toEqual([status, undefined])
  })
})
