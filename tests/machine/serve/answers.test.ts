import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { tablePath } from '../../../cli/prerender/host-table.ts'
import { ask } from './ask.ts'
import { serve, smallFiles, smallTable, writeSmallSite } from './small-site.ts'
import { siteHandler } from '../../support/built-site.ts'
import { words } from '../../support/cases.ts'
import { runProgram } from '../../support/processes.ts'

const startSite = async () => {
  const root = writeSmallSite()
  return { root, port: await serve(siteHandler(join(root, 'dist'))) }
}

type Case = readonly [path: string, status: number, what?: string]

/** What is said of each: the file that is sent, or the address that it leads to. */
const cases: readonly Case[] = [
  ['/', 200, 'index.html'],
  ['/?a=b', 200, 'index.html'],
  ['/services', 200, 'services.html'],
  ['/%73ervices', 200, 'services.html'],
  ['/services/repairs', 200, 'services/repairs.html'],
  ['/caf%C3%A9', 200, 'café.html'],
  ['/google1234.html', 200, 'google1234.html'],
  ['/empty', 200, 'empty'],
  ['/.well-known/security.txt', 200, '.well-known/security.txt'],
  ['http://any.example/services?a', 200, 'services.html'],
  ['http://any.example', 200, 'index.html'],

  ['/old', 301, '/services'],
  ['/old?from=card', 301, '/services?from=card'],
  ['/index', 308, '/'],
  ['/index.html', 308, '/'],
  ['/services.html', 308, '/services'],
  ['/services.html?a=b', 308, '/services?a=b'],
  ['/services%2ehtml', 308, '/services'],
  ['/services/', 308, '/services'],
  ['/services/?a', 308, '/services?a'],
  ['/nowhere/', 308, '/nowhere'],
  ['/a%3Fb%23c%0d%0aX-Injected:1.html', 308, '/a%3Fb%23c%0D%0AX-Injected%3A1'],
  ['/old/', 308, '/old'],

  ['/gone', 410, '404.html'],
  // tests/unit/hosts/exchanges.ts, which `preview` is asked too, has the others.
  ...words`
    /nowhere /.well-known /%2eenv /%2fevil.example/ /..%2f.roof-site.table.json
    /%2e%2e/.roof-site.table.json /%252e%252e/services /${'long'.repeat(200)}`.map((path): Case => [
    path,
    404,
    '404.html',
  ]),

  ['/%', 400],
  ['/%zz', 400],
  ['/%ff', 400],
  ['/services%00', 400],
]

test('each address has the answer of a host', async () => {
  const { port } = await startSite()
  const answers: Case[] = []
  for (const [path] of cases) {
    const { status = 0, headers, body } = await ask(port, path)
    expect([path, headers['x-all'], headers.vary]).toEqual([path, 'yes', 'Accept-Encoding'])
    const file = Object.entries(smallFiles).find(([, content]) => content === body)?.[0]
    const what = headers.location ?? file
    answers.push(what === undefined ? [path, status] : [path, status, what])
  }
  expect(answers).toEqual(cases)
})

test('what is no file of the folder is not there, nor is what a link leads out to', async () => {
  const { root, port } = await startSite()
  writeFileSync(join(root, 'own.txt'), 'own')
  const links = { 'out.txt': '../own.txt', all: '..', 'hidden.txt': '.env', loop: 'loop' }
  for (const [name, target] of Object.entries(links)) symlinkSync(target, join(root, 'dist', name))
  symlinkSync('roof.png', join(root, 'dist/inside.png'))
  runProgram('mkfifo', [join(root, 'dist/pipe')])
  for (const path of ['/out.txt', '/all', '/all/own.txt', '/hidden.txt', '/loop', '/pipe']) {
    expect([path, (await ask(port, path)).status]).toEqual([path, 404])
  }
  expect((await ask(port, '/inside.png')).body).toBe('png')
})

test('a method that is none has the headers of the site', async () => {
  const { port } = await startSite()
  const { status, headers } = await ask(port, '/', { method: 'TRACE' })
  expect([status, headers.allow, headers['x-all']]).toEqual([405, 'GET, HEAD', 'yes'])
})

test.each([
  ['/', 'text/html; charset=utf-8', 'no-cache'],
  ['/nowhere', 'text/html; charset=utf-8', 'no-cache'],
  ['/%', 'text/plain; charset=utf-8', 'no-cache'],
  ['/assets/app.js', 'text/javascript; charset=utf-8', 'immutable'],
  ['/assets/%61pp.js', 'text/javascript; charset=utf-8', 'immutable'],
  ['/roof.png', 'image/png', 'no-cache'],
])('%s has the headers of its kind, and HEAD says the same', async (path, type, cache) => {
  const { port } = await startSite()
  const { headers, status, body } = await ask(port, path)
  expect([headers['content-type'], headers['cache-control']]).toEqual([type, cache])
  const head = await ask(port, path, { method: 'HEAD' })
  const { date, ...others } = head.headers
  expect(head).toMatchObject({ status, body: '' })
  expect({ ...headers, date }).toEqual({ date, ...others })
  expect(headers['content-length']).toBe(String(Buffer.byteLength(body)))
})

test('a redirect has the headers of its own address', async () => {
  const { port } = await startSite()
  expect((await ask(port, '/old')).headers).toMatchObject({ 'x-old': 'yes', 'x-all': 'yes' })
})

const size = smallFiles['assets/app.js']?.length ?? 0
test.each([
  ['bytes=0-3', 206, `bytes 0-3/${size}`],
  ['bytes=-4', 206, `bytes ${size - 4}-${size - 1}/${size}`],
  ['bytes=5-', 206, `bytes 5-${size - 1}/${size}`],
  ['bytes=99999-', 416, `bytes */${size}`],
  ['bytes=5-2', 200, undefined],
  ['bytes=0-1, 5-2', 200, undefined],
  ['bytes=a-b', 200, undefined],
  ['lines=1-2', 200, undefined],
])('the range %s is answered with %i', async (range, expected, told) => {
  const { port } = await startSite()
  const headers = { range, 'accept-encoding': 'gzip' }
  const answer = await ask(port, '/assets/app.js', { headers })
  expect([answer.status, answer.headers['content-range']]).toEqual([expected, told])
  if (expected === 206) expect(answer.headers['content-encoding']).toBeUndefined()
})

test.each(['gzip;q=0, identity;q=1', ''])(
  'who does not take gzip (%j) gets the file as it is',
  async (accept) => {
    const { port } = await startSite()
    const answer = await ask(port, '/assets/app.js', { headers: { 'accept-encoding': accept } })
    expect(answer.headers['content-encoding']).toBeUndefined()
    expect(answer.body).toBe(smallFiles['assets/app.js'])
  },
)

test('the not-found page is packed, and whole', async () => {
  const { port } = await startSite()
  const { headers, bytes } = await ask(port, '/nowhere', { headers: { 'accept-encoding': 'gzip' } })
  expect(headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(bytes).toString()).toBe(smallFiles['404.html'])
})

test('what a browser has is not sent again', async () => {
  const { port } = await startSite()
  const { headers } = await ask(port, '/services')
  const etag = String(headers.etag)
  const modified = String(headers['last-modified'])
  for (const condition of [{ 'if-none-match': etag }, { 'if-modified-since': modified }]) {
    const again = await ask(port, '/services', { headers: condition })
    expect(again).toMatchObject({ status: 304, body: '' })
    expect(again.headers).toMatchObject({ etag, vary: 'Accept-Encoding', 'x-all': 'yes' })
  }
  const other = await ask(port, '/services', { headers: { 'if-none-match': '"other"' } })
  expect(other.status).toBe(200)
})

test('what a build changes is served, without a start', async () => {
  const { root, port } = await startSite()
  expect((await ask(port, '/gone')).status).toBe(410)
  writeFileSync(tablePath(root), JSON.stringify({ form: 2, ...smallTable, gone: ['/services'] }))
  writeFileSync(join(root, 'dist/gone.html'), 'back')
  expect((await ask(port, '/services')).status).toBe(410)
  expect(await ask(port, '/gone')).toMatchObject({ status: 200, body: 'back' })
})

test('without its files the server says so, and goes on when they are back', async () => {
  const { root, port } = await startSite()
  await ask(port, '/')
  renameSync(join(root, 'dist'), join(root, 'away'))
  rmSync(tablePath(root))
  expect(await ask(port, '/')).toMatchObject({ status: 404, body: 'Not Found\n' })
  renameSync(join(root, 'away'), join(root, 'dist'))
  expect(await ask(port, '/')).toMatchObject({ status: 200, body: smallFiles['index.html'] })
})
