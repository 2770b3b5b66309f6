import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { toDay } from '../../../cli/project/context.ts'
import { hash } from '../../../cli/lib/hash.ts'
import { readTemplates } from '../../../cli/load/templates.ts'
import {
  contents,
  filesIn,
  snapshot,
  bringTemplates,
  projectRoot,
  temporaryFolder,
} from '../../support/project.ts'
import {
  generatedProject,
  fixture,
  write,
  dataProject,
  replaceOnce,
  firstCities,
  withFewCities,
} from '../../support/fixtures.ts'
import { runCli } from '../../support/run-cli.ts'
import { sample, words } from '../../support/cases.ts'

const meriden = 'generated/routes/service-areas/meriden.ts'
const milder = replaceOnce(
  firstCities(3),
  'Meriden roofs, from ridge',
  'Meriden roofing, from ridge',
)
const upToDate = { code: 0, stdout: '', stderr: 'generated/ is up to date.\n' }

/** Takes the last of three cities out of the data by hand; its address is gone, as it has to be. */
function leaveOutMeriden(project: string): void {
  const addresses = replaceOnce(fixture('addresses'), 'gone: []', 'gone: [/service-areas/meriden]')
  write(project, 'data/cities.yaml', firstCities(2))
  write(project, 'data/addresses.yaml', addresses)
}

test('the first run writes a file for each page, and says how many', async () => {
  const folder = dataProject({ 'data/cities.yaml': firstCities(3) })
  const result = await runCli(folder, ['generate'])
  const files = filesIn(join(folder, 'generated'))
  const count = files.length + filesIn(join(folder, 'data/schema')).length
  const stderr = `generated/: ${count} files written.\n`
  expect(result).toEqual({ code: 0, stdout: '', stderr })
  const areas = words`meriden middlesexcounty newhaven newhavencounty waterbury`
  expect(files.filter((path) => path.startsWith('routes/service-areas/'))).toEqual(
    areas.map((name) => `routes/service-areas/${name}.ts`),
  )
})

test('the second run writes nothing, on another day as well', async () => {
  const folder = await generatedProject()
  const before = snapshot(folder)
  expect(await runCli(folder, ['generate'], '2027-03-04')).toEqual(upToDate)
  expect(snapshot(folder)).toEqual(before)
})

test('an edit writes only the files that show it', async () => {
  const folder = await generatedProject()
  const before = contents(folder)
  write(folder, 'data/cities.yaml', milder)
  await runCli(folder, ['generate'])
  const after = contents(folder)
  expect(Object.keys(after).filter((path) => after[path] !== before[path])).toEqual([
    ...words`data/cities.yaml generated/lastmod.json generated/manifest.json`,
    ...words`generated/public/sitemap.xml generated/routes.expected.json ${meriden}`,
  ])
})

test('generated files carry neither the day nor the folder', async () => {
  const folder = await generatedProject()
  const texts = Object.values(contents(join(folder, 'generated'))).join('\n')
  expect(texts).not.toContain(folder)
  expect(texts).not.toMatch(/20\d\d-\d\d-\d\d/)
})

const toMend = 'Move your change to data/ or templates/, or run `npx roof-site generate --force`'

test('hand-edited files are refused and nothing is written', async () => {
  const folder = await generatedProject()
  write(folder, meriden, '// mine\n')
  write(folder, 'data/cities.yaml', milder)
  const before = snapshot(folder)
  const stderr = `${meriden}: edited by hand\nNothing was written. ${toMend} to give it up.\n`
  expect(await runCli(folder, ['generate'])).toEqual({ code: 3, stdout: '', stderr })
  expect(snapshot(folder)).toEqual(before)
})

test('--force overwrites hand-edited files', async () => {
  const folder = await generatedProject()
  const before = contents(folder)
  write(folder, meriden, '// mine\n')
  expect(await runCli(folder, ['generate', '--force'])).toMatchObject({ code: 0 })
  expect(contents(folder)).toEqual(before)
})

test('the page of a city that left the data is removed, in every form', async () => {
  const folder = await generatedProject()
  const before = filesIn(folder)
  leaveOutMeriden(folder)
  const { code, stderr } = await runCli(folder, ['generate'])
  expect(code).toBe(0)
  expect(stderr).toMatch(/^generated\/: \d+ files written, 3 removed\.\n$/)
  const after = filesIn(folder)
  // The map's outlines have their content in their name.
  const gone = before.filter((path) => !after.includes(path))
  expect(gone.filter((path) => !/\/outlines-\w+\.svg$/.test(path))).toHaveLength(2)
  expect(after.filter((path) => path.includes('meriden'))).toEqual([])
})

test('a folder that loses its last file is removed', async () => {
  const folder = await generatedProject()
  const manifest = 'generated/manifest.json'
  const entries: object = JSON.parse(readFileSync(join(folder, manifest), 'utf8'))
  const old = { 'generated/routes/towns/old.ts': { source: '', content: hash('// old\n') } }
  mkdirSync(join(folder, 'generated/routes/towns'))
  write(folder, 'generated/routes/towns/old.ts', '// old\n')
  write(folder, manifest, JSON.stringify({ ...entries, ...old }))
  expect(await runCli(folder, ['generate'])).toMatchObject({ code: 0 })
  expect(existsSync(join(folder, 'generated/routes/towns'))).toBe(false)
})

test('without templates there is nothing to generate from', () => {
  const engine = temporaryFolder()
  const message = `${engine} has no templates/ folder to generate from.`
  expect(() => readTemplates(engine)).toThrow(expect.objectContaining({ code: 4, message }))
})

test.each([
  ['is missing', undefined, 'no such file\n'],
  ['cannot be read', '{{#each paths}}\n', 'Parse error on line 2:'],
  ['names what there is not', 'Sitemap: {{sitemapp}}\n', '"sitemapp" not defined'],
])('a template that %s ends the command with its name', async (_, text, message) => {
  const folder = dataProject(withFewCities)
  bringTemplates(folder)
  const file = join(folder, 'templates/robots.txt.hbs')
  if (text === undefined) rmSync(file)
  else write(folder, 'templates/robots.txt.hbs', text)
  const { code, stderr } = await runCli(folder, ['generate'])
  expect(code).toBe(4)
  expect(stderr.slice(0, 26)).toBe('templates/robots.txt.hbs: ')
  expect(stderr).toContain(message)
  expect(existsSync(join(folder, 'generated'))).toBe(false)
})

const robots = 'generated/public/robots.txt'

test('up to date: exit code 0, no output, on another day as well', async () => {
  const folder = await generatedProject()
  expect(await runCli(folder, ['generate', '--check'], '2027-03-04')).toEqual(upToDate)
})

test('line ends are no content: with those of Windows in all files, nothing differs, and an edit is taken', async () => {
  const folder = await generatedProject()
  bringTemplates(folder)
  const isText = /^(?:data|generated|templates)\/.*\.(?:hbs|json|svg|tsx?|txt|xml|yaml)$/
  const files = filesIn(folder).filter((path) => isText.test(path))
  const texts = () => files.map((path) => readFileSync(join(folder, path), 'utf8'))
  const plain = texts()
  files.forEach((path, at) => write(folder, path, plain[at]?.replaceAll('\n', '\r\n') ?? ''))
  expect(await runCli(folder, ['generate', '--check'])).toEqual(upToDate)
  expect(await runCli(folder, ['generate'])).toEqual(upToDate)
  expect(texts()).toEqual(plain.map((text) => text.replaceAll('\n', '\r\n')))
  write(folder, 'data/cities.yaml', milder)
  expect(await runCli(folder, ['generate'])).toMatchObject({ code: 0 })
  const page = readFileSync(join(folder, meriden), 'utf8')
  expect(page).toContain('Meriden roofing')
  expect(page).not.toContain('\r')
})

type Difference = [state: string, path: string, told: string, make: (folder: string) => void]

const stale = 'stale: the data changed since'
const byHand = 'User-agent: *\nDisallow: /\n'
const manifest = 'generated/manifest.json'
const notes = 'generated/notes.txt'

const differences: readonly Difference[] = [
  ['stale', meriden, stale, (folder) => write(folder, 'data/cities.yaml', milder)],
  ['missing', robots, 'missing', (folder) => rmSync(join(folder, robots))],
  ['hand-edited', robots, 'edited by hand', (folder) => write(folder, robots, byHand)],
  // What a power failure leaves of a file that was not flushed.
  ['stale', robots, stale, (folder) => write(folder, robots, 'User-\0\0\0\0')],
  ['orphan', meriden, 'orphan: no data requires it any longer', leaveOutMeriden],
  ['foreign', notes, 'unknown: no command wrote it', (folder) => write(folder, notes, 'Nails.\n')],
  ['missing', manifest, 'missing', (folder) => rmSync(join(folder, manifest))],
]

test.each(sample(differences, 2))(
  'a %s file, %s: exit code 3, named in text and JSON, nothing written',
  async (state, path, told, make) => {
    const folder = await generatedProject()
    make(folder)
    const before = snapshot(folder)
    const text = await runCli(folder, ['generate', '--check'])
    const json = await runCli(folder, ['generate', '--check', '--json'])
    const report: { version: number; files: unknown[] } = JSON.parse(json.stdout)
    expect([text.code, json.code]).toEqual([3, 3])
    expect(text.stdout.split('\n')).toContain(`${path}: ${told}`)
    expect(text.stderr).toMatch(/^\d+ generated files? (?:is|are) not as the data asks/)
    expect(report.version).toBe(1)
    expect(report.files).toContainEqual({ path, state, diff: expect.any(String) })
    expect(snapshot(folder)).toEqual(before)
  },
)

test('generate --json is one document: no findings, or the files that stand in the way', async () => {
  const folder = await generatedProject()
  rmSync(join(folder, robots))
  const faultless = { version: 1, findings: [], summary: { errors: 0, warnings: 0, notices: 0 } }
  // The second time nothing is to be done, which is found out in another way.
  for (const _ of ['writes', 'is up to date']) {
    const { code, stdout } = await runCli(folder, ['generate', '--json'])
    expect({ code, report: JSON.parse(stdout) }).toEqual({ code: 0, report: faultless })
  }
  write(folder, robots, 'Buy nails.\n')
  const refused = await runCli(folder, ['generate', '--json'])
  expect({ code: refused.code, report: JSON.parse(refused.stdout) }).toEqual({
    code: 3,
    report: {
      version: 1,
      files: [{ path: robots, state: 'hand-edited', diff: expect.stringContaining('-Buy nails.') }],
    },
  })
})

test('one difference is one line', async () => {
  const folder = await generatedProject()
  rmSync(join(folder, robots))
  const told = { code: 3, stdout: `${robots}: missing\n`, stderr: '' }
  expect(await runCli(folder, ['generate', '--check', '--quiet'])).toEqual(told)
})

test('faulty data is exit code 1, not 3', async () => {
  const folder = await generatedProject()
  write(folder, 'data/cities.yaml', '')
  expect(await runCli(folder, ['generate', '--check'])).toMatchObject({ code: 1 })
})

test('a foreign file is refused like a hand-edited one', async () => {
  const folder = await generatedProject()
  mkdirSync(join(folder, 'generated/mine'))
  write(folder, 'generated/mine/notes.txt', 'Buy nails.\n')
  const { code, stderr } = await runCli(folder, ['generate'])
  expect(code).toBe(3)
  expect(stderr).toMatch(/^generated\/mine\/notes\.txt: unknown: no command wrote it\n/)
})

test('--check --json has the difference of each file', async () => {
  const folder = await generatedProject()
  write(folder, 'data/cities.yaml', milder)
  const before = snapshot(folder)
  const { code, stdout } = await runCli(folder, ['generate', '--check', '--json'])
  const { files } = JSON.parse(stdout) as { files: { path: string; diff: string }[] }
  const { diff = '' } = files.find(({ path }) => path === meriden) ?? {}
  expect(code).toBe(3)
  expect(diff).toMatch(new RegExp(`^--- a/${meriden}\n\\+\\+\\+ b/${meriden}\n@@ -\\d+,\\d+ `))
  expect(diff).toContain(
    '\n-  "heading": "Meriden roofs, from ridge to downtown",' +
      '\n+  "heading": "Meriden roofing, from ridge to downtown",\n',
  )
  expect(snapshot(folder)).toEqual(before)
})

test('--check --json has removed files against /dev/null', async () => {
  const folder = await generatedProject()
  leaveOutMeriden(folder)
  const { stdout } = await runCli(folder, ['generate', '--check', '--json'])
  const { files } = JSON.parse(stdout) as { files: { diff: string }[] }
  expect(files.map(({ diff }) => diff).join('')).toContain(`--- a/${meriden}\n+++ /dev/null\n`)
})

test('--check says what becomes of an edit by hand, and what it is', async () => {
  const folder = await generatedProject()
  write(folder, meriden, '// mine\n')
  const before = snapshot(folder)
  const { code, stdout, stderr } = await runCli(folder, ['generate', '--check'])
  expect(code).toBe(3)
  expect(stderr).toContain(toMend)
  expect(stdout).toContain('\n-// mine\n')
  expect(snapshot(folder)).toEqual(before)
})

test('the former --dry-run is told, and nothing is written', async () => {
  const folder = await generatedProject()
  write(folder, 'data/cities.yaml', milder)
  const before = snapshot(folder)
  const stderr = 'generate has no --dry-run any more. Expected: --check\n'
  const args = ['generate', '--dry-run']
  expect(await runCli(folder, args)).toEqual({ code: 2, stdout: '', stderr })
  expect(snapshot(folder)).toEqual(before)
})

test('generated/ is what `generate` makes of data/', async () => {
  expect(await runCli(projectRoot, ['generate', '--check'], toDay(new Date()))).toEqual(upToDate)
})
