import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { runCli } from '../support/run-cli.ts'
import { build, buildAnew, builtProject, unbuiltProject } from './kept-project.ts'
import { all } from '../support/matrix.ts'

/** Edits of one entry, of what nothing but its own page shows. */
const ownTexts = [
  (entry: string) => entry.replace(/(description: >-\n +)/, '$1We know “these” roofs. '),
  (entry: string) => entry.replace(/(localChallenges:\n(?: +#.*\n)* +- >-\n +)/, '$1Look: '),
  (entry: string) => entry.replace(/house: [\w-]+/, 'house: ranch'),
  (entry: string) => entry.replace(/, ([^,\]]+)\]/, ']'),
  (entry: string) => `${entry}  # One more source.\n`,
  (entry: string) => entry.replace(/(description: >-\n +)/, '$1{name} is at {phone}. '),
] as const

/** Edits that other pages and files show too. */
const farTexts = [
  (entry: string) => entry.replace(/(pageTitle: )/, '$1The '),
  (entry: string) => entry.replace(/lat: 41\.\d\d/, 'lat: 41.39'),
  (entry: string) => entry.replace(/nearbyAreas: \[\w+/, 'nearbyAreas: [Cheshire'),
] as const

function editCity(folder: string, index: number, change: (entry: string) => string): void {
  const path = join(folder, 'data/cities.yaml')
  const [head = '', ...entries] = readFileSync(path, 'utf8').split(/^(?=- )/m)
  const at = index % entries.length
  writeFileSync(path, [head, ...entries.with(at, change(entries[at] ?? ''))].join(''))
}

/** Builds, and says whether that took the short way. */
async function buildShort(folder: string, day = '2026-01-15'): Promise<boolean> {
  const { code, stderr } = await runCli(folder, ['build', '--timings'], day)
  expect({ code, stderr }).toMatchObject({ code: 0 })
  return !stderr.includes('parse and validate')
}

test('edits of one town take the short way, and come out as the whole way does', async () => {
  const edit = fc.record({ index: fc.nat({ max: 24 }), change: fc.constantFrom(...ownTexts) })
  const check = fc.asyncProperty(
    fc.array(edit, { minLength: 2, maxLength: all ? 8 : 4 }),
    async (edits) => {
      const folder = builtProject()
      await build(folder)
      for (const { index, change } of edits) {
        editCity(folder, index, change)
        expect(await buildShort(folder)).toBe(true)
      }
      const built = await build(folder)
      expect(await buildAnew(folder)).toEqual(built)
      const generated = await runCli(folder, ['generate', '--check'])
      expect(generated).toMatchObject({ code: 0, stderr: 'generated/ is up to date.\n' })
    },
  )
  await fc.assert(check, { seed: 20_261_121, numRuns: all ? 6 : 1 })
}, 900_000)

test('after a build `generate` has nothing to do, nor after an edit that took the short way', async () => {
  const folder = builtProject()
  await build(folder)
  const generate = () => runCli(folder, ['generate', '--timings'])
  const isShort = async () => !(await generate()).stderr.includes('parse and validate')
  expect(await isShort()).toBe(true)
  editCity(folder, 3, ownTexts[0])
  expect(await buildShort(folder)).toBe(true)
  expect(await isShort()).toBe(true)
  rmSync(join(folder, 'dist'), { recursive: true })
  expect(await isShort()).toBe(true)
  writeFileSync(join(folder, 'generated/addresses.txt'), 'edited')
  expect((await generate()).stderr).toContain('generated/addresses.txt: edited by hand')
}, 300_000)

test('an edit that no page shows takes the short way, and writes nothing', async () => {
  const folder = builtProject()
  const before = await build(folder)
  editCity(folder, 3, (entry) => `${entry}  # One more source.\n`)
  const { code, stderr } = await runCli(folder, ['build'])
  expect({ code, stderr }).toEqual({
    code: 0,
    stderr: 'generated/ is up to date.\ndist/ is up to date.\n',
  })
  expect(await buildShort(folder)).toBe(true)
  const faultless = { version: 1, findings: [], summary: { errors: 0, warnings: 0, notices: 0 } }
  for (const further of [[], ['--force']]) {
    const { stdout } = await runCli(folder, ['build', '--json', ...further])
    expect(JSON.parse(stdout)).toEqual(faultless)
  }
  expect(await build(folder)).toEqual(before)
}, 300_000)

test('on a later day the page is dated in the sitemap, the site otherwise as before', async () => {
  const folder = builtProject()
  await build(folder)
  editCity(folder, 3, ownTexts[0])
  expect(await buildShort(folder, '2026-02-01')).toBe(true)
  editCity(folder, 3, ownTexts[1])
  expect(await buildShort(folder, '2026-03-01')).toBe(true)
  const sitemap = readFileSync(join(folder, 'dist/sitemap.xml'), 'utf8')
  expect(sitemap.match(/<lastmod>.*<\/lastmod>/g)).toEqual(['<lastmod>2026-03-01</lastmod>'])
  expect(await buildAnew(folder)).toEqual(await build(folder))
}, 300_000)

test.each(farTexts.map((change, index) => [index, change] as const))(
  'what other pages show too goes the whole way (%i)',
  async (_, change) => {
    const folder = builtProject()
    await build(folder)
    editCity(folder, 5, change)
    const { stderr } = await runCli(folder, ['build', '--timings'])
    expect(stderr).toContain('parse and validate')
  },
  300_000,
)

test('an error in the entry is reported in its place, and nothing is written', async () => {
  const folder = builtProject()
  const before = await build(folder)
  editCity(folder, 4, (entry) => entry.replace('description:', 'descripton:'))
  const { code, stderr } = await runCli(folder, ['build'])
  expect({ code, stderr }).toMatchObject({ code: 1 })
  expect(stderr).toMatch(/data\/cities\.yaml:\d+:3/)
  expect(stderr).toContain('did you mean')
  expect(readFileSync(join(folder, 'dist/index.html'), 'latin1')).toBe(before.get('index.html'))
}, 300_000)

test('what was changed by hand is seen, as on the whole way', async () => {
  const folder = builtProject()
  await build(folder)
  const page = join(folder, 'dist/about.html')
  writeFileSync(page, 'edited')
  editCity(folder, 2, ownTexts[0])
  expect(await build(folder)).toEqual(await buildAnew(folder))
  rmSync(join(folder, 'dist/content/about.js'))
  editCity(folder, 2, ownTexts[1])
  const anew = await buildAnew(folder)
  expect(await build(folder)).toEqual(anew)
  for (const [index, damage] of [
    '{"page":',
    '{"page":null}',
    '{"page":{"kind":"area"}}',
  ].entries()) {
    writeFileSync(join(folder, 'dist/content/service-areas/meriden.js'), damage)
    // What no page shows.
    editCity(folder, 2, (entry) => `${entry}  # Source ${index}\n`)
    expect(await build(folder)).toEqual(anew)
  }
  writeFileSync(join(folder, 'generated/site.ts'), 'edited')
  editCity(folder, 2, ownTexts[2])
  const { code, stderr } = await runCli(folder, ['build'])
  expect({ code, stderr }).toMatchObject({ code: 1 })
  expect(stderr).toContain('generated/site.ts: edited by hand')
}, 600_000)

test('the first edit after the very first build takes the short way too', async () => {
  const folder = unbuiltProject()
  for (const made of ['generated', 'data/schema']) rmSync(join(folder, made), { recursive: true })
  await build(folder)
  editCity(folder, 7, ownTexts[0])
  expect(await buildShort(folder)).toBe(true)
}, 300_000)
