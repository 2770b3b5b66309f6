import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runProgram } from '../../support/processes.ts'
import { binOf, copyEngine, fixtureData, projectRoot } from '../../support/project.ts'
import { firstCities } from '../../support/fixtures.ts'

const folder = mkdtempSync(join(tmpdir(), 'roof-site-'))
beforeAll(() => {
  cpSync(fixtureData, join(folder, 'data'), { recursive: true })
  writeFileSync(join(folder, 'data/cities.yaml'), firstCities(1))
  copyEngine(folder)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Builds a small project after `damage`, with the program's processes; what is left of bundles. */
function buildDamaged(damage: () => void) {
  damage()
  const args = [binOf(folder), 'build', '--cwd', folder]
  // As on a terminal with colours, wherever the test runs.
  const env = { ...process.env, FORCE_COLOR: '1' }
  const { status, stdout, stderr } = runProgram(process.execPath, args, { env })
  for (const part of ['.config', 'src'])
    cpSync(join(projectRoot, part), join(folder, part), { recursive: true })
  const cached = readdirSync(join(folder, 'node_modules/.cache/roof-site'))
  const names = [...cached, ...readdirSync(folder)]
  return { status, stdout, stderr, left: names.filter((name) => /^(bundle-|dist)/.test(name)) }
}

test('a script that cannot be read ends the build with its place, and nothing is left', () => {
  const result = buildDamaged(() =>
    appendFileSync(join(folder, 'src/lazy-hydrate.ts'), 'const = 3\n'),
  )
  expect(result).toMatchObject({ status: 4, stdout: '', left: [] })
  expect(result.stderr).toContain('src/lazy-hydrate.ts')
  // Neither the colours of the bundler nor its own code.
  expect(result.stderr).toBe(stripVTControlCharacters(result.stderr))
  expect(result.stderr).not.toMatch(/^ +at /m)
})

test('so does a configuration of TypeScript that leads nowhere', () => {
  const result = buildDamaged(() =>
    rmSync(join(folder, '.config/tsconfig.base.json'), { force: true }),
  )
  expect(result).toMatchObject({ status: 4, left: [] })
  expect(result.stderr).toContain('.config/tsconfig.base.json')
  expect(result.stderr).not.toMatch(/backtrace|<unknown>/)
})

test('so does a font that is not there', () => {
  const result = buildDamaged(() => {
    const sheet = join(folder, 'src/styles/type/besley.css')
    writeFileSync(sheet, readFileSync(sheet, 'utf8').replace('besley-latin-600', 'besley-none'))
  })
  expect(result).toMatchObject({ status: 4, left: [] })
  expect(result.stderr).toContain('besley-none')
})
