import { expect, test } from 'vitest'
import { hash } from '../../../cli/lib/hash.ts'
import type { Field, Refused } from '../../../src/editor/protocol.ts'
import { ask, talk } from './ask.ts'
import { editSession } from '../edit/edit-session.ts'
import { filesIn, projectRoot } from '../../support/project.ts'
import { generatedProject, firstCities } from '../../support/fixtures.ts'
import { startServer } from '../../support/run-cli.ts'
import { words } from '../../support/cases.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { hostileTexts } from '../hostile/hostile-texts.ts'

interface Forged {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | Buffer
}

const path = ['cities', 0, 'pageTitle']
const query = `path=${encodeURIComponent(JSON.stringify(path))}`

/** What a body has at most. */
const sizeOf = ({ path: to }: Forged) => (to.includes('/photo') ? 25 * 1024 : 64) * 1024

/** What a header may say that does not let in. */
const wrong = (host: string): Readonly<Record<string, readonly string[]>> => {
  const { port } = new URL(`http://${host}`)
  return {
    cookie: [
      '',
      'roof-site-edit=x',
      `roof-site-edit-${port}=`,
      `roof-site-edit-${port}=${'0'.repeat(32)}`,
    ],
    host: [
      'evil.example',
      `evil.example:${port}`,
      `127.0.0.1.evil.example:${port}`,
      `localhost.evil.example:${port}`,
      `0.0.0.0:${port}`,
      `[::1]:${port}`,
      `127.0.0.1:${Number(port) + 1}`,
      '127.0.0.1',
    ],
    'sec-fetch-site': ['', 'cross-site', 'same-site', 'none'],
  }
}

const wrongOfWrites = (host: string): Readonly<Record<string, readonly string[]>> => ({
  origin: [
    '',
    'null',
    'http://evil.example',
    `https://${host}`,
    `http://${host}.evil.example`,
    'http://127.0.0.1',
    `http://${host.replace('127.0.0.1', 'localhost')}`,
  ],
  'content-type': [
    '',
    'text/plain',
    'text/plain;application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
  ],
})

/** A request with one thing forged each; an empty header is none. */
function forge(right: Forged, host: string): Forged[] {
  const isWrite = right.method === 'POST'
  const headers = Object.entries({ ...wrong(host), ...(isWrite && wrongOfWrites(host)) })
  const others = isWrite
    ? words`GET HEAD PUT PATCH DELETE OPTIONS`
    : words`POST HEAD PUT DELETE OPTIONS`
  const { cookie = '' } = right.headers
  const [, token = ''] = cookie.split('=')
  const bodies = right.path.includes('/photo') ? [] : ['', 'edits=x', '{']
  // Sound but for its size, which it tells or not.
  const large = { ...right, body: `${String(right.body)}${' '.repeat(sizeOf(right))}` }
  const inChunks = { ...large, headers: { ...right.headers, 'transfer-encoding': 'chunked' } }
  return [
    ...headers.flatMap(([name, values]) =>
      values.map((value) => {
        const changed = Object.entries({ ...right.headers, [name]: value })
        return { ...right, headers: Object.fromEntries(changed.filter(([, each]) => each !== '')) }
      }),
    ),
    ...others.map((method) => ({ ...right, method })),
    { ...right, path: right.path.replace('/__edit/', '/__EDIT/') },
    { ...right, path: right.path.replace('/__edit/', '/__edit/x/') },
    { ...right, path: `${right.path.replace(/\?.*/, '')}.json` },
    // A token in the address is for a page: what is asked so has no cookie.
    {
      ...right,
      path: `${right.path}${right.path.includes('?') ? '&' : '?'}edit=${token}`,
      headers: { ...right.headers, cookie: 'x=y' },
    },
    ...(isWrite ? [large, inChunks, ...bodies.map((body) => ({ ...right, body }))] : []),
  ]
}

const handshake = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
  'sec-websocket-protocol': 'vite-hmr',
}

const stateOf = (project: string) =>
  filesIn(project)
    .filter((file) => !file.includes('node_modules'))
    .map((file) => `${file} ${hash(readFileSync(join(project, file)))}`)

test('of two hundred forged requests none writes, and none reads', async () => {
  const project = await generatedProject(firstCities(1))
  const { origin } = await startServer(project, ['edit', '--port', '0'])
  const { host, port, search } = new URL(origin)
  const send = ({ path: to, ...options }: Forged) => ask(Number(port), to, options)
  const outside = [
    '/contact',
    '/@vite/client',
    '/entry-client.tsx',
    `/@fs${project}/data/site.yaml`,
  ]
  for (const each of outside) {
    expect([each, (await ask(Number(port), each)).status]).toEqual([each, 403])
  }
  const entered = await ask(Number(port), `/contact${search}`)
  const [cookie = ''] = entered.headers['set-cookie'] ?? []
  const known = { host, cookie: cookie.replace(/;.*/, ''), 'sec-fetch-site': 'same-origin' }
  const shown = await ask(Number(port), '/contact', { headers: known })
  expect(shown.body).toContain('<script type="module" src="/editor/editor.ts"></script></body>')
  expect(shown.headers).toMatchObject({
    'x-frame-options': 'SAMEORIGIN',
    'cross-origin-resource-policy': 'same-origin',
  })
  // What pages need is served, and none of the site's other files.
  for (const [each, status] of [
    ['/@vite/client', 200],
    ['/entry-client.tsx', 200],
    ['/share.png', 200],
    [`/@fs${project}/generated/site.ts`, 200],
    [`/@fs${project}/data/site.yaml?raw`, 403],
    [`/@fs${project}/data/site.yaml`, 403],
    [`/@fs${join(projectRoot, 'package.json')}?import&raw`, 403],
  ] as const) {
    const { status: told } = await ask(Number(port), each, { headers: known })
    expect([each, told]).toEqual([each, status])
  }
  // A socket is told what changes, in words of the files.
  const client = await ask(Number(port), '/@vite/client', { headers: known })
  const [, token = ''] = /wsToken = "([^"]+)"/.exec(client.body) ?? []
  const socket = (headers: Readonly<Record<string, string>>) => {
    const lines = Object.entries({ host, ...headers, ...handshake }).map((each) => each.join(': '))
    return talk(Number(port), `GET /?token=${token} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
  }
  const [own, brought] = [{ origin: `http://${host}` }, { cookie: known.cookie }]
  expect(await socket({ ...own, ...brought })).toMatch(/^HTTP\/1\.1 101 /)
  for (const headers of [
    {},
    own,
    brought,
    { ...brought, origin: `http://127.0.0.1:${Number(port) + 1}` },
    { ...own, cookie: `${known.cookie}0` },
    { ...own, ...brought, host: `evil.example:${port}` },
  ]) {
    expect([headers, await socket(headers)]).toEqual([headers, ''])
  }
  const read = { method: 'GET', headers: known }
  const field = { ...read, path: `/__edit/field?${query}` }
  const { stamp }: Field = JSON.parse((await send(field)).body)
  const headers = { ...known, origin: `http://${host}`, 'content-type': 'application/json' }
  const edit = { kind: 'set', path, value: 'A title that is written' }
  const write = { method: 'POST', headers, body: JSON.stringify({ stamp, ...edit }) }
  const save = { ...write, path: '/__edit/save' }
  const rights: readonly Forged[] = [
    save,
    { ...write, path: '/__edit/undo', body: '{}' },
    { ...write, path: '/__edit/redo', body: '{}' },
    {
      ...write,
      path: `/__edit/photo?${query}`,
      headers: { ...headers, 'content-type': 'image/jpeg' },
      body: Buffer.from('x'),
    },
    field,
    { ...read, path: '/__edit/fields?page=/&text=New%20Haven' },
    { ...read, path: '/__edit/changes' },
  ]
  const forged = rights.flatMap((right) => forge(right, host))
  expect(forged.length).toBeGreaterThan(200)
  const before = stateOf(project)
  for (const each of forged) {
    const { status, headers: told, body } = await send(each)
    expect({ status, each }).toMatchObject({
      status: expect.toSatisfy((code) => code >= 400 && code < 500),
    })
    const isPage = !each.path.startsWith('/__edit')
    if (!isPage) expect(body.length, body).toBeLessThan(40)
    expect(told).not.toHaveProperty('access-control-allow-origin')
  }
  expect(stateOf(project)).toEqual(before)
  expect(await send(save)).toMatchObject({ status: 200 })
  expect(readFileSync(join(project, 'data/cities.yaml'), 'utf8')).toContain(
    'A title that is written',
  )
}, 120_000)

test('hostile texts come through a save as they are, or are refused and nothing is written', async () => {
  const project = await generatedProject(firstCities(1))
  const session = editSession(project)
  const target = ['services', 0, 'lead']
  const there = () => readFileSync(join(project, 'data/services.yaml'), 'utf8')
  const states = [there()]
  const meant = parse(there())
  for (const hostile of hostileTexts) {
    const lead = `${hostile} as it is`
    const { status, body } = await session.save<Refused>({ kind: 'set', path: target, value: lead })
    if (status === 200) {
      expect(parse(there())).toEqual([{ ...meant[0], lead }, ...meant.slice(1)])
      states.push(there())
    } else {
      // Half a pair is no text that a file could hold.
      expect({ hostile, status, body }).toMatchObject(
        /\p{Surrogate}/u.test(hostile)
          ? { status: 400 }
          : { status: 422, body: { findings: [{ path: target }] } },
      )
      expect(there()).toBe(states.at(-1))
    }
  }
  expect(states.length).toBeGreaterThan(60)
  for (const state of states.slice(-10).toReversed().slice(1)) {
    expect(await session.ask('undo', {})).toMatchObject({ status: 200 })
    expect(there()).toBe(state)
  }
}, 300_000)
