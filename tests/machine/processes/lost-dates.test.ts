import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { joinLastmod, updateLastmod } from '../../../cli/load/records.ts'
import { sample } from '../../support/cases.ts'
import { contents } from '../../support/project.ts'
import {
  copyOf,
  generatedProject,
  write,
  copiesOf,
  replaceOnce,
  firstCities,
  commitAll,
} from '../../support/fixtures.ts'
import { runCli } from '../../support/run-cli.ts'

const origin = 'https://ridge-eave.example.com'
const edited = replaceOnce(firstCities(3), 'Meriden roofs, from', 'Meriden roofing, from')

/** Page addresses to the dates that the sitemap gives them. */
function datesIn(folder: string): Record<string, string> {
  const xml = readFileSync(join(folder, 'generated/public/sitemap.xml'), 'utf8')
  const dated = xml.matchAll(/<loc>([^<]+)<\/loc>\s*<lastmod>([^<]+)<\/lastmod>/g)
  return Object.fromEntries(
    [...dated].map(([, loc = '', day = '']) => [loc.slice(origin.length), day]),
  )
}

test('a page as it was first recorded has no date', async () => {
  expect(datesIn(await generatedProject())).toEqual({})
})

test('a changed page has the day of the run that saw it change, the others none, until it changes again', async () => {
  const folder = await generatedProject()
  write(folder, 'data/cities.yaml', edited)
  await runCli(folder, ['generate'], '2026-02-03')
  expect(await runCli(folder, ['generate', '--check'], '2026-05-06')).toMatchObject({ code: 0 })
  await runCli(folder, ['generate'], '2026-05-06')
  expect(datesIn(folder)).toEqual({ '/service-areas/meriden': '2026-02-03' })
  write(folder, 'data/cities.yaml', firstCities(3))
  await runCli(folder, ['generate'], '2026-07-08')
  expect(datesIn(folder)).toEqual({ '/service-areas/meriden': '2026-07-08' })
})

test('the same data and the same record give the same bytes on any day', async () => {
  const folder = await generatedProject()
  write(folder, 'data/cities.yaml', edited)
  await runCli(folder, ['generate'], '2026-02-03')
  const copy = copyOf(folder)
  await runCli(copy, ['generate', '--force'], '2028-09-10')
  expect(contents(copy)).toEqual(contents(folder))
})

const page = { path: '/a' }
const now = updateLastmod(new Map(), [page], '')['/a']?.hash
const entry = (record: object) => JSON.stringify({ '/a': record })

test.each<[string, string[], string | undefined]>([
  [
    'changed on one side',
    [entry({ hash: now, date: '2026-02-03' }), entry({ hash: '0' })],
    '2026-02-03',
  ],
  [
    'changed on both, in the same way',
    [entry({ hash: now, date: '2026-02-04' }), entry({ hash: now, date: '2026-02-03' })],
    '2026-02-03',
  ],
  [
    'changed on both, each in its way',
    [entry({ hash: '1', date: '2026-02-03' }), entry({ hash: '2', date: '2026-02-04' })],
    '2026-03-01',
  ],
  ['new on our side, changed by theirs', [entry({ hash: '1' }), '{}'], '2026-03-01'],
  ['new on their side, changed by ours', ['{}', entry({ hash: '1' })], undefined],
  [
    'new on their side, and changed there',
    ['{}', entry({ hash: now, date: '2026-02-03' })],
    '2026-02-03',
  ],
  ['new on both', [entry({ hash: now }), entry({ hash: now })], undefined],
])('two records that git merged: the date of a page that is %s', (_, versions, date) => {
  const record = updateLastmod(joinLastmod(versions), [page], '2026-03-01')
  expect(record).toEqual({ '/a': { hash: now, ...(date !== undefined && { date }) } })
})

const record = 'generated/lastmod.json'

/** A project in whose sitemap one page has a date. */
const plainProject = copiesOf(async () => {
  const folder = await generatedProject()
  write(folder, 'data/cities.yaml', edited)
  expect(await runCli(folder, ['generate'], '2026-02-03')).toMatchObject({ code: 0 })
  return folder
})

const committedProject = copiesOf(async () => {
  const folder = await plainProject()
  commitAll(folder)
  return folder
})

const dated = (folder: string) => readFileSync(join(folder, record), 'utf8').includes('2026-02-03')

/** Takes every date out of a record, which stays one. */
const undated = (text: string) => text.replaceAll(/,"date":"[^"]+"/g, '')

const remove = (folder: string, path = record) => rmSync(join(folder, path), { recursive: true })
const change = (folder: string, make: (text: string) => string) =>
  write(folder, record, make(readFileSync(join(folder, record), 'utf8')))

const damages: readonly (readonly [string, string, (folder: string) => void])[] = [
  ['is gone', 'missing', remove],
  ['is gone with all of generated/', 'missing', (folder) => remove(folder, 'generated')],
  ['is empty', 'damaged', (folder) => change(folder, () => '')],
  ['is cut off', 'damaged', (folder) => change(folder, (text) => text.slice(0, 200))],
  ['is a list', 'damaged', (folder) => change(folder, () => '[]')],
  [
    'has no day for a date',
    'damaged',
    (folder) => change(folder, (text) => text.replace('2026-02-03', '2026-22-03')),
  ],
]

const standsIn = (word: string) => `${record} is ${word}; the dates of the last commit are used.\n`

test.each(sample(damages, 2))(
  'a record that %s is taken from the last commit',
  async (_name, word, damage) => {
    const folder = await committedProject()
    const before = contents(folder)
    damage(folder)
    const told = { code: 0, stderr: expect.stringContaining(standsIn(word)) }
    expect(await runCli(folder, ['generate'], '2026-05-06')).toMatchObject(told)
    expect(contents(folder)).toEqual(before)
  },
)

/** The record alone is damaged. */
const withRest = damages.filter(([name]) => !name.includes('all of'))

test.each([
  ['generate', '--force'],
  ['rename-city', 'New Haven', 'Elm City'],
])('%s takes the record from the last commit too', async (...command) => {
  const folder = await committedProject()
  remove(folder)
  const told = { code: 0, stderr: expect.stringContaining(standsIn('missing')) }
  expect(await runCli(folder, command, '2026-05-06')).toMatchObject(told)
  expect(dated(folder)).toBe(true)
})

test.each(sample(withRest.slice(0, 3), 2))(
  'a record that %s is not replaced where git has none, but by --force',
  async (_name, _word, damage) => {
    const folder = await plainProject()
    damage(folder)
    const before = contents(folder)
    const { code, stderr } = await runCli(folder, ['generate'])
    expect(code).toBe(3)
    expect(stderr).toContain(`${record}: missing or damaged, and not in the last commit either`)
    expect(stderr).toContain('or run `npx roof-site generate --force`: then pages have no date')
    expect(contents(folder)).toEqual(before)
    expect(await runCli(folder, ['generate', '--check'])).toMatchObject({ code: 3 })
    expect(await runCli(folder, ['generate', '--force'])).toMatchObject({ code: 0 })
    expect(dated(folder)).toBe(false)
  },
)

test('the first generate of a project needs no record', async () => {
  const folder = await plainProject()
  remove(folder, 'generated')
  expect(await runCli(folder, ['generate'])).toMatchObject({
    code: 0,
    stderr: expect.not.stringContaining(record),
  })
})

const edits: readonly (readonly [string, (text: string) => string])[] = [
  ['without dates', undated],
  ['without entries', () => '{}'],
]

test.each(edits)('--force gives up an edit that leaves a record %s', async (_name, edit) => {
  const folder = await committedProject()
  change(folder, edit)
  expect(await runCli(folder, ['generate'])).toMatchObject({ code: 3 })
  const { code, stderr } = await runCli(folder, ['generate', '--force'], '2026-05-06')
  expect(code).toBe(0)
  expect(stderr).toContain(
    `${record} was edited and lacks dates; the dates of the last commit are used.`,
  )
  expect(dated(folder)).toBe(true)
})

test('--force keeps the dates of an edited record that git does not know', async () => {
  const folder = await plainProject()
  change(folder, (text) => text.replace('2026-02-03', '2026-01-31'))
  expect(await runCli(folder, ['generate', '--force'], '2026-05-06')).toMatchObject({ code: 0 })
  expect(readFileSync(join(folder, record), 'utf8')).toContain('2026-01-31')
})
