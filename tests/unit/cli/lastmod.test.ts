import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contents } from '../../support/folder.ts'
import { copyOf, generatedProject, write } from '../../support/generated-project.ts'
import { replaceOnce } from '../../support/project.ts'
import { runCli } from '../../support/run-cli.ts'
import { firstCities } from '../../support/small-city.ts'

const origin = 'https://ridge-eave.example.com'
const edited = replaceOnce(firstCities(3), 'Meriden Roofing, From', 'Meriden Roofs, From')

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

test('a changed page has the day of the run that saw it change, the others none', async () => {
  const folder = await generatedProject()
  write(folder, 'data/cities.yaml', edited)
  await runCli(folder, ['generate'], '2026-02-03')
  expect(datesIn(folder)).toEqual({ '/service-areas/meriden': '2026-02-03' })
})

test('the day stays until the page changes again', async () => {
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
