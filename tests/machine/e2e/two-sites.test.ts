import {
  cpSync,
  mkdirSync,
  readdirSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bundleSite } from '../../../cli/bundle/bundle.ts'
import { main } from '../../../cli/main.ts'
import {
  contents,
  snapshot,
  copyInto,
  fixtureData,
  siteSources,
  temporaryFolder,
  today,
} from '../../support/project.ts'
import { fixture, cachedPictures, copyCache, firstCities } from '../../support/fixtures.ts'
import { silentIo } from '../../support/run-cli.ts'

/** What each of two firms calls its own. */
const firms = {
  eave: ['Ridge & Eave', 'ridge-eave.example.com', '64 Thompson St', '06513'],
  slate: ['Oak & Slate', 'oak-slate.example.com', '9 Harbor Street', '06405'],
} as const

const cache = 'node_modules/.cache/roof-site'

type Firm = keyof typeof firms

/** The frozen data as that of a firm, in a folder that holds nothing else. */
function makeSite(folder: string, firm: Firm): void {
  cpSync(fixtureData, join(folder, 'data'), { recursive: true })
  writeFileSync(join(folder, 'data/cities.yaml'), firstCities(2))
  if (firm === 'eave') return copyCache(folder, cachedPictures)
  const business = firms.eave.reduce(
    (text, word, index) => text.replaceAll(word, firms[firm][index] ?? ''),
    fixture('business').replace('locality: East Haven', 'locality: Branford'),
  )
  writeFileSync(join(folder, 'data/business.yaml'), business)
}

/** Builds a site by an engine; gives what is said of it. */
async function build(engine: string, site: string): Promise<string> {
  const said: string[] = []
  const now = () => new Date(today)
  const io = silentIo({ now, stderr: (text) => void said.push(text) })
  const code = await main(['build', '--cwd', site], io, { folder: engine, version: '' })
  const stderr = said.join('')
  if (code !== 0) throw new Error(stderr)
  return stderr
}

const oneDay = 24 * 60 * 60 * 1000

/** Leaves a folder as an earlier run did, which nobody has asked for since. */
function leave(folder: string, days: number): void {
  mkdirSync(folder, { recursive: true })
  const then = new Date(Date.now() - days * oneDay)
  utimesSync(folder, then, then)
}

/** What of a firm is said in the files of a folder. */
function wordsIn(folder: string, firm: Firm): string[] {
  const text = Object.values(contents(folder)).join('\n').replaceAll('&amp;', '&')
  return firms[firm].filter((word) => text.includes(word))
}

/** The bundles in a folder, but for the places of their sources. */
const bundlesIn = (folder: string) =>
  ['client', 'server'].map((part) => {
    const files = JSON.stringify(contents(join(folder, part)))
    return files.replaceAll(/\/\/ \S+\/src\//g, '// src/')
  })

test('two sites of one engine hold data alone, and neither knows of the other', async () => {
  const folder = temporaryFolder()
  // A configuration of what lies around a site is none of its own.
  writeFileSync(join(folder, 'tsconfig.json'), '{ "extends": "./nowhere.json" }')
  const engine = join(temporaryFolder(), 'engine')
  copyInto(engine, siteSources)
  const ofEngine = join(engine, cache)
  leave(join(ofEngine, 'bundle-unused'), 31)
  leave(join(ofEngine, 'bundle-used'), 29)
  leave(join(ofEngine, 'bundle-half.1'), 1)
  const sites = { eave: join(folder, 'eave'), slate: join(folder, 'slate') }
  makeSite(sites.eave, 'eave')
  await build(engine, sites.eave)
  // The second site takes the bundles of the first, which hold no word of it: nothing is made.
  const bundles = snapshot(ofEngine)
  expect(readdirSync(ofEngine)).toEqual([expect.stringMatching(/^bundle-\w{16}$/), 'bundle-used'])
  const { mtimeMs } = statSync(ofEngine)
  makeSite(sites.slate, 'slate')
  await build(engine, sites.slate)
  expect(statSync(ofEngine).mtimeMs).toBe(mtimeMs)
  expect(wordsIn(ofEngine, 'eave')).toEqual([])
  for (const [firm, other] of [
    ['eave', 'slate'],
    ['slate', 'eave'],
  ] as const) {
    const site = sites[firm]
    expect(wordsIn(join(site, 'dist'), firm)).toEqual(firms[firm])
    for (const made of ['dist', 'generated']) expect(wordsIn(join(site, made), other)).toEqual([])
    const own = ['.roof-site.dist', '.roof-site.table.json', 'data', 'dist', 'generated']
    expect(readdirSync(site)).toEqual([...own, 'node_modules'])
    expect(readdirSync(join(site, 'node_modules'))).toEqual(['.cache'])
  }

  for (const site of Object.values(sites)) {
    expect(await build(engine, site)).toContain('dist/ is up to date.\n')
  }
  // Through a link it is the same site.
  symlinkSync(sites.slate, join(folder, 'link'), 'junction')
  expect(snapshot(ofEngine)).toEqual(bundles)
  expect(await build(engine, join(folder, 'link'))).toContain('dist/ is up to date.\n')
  // Another engine of the same sources has made the same of them, for another site.
  const [name = ''] = readdirSync(ofEngine)
  const another = join(temporaryFolder(), 'another')
  copyInto(another, siteSources)
  await bundleSite({ engine: another, site: sites.slate })
  expect(bundlesIn(join(ofEngine, name))).toEqual(bundlesIn(join(another, cache, name)))
})
