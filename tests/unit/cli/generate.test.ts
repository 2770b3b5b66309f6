import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hash } from '../../../cli/lib/hash.ts'
import { readTemplates } from '../../../cli/load/project-files.ts'
import { contents, filesIn, snapshot } from '../../support/folder.ts'
import { generatedProject, leaveOutMeriden, write } from '../../support/generated-project.ts'
import { bringTemplates, dataProject, replaceOnce, temporaryFolder } from '../../support/project.ts'
import { runCli } from '../../support/run-cli.ts'
import { firstCities, withFewCities } from '../../support/small-city.ts'
import { words } from '../../support/tables.ts'

const meriden = 'generated/routes/service-areas/meriden.ts'
const milderMeriden = replaceOnce(
  firstCities(3),
  'pageTitle: Meriden roofs, from',
  'pageTitle: Meriden roofing, from',
)

test('the first run writes a file for each page, and says how many', async () => {
  const folder = dataProject({ 'data/cities.yaml': firstCities(3) })
  const { code, stdout, stderr } = await runCli(folder, ['generate'])
  const files = filesIn(join(folder, 'generated'))
  const schemas = filesIn(join(folder, 'data/schema'))
  const count = files.length + schemas.length
  expect({ code, stdout, stderr }).toEqual({
    code: 0,
    stdout: '',
    stderr: `generated/: ${count} files written.\n`,
  })
  expect(files.filter((path) => path.startsWith('routes/service-areas/'))).toEqual([
    'routes/service-areas/meriden.ts',
    'routes/service-areas/middlesexcounty.ts',
    'routes/service-areas/newhaven.ts',
    'routes/service-areas/newhavencounty.ts',
    'routes/service-areas/waterbury.ts',
  ])
})

test('the second run writes nothing, on another day as well', async () => {
  const folder = await generatedProject()
  const before = snapshot(folder)
  const { code, stderr } = await runCli(folder, ['generate'], '2027-03-04')
  expect({ code, stderr }).toEqual({ code: 0, stderr: 'generated/ is up to date.\n' })
  expect(snapshot(folder)).toEqual(before)
})

test('an edit writes only the files that show it', async () => {
  const folder = await generatedProject()
  const before = contents(folder)
  write(folder, 'data/cities.yaml', milderMeriden)
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

test('hand-edited files are refused and nothing is written', async () => {
  const folder = await generatedProject()
  write(folder, meriden, '// mine\n')
  write(folder, 'data/cities.yaml', milderMeriden)
  const before = snapshot(folder)
  const { code, stdout, stderr } = await runCli(folder, ['generate'])
  expect({ code, stdout }).toEqual({ code: 3, stdout: '' })
  expect(stderr).toBe(
    `${meriden}: edited by hand\n` +
      'Nothing was written. Move your change to data/ or templates/, or run ' +
      '`npx roof-site generate --force` to give it up.\n',
  )
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
  expect({ code, stderr }).toEqual({
    code: 4,
    stderr: expect.stringMatching(/^templates\/robots\.txt\.hbs: /) as string,
  })
  expect(stderr).toContain(message)
  expect(existsSync(join(folder, 'generated'))).toBe(false)
})
