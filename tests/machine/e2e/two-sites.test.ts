import { cpSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contents, snapshot } from '../../support/folder.ts'
import { fixture, fixtureData, projectRoot, temporaryFolder } from '../../support/project.ts'
import { runCli } from '../../support/run-cli.ts'
import { firstCities } from '../../support/small-city.ts'

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
  if (firm === 'eave') return
  const business = firms.eave.reduce(
    (text, word, index) => text.replaceAll(word, firms[firm][index] ?? ''),
    fixture('business').replace('locality: East Haven', 'locality: Branford'),
  )
  writeFileSync(join(folder, 'data/business.yaml'), business)
}

async function build(site: string, ...args: readonly string[]): Promise<string> {
  const { code, stderr } = await runCli(projectRoot, ['build', '--cwd', site, ...args])
  expect({ code, stderr }).toMatchObject({ code: 0 })
  return stderr
}

/** What of a firm is said in the files of a folder. */
function wordsIn(folder: string, firm: Firm): string[] {
  const text = Object.values(contents(folder)).join('\n').replaceAll('&amp;', '&')
  return firms[firm].filter((word) => text.includes(word))
}

test('two sites of one engine hold data alone, and neither knows of the other', async () => {
  const folder = temporaryFolder()
  // A configuration of what lies around a site is none of its own.
  writeFileSync(join(folder, 'tsconfig.json'), '{ "extends": "./nowhere.json" }')
  const sites = { eave: join(folder, 'eave'), slate: join(folder, 'slate') }
  for (const firm of ['eave', 'slate'] as const) {
    makeSite(sites[firm], firm)
    await build(sites[firm])
  }
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

  // Each has kept its bundles.
  const bundles = () =>
    Object.values(sites).map((site) =>
      Object.entries(snapshot(join(site, cache))).filter(([path]) => path.startsWith('bundle-')),
    )
  const before = bundles()
  expect(before.every((files) => files.length > 5)).toBe(true)
  for (const site of Object.values(sites)) {
    expect(await build(site)).toContain('dist/ is up to date.\n')
  }
  expect(bundles()).toEqual(before)

  // Through a link it is the same site.
  symlinkSync(sites.slate, join(folder, 'link'), 'junction')
  expect(await build(join(folder, 'link'), '--force')).toContain('dist/ is up to date.\n')
})
