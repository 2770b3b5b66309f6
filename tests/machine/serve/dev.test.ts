import { EventEmitter } from 'node:events'
import { readFileSync, renameSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { repeatMissedChanges } from '../../../cli/serve/missed-changes.ts'
import { ask } from './ask.ts'
import { copyEngine, temporaryFolder } from '../../support/project.ts'
import { dataProject, replaceOnce, citiesOf } from '../../support/fixtures.ts'
import { runProgram } from '../../support/processes.ts'
import { startServer } from '../../support/run-cli.ts'

/** What a busy machine takes to make a page anew. */
const patience = { timeout: 60_000 }

const guilford = '/service-areas/guilford'
const charset = '<meta charSet="utf-8" />'

type Save = (file: string, text: string) => void

const inPlace: Save = (file, text) => writeFileSync(file, text)
const empty: Save = (file) => truncateSync(file)
const replaced: Save = (file, text) => {
  writeFileSync(`${file}~`, text)
  renameSync(`${file}~`, file)
}

const data = ['data/cities.yaml', 'plenty of old company', (word: string) => word] as const
const source = [
  'src/document/Document.tsx',
  charset,
  (word: string) => `${charset}<meta name="said" content="${word}" />`,
] as const

const requests = [
  ['/styles.css', { host: 'other.example' }, 403],
  ['/@vite/client', { host: 'other.example' }, 403],
  ['/share.png', { host: 'other.example' }, 403],
  [guilford, { host: 'other.example' }, 403],
  ['/share.png', { host: 'localhost' }, 200],
  [guilford, { host: hostname() }, 200],
  [guilford, { host: `${hostname().split('.')[0]}.local:5173` }, 200],
  [guilford, { host: '[::1]:5173' }, 200],
  ['/__open-in-editor?file=x', {}, 403],
  ['/__Open-In-Editor/?file=x', { 'sec-fetch-site': 'cross-site' }, 403],
  ['/__open-in-editor', { 'sec-fetch-site': 'same-origin' }, 500],
] as const

test('from a folder of the project: it asks who asks, and shows the look and the last save, however soon it follows another, and a mistake in src/', async () => {
  const project = dataProject({ 'data/cities.yaml': citiesOf('Guilford') })
  copyEngine(project)
  const { origin, said } = await startServer(project, ['dev', '--port', '0'], 'src/pages')
  const port = Number(new URL(origin).port)
  const page = async () => (await ask(port, guilford)).body

  symlinkSync('/etc/hosts', join(project, 'data/public/hosts.txt'))
  symlinkSync('/', join(project, 'data/public/computer'))
  symlinkSync('.env', join(project, 'data/public/env.txt'))
  writeFileSync(join(project, 'data/public/.env'), 'TOKEN=secret')
  runProgram('mkfifo', [join(project, 'data/public/pipe.pdf')])
  for (const path of ['/hosts.txt', '/computer/etc/hosts', '/env.txt', '/.env', '/pipe.pdf']) {
    expect([path, (await ask(port, path)).status]).toEqual([path, 404])
  }
  for (const name of ['hosts.txt', 'computer', 'env.txt', '.env', 'pipe.pdf']) {
    rmSync(join(project, 'data/public', name))
  }

  // Files and commands are for pages of this site alone.
  for (const [path, headers, status] of requests) {
    const answer = await ask(port, path, { headers })
    expect([path, headers, answer.status]).toEqual([path, headers, status])
  }
  const refused = (await ask(port, guilford, { headers: { host: 'other.example' } })).body
  expect(refused).toMatch(/^This server does not answer to the name other\.example: /)
  expect(refused).toContain(` localhost and to ${hostname().toLowerCase()}`)
  expect(refused).not.toMatch(/vite/i)

  const sheet = async () => (await ask(port, '/styles.css')).body
  const before = await sheet()
  expect(before).toContain('besley-latin-600')
  expect(before).toContain('prefers-color-scheme')
  expect(before).not.toMatch(/archivo|@supports \((?:type|corners|drawings)/)
  writeFileSync(join(project, 'data/look.yaml'), 'type: archivo\ndark: off\ncorners: soft\n')
  await expect.poll(sheet, patience).toContain('archivo-latin-700')
  const after = await sheet()
  expect(after).toContain('--radius-small')
  expect(after).not.toMatch(/besley-latin|prefers-color-scheme/)

  const pairs = [
    [data, inPlace, inPlace],
    [data, empty, inPlace],
    [data, replaced, replaced],
    [source, inPlace, inPlace],
    [source, empty, inPlace],
  ] as const
  for (const [[path, from, to], first, last] of pairs) {
    const file = join(project, path)
    const text = readFileSync(file, 'utf8')
    for (const gap of [15, 25, 35, 45]) {
      const name = `${last.name} after ${first.name}, ${gap} ms`
      first(file, replaceOnce(text, from, to('an earlier word')))
      // Who asks between the two makes the server read the first.
      await sleep(8)
      const between = page()
      await sleep(gap - 8)
      last(file, replaceOnce(text, from, to(name)))
      await between
      await expect.poll(page, patience).toContain(name)
    }
    writeFileSync(file, text)
  }

  // A mistake is a page without colors until it is mended.
  const file = join(project, source[0])
  const text = readFileSync(file, 'utf8')
  for (const [mistake, words] of [
    ['<meta charSet="utf-8">', 'Expected corresponding JSX closing tag'],
    ['{nowhere}', 'nowhere is not defined'],
  ] as const) {
    writeFileSync(file, replaceOnce(text, charset, mistake))
    await expect.poll(page, patience).toContain(words)
    const { status, headers, body } = await ask(port, guilford)
    expect([status, headers['content-type']]).toEqual([500, 'text/html; charset=utf-8'])
    expect(body).toContain('src/document/Document.tsx')
    expect(body + said()).not.toContain('\u001B')
    writeFileSync(file, text)
    await expect.poll(page, patience).toContain('<h1 class=')
  }
})

test('a change that a watcher passes over is told after all, and one that it tells once', async () => {
  const file = join(temporaryFolder(), 'a.yaml')
  const watcher = new EventEmitter()
  const told: string[] = []
  watcher.on('change', () => told.push(readFileSync(file, 'utf8')))
  repeatMissedChanges(watcher)
  writeFileSync(file, 'first')
  watcher.emit('change', file)
  writeFileSync(file, 'the last')
  await expect.poll(() => told).toEqual(['first', 'the last'])
  await sleep(300)
  expect(told).toEqual(['first', 'the last'])
})
