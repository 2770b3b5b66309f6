import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  linksOf,
  partHeaded,
  readBuiltPage,
  sitemapPaths,
  structuredDataOf,
  textsOf,
} from '../../support/built-site.ts'
import { faultsOf } from '../../site/judge/judgments.ts'
import { replaceOnce } from '../../support/project.ts'
import { copyProject, runBin, runTests } from './whole-copy.ts'

const description = `Old Saybrook lies where the Connecticut River meets the Sound, and its roofs
  stand in the wind of both. Cottages at Chalker Beach lost walls to the waves of Irene, while the
  houses of Fenwick look out over open water on three sides. Along North Cove the trees are old and
  the eaves are low. Tell us which of these is yours, because salt, waves and limbs wear a roof in
  different ways. The estimate is free.`.replaceAll(/\s+/g, ' ')

const challenges = [
  'At Chalker Beach spray reaches the second floor in a gale, so your fasteners and flashing must be of a metal that salt does not eat.',
  'Fenwick has no shelter from the southwest. Ask for six nails to a shingle there, sealed starter rows and a ridge that is fastened, not only glued.',
  'Old trees along North Cove drop limbs on low eaves. Look for bruised shingles below them after each storm, before water finds the boards.',
]

const addOldSaybrook = [
  'add-city',
  'Old Saybrook',
  '--county',
  'Middlesex County',
  '--description',
  description,
  ...challenges.flatMap((challenge) => ['--challenge', challenge]),
  ...['Essex', 'Clinton', 'Westbrook', 'Old Lyme', 'Deep River'].flatMap((name) => [
    '--nearby',
    name,
  ]),
]

test('a city added with one command and a new number are on every page, and the tests agree', async () => {
  const folder = copyProject()
  await runBin(folder, ...addOldSaybrook)
  const business = join(folder, 'data/business.yaml')
  const before = readFileSync(business, 'utf8')
  writeFileSync(business, replaceOnce(before, '+18605550142', '+12035550187'))
  await runBin(folder, 'build')

  const dist = join(folder, 'dist')
  expect(sitemapPaths(dist)).toHaveLength(37)
  expect(sitemapPaths(dist)).toContain('/service-areas/oldsaybrook')

  const page = readBuiltPage(dist, '/service-areas/oldsaybrook')
  const paragraphs = textsOf(page.document, 'main p')
  expect(paragraphs.filter((text) => text && description.includes(text)).join(' ')).toBe(
    description,
  )
  expect(paragraphs).toEqual(expect.arrayContaining(challenges))
  expect(paragraphs).toContain('Serving Old Saybrook and surrounding Middlesex County areas')
  expect(structuredDataOf(page)).toMatchObject({
    '@type': ['LocalBusiness', 'RoofingContractor'],
    url: 'https://ridge-eave.example.com/service-areas/oldsaybrook',
    telephone: '+12035550187',
    serviceArea: { name: 'Old Saybrook' },
  })
  for (const path of ['/service-areas', '/contact']) {
    const towns = textsOf(partHeaded(readBuiltPage(dist, path), 'Middlesex County'), 'li')
    expect(towns.filter((town) => town === 'Old Saybrook')).toHaveLength(1)
  }
  const county = partHeaded(readBuiltPage(dist, '/service-areas'), 'Middlesex County')
  expect(linksOf(county)).toContain('Old Saybrook → /service-areas/oldsaybrook')
  const neighbor = readBuiltPage(dist, '/service-areas/clinton')
  expect(linksOf(neighbor.document, 'main a')).toContain(
    'Old Saybrook → /service-areas/oldsaybrook',
  )

  expect(faultsOf(folder)).toEqual([])
  const { passed, failed } = await runTests(folder, 'generated/')
  expect(failed).toEqual([])
  expect(passed).toBeGreaterThan(0)
}, 180_000)
