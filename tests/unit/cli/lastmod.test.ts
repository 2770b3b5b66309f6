import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { joinLastmod, updateLastmod } from '../../../cli/load/records.ts'
import { contents } from '../../support/folder.ts'
import { copyOf, generatedProject, write } from '../../support/generated-project.ts'
import { replaceOnce } from '../../support/project.ts'
import { runCli } from '../../support/run-cli.ts'
import { firstCities } from '../../support/small-city.ts'

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
