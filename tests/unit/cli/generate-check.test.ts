import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesIn, snapshot } from '../../support/folder.ts'
import { generatedProject, leaveOutMeriden, write } from '../../support/generated-project.ts'
import { bringTemplates, replaceOnce } from '../../support/project.ts'
import { runCli } from '../../support/run-cli.ts'
import { firstCities } from '../../support/small-city.ts'

const meriden = 'generated/routes/service-areas/meriden.ts'
const robots = 'generated/public/robots.txt'

test('up to date: exit code 0, no output, on another day as well', async () => {
  const folder = await generatedProject()
  expect(await runCli(folder, ['generate', '--check'], '2027-03-04')).toEqual({
    code: 0,
    stdout: '',
    stderr: 'generated/ is up to date.\n',
  })
})

test('line ends are no content: with those of Windows in all files, nothing differs, and an edit is taken', async () => {
  const folder = await generatedProject()
  bringTemplates(folder)
  const isText = /^(?:data|generated|templates)\/.*\.(?:hbs|json|svg|tsx?|txt|xml|yaml)$/
  const files = filesIn(folder).filter((path) => isText.test(path))
  const texts = () => files.map((path) => readFileSync(join(folder, path), 'utf8'))
  const plain = texts()
  files.forEach((path, at) => write(folder, path, plain[at]?.replaceAll('\n', '\r\n') ?? ''))
  const upToDate = { code: 0, stdout: '', stderr: 'generated/ is up to date.\n' }
  expect(await runCli(folder, ['generate', '--check'])).toEqual(upToDate)
  expect(await runCli(folder, ['generate'])).toEqual(upToDate)
  expect(texts()).toEqual(plain.map((text) => text.replaceAll('\n', '\r\n')))
  write(folder, 'data/cities.yaml', milder())
  expect(await runCli(folder, ['generate'])).toMatchObject({ code: 0 })
  const page = readFileSync(join(folder, meriden), 'utf8')
  expect(page).toContain('Meriden roofing')
  expect(page).not.toContain('\r')
})

const milder = () =>
  replaceOnce(firstCities(3), 'Meriden roofs, from ridge', 'Meriden roofing, from ridge')

type Difference = [state: string, path: string, words: string, make: (folder: string) => void]

const stale = 'stale: the data changed since'
const byHand = 'User-agent: *\nDisallow: /\n'
const manifest = 'generated/manifest.json'
const notes = 'generated/notes.txt'

test.each<Difference>([
  ['stale', meriden, stale, (folder) => write(folder, 'data/cities.yaml', milder())],
  ['missing', robots, 'missing', (folder) => rmSync(join(folder, robots))],
  ['hand-edited', robots, 'edited by hand', (folder) => write(folder, robots, byHand)],
  // What a power failure leaves of a file that was not flushed.
  ['stale', robots, stale, (folder) => write(folder, robots, 'User-\0\0\0\0')],
  ['orphan', meriden, 'orphan: no data asks for it any more', leaveOutMeriden],
  ['foreign', notes, 'unknown: no command wrote it', (folder) => write(folder, notes, 'Nails.\n')],
  ['missing', manifest, 'missing', (folder) => rmSync(join(folder, manifest))],
])(
  'a %s file, %s: exit code 3, named in text and JSON, nothing written',
  async (state, path, words, make) => {
    const folder = await generatedProject()
    make(folder)
    const before = snapshot(folder)
    const text = await runCli(folder, ['generate', '--check'])
    const json = await runCli(folder, ['generate', '--check', '--json'])
    const report: { version: number; files: unknown[] } = JSON.parse(json.stdout)
    expect([text.code, json.code]).toEqual([3, 3])
    expect(text.stdout.split('\n')).toContain(`${path}: ${words}`)
    expect(text.stderr).toMatch(/^\d+ generated files? (?:is|are) not as the data asks/)
    expect(report.version).toBe(1)
    expect(report.files).toContainEqual({ path, state })
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
    report: { version: 1, files: [{ path: robots, state: 'hand-edited' }] },
  })
})

test('one difference is one line', async () => {
  const folder = await generatedProject()
  rmSync(join(folder, robots))
  expect(await runCli(folder, ['generate', '--check', '--quiet'])).toEqual({
    code: 3,
    stdout: `${robots}: missing\n`,
    stderr: '',
  })
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

test('--dry-run prints a unified diff and writes nothing', async () => {
  const folder = await generatedProject()
  write(folder, 'data/cities.yaml', milder())
  const before = snapshot(folder)
  const { code, stdout, stderr } = await runCli(folder, ['generate', '--dry-run'])
  const part = stdout.slice(stdout.indexOf(`--- a/${meriden}`)).split(/^(?=--- )/m)[0]
  expect({ code, stderr }).toEqual({ code: 0, stderr: 'Nothing was written.\n' })
  expect(part).toMatch(new RegExp(`^--- a/${meriden}\n\\+\\+\\+ b/${meriden}\n@@ -\\d+,\\d+ `))
  expect(part).toContain(
    '\n-  "heading": "Meriden roofs, from ridge to downtown",' +
      '\n+  "heading": "Meriden roofing, from ridge to downtown",\n',
  )
  expect(snapshot(folder)).toEqual(before)
})

test('--dry-run shows removed files against /dev/null', async () => {
  const folder = await generatedProject()
  leaveOutMeriden(folder)
  const { stdout } = await runCli(folder, ['generate', '--dry-run'])
  expect(stdout).toContain(`--- a/${meriden}\n+++ /dev/null\n`)
})

test.each([['--check'], ['--dry-run']])(
  '%s says what becomes of an edit by hand',
  async (option) => {
    const folder = await generatedProject()
    write(folder, meriden, '// mine\n')
    const before = snapshot(folder)
    const { code, stderr } = await runCli(folder, ['generate', option])
    expect(code).toBe(3)
    expect(stderr).toContain(
      'Move your change to data/ or templates/, or run `npx roof-site generate --force`',
    )
    expect(snapshot(folder)).toEqual(before)
  },
)

test('--dry-run --force shows what gives up an edit by hand', async () => {
  const folder = await generatedProject()
  write(folder, meriden, '// mine\n')
  const { code, stdout, stderr } = await runCli(folder, ['generate', '--dry-run', '--force'])
  expect({ code, stderr }).toEqual({ code: 0, stderr: 'Nothing was written.\n' })
  expect(stdout).toContain('-// mine')
})
