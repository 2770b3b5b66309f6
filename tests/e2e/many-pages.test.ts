import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hash } from '../../cli/hash.ts'
import { listFiles } from '../../cli/list-files.ts'
import { makeProject, roofSiteBin } from '../bench/project.ts'
import { temporaryFolder } from '../support/project.ts'

/** So many that most of their pages are written by another thread. */
const towns = 2100

/** Runs the program as it is installed, with its threads and processes. */
function roofSite(folder: string, ...args: readonly string[]) {
  const { status, stderr } = spawnSync(process.execPath, [roofSiteBin, ...args, '--cwd', folder], {
    encoding: 'utf8',
  })
  return { status, stderr }
}

function hashesOf(folder: string): ReadonlyMap<string, string> {
  return new Map(listFiles(folder).map((file) => [file, hash(readFileSync(join(folder, file)))]))
}

test('pages that another thread writes are those that one thread alone writes, and an edit of one takes the short way', () => {
  const folder = join(temporaryFolder(), 'many')
  makeProject(folder, towns)
  const dist = join(folder, 'dist')
  expect(roofSite(folder, 'build')).toMatchObject({ status: 0 })
  const beside = hashesOf(dist)
  expect(
    [...beside.keys()].filter((file) => file.startsWith('content/service-areas/')),
  ).toHaveLength(towns + 2)
  expect(roofSite(folder, 'build', '--force')).toMatchObject({ status: 0 })
  expect(hashesOf(dist)).toEqual(beside)

  const file = join(folder, 'data/cities.yaml')
  const entries = readFileSync(file, 'utf8').split(/^(?=- )/m)
  const at = entries.length - 2
  const edited = entries[at]?.replace(/(description: >-\n +)/, '$1Look here: ') ?? ''
  writeFileSync(file, entries.with(at, edited).join(''))
  const { status, stderr } = roofSite(folder, 'build', '--timings')
  expect(status).toBe(0)
  expect(stderr).not.toContain('parse and validate')
  const tests = readdirSync(join(folder, 'generated')).filter((name) => /^routes-\w\./.test(name))
  expect(tests.length).toBeGreaterThan(5)
  const edits = tests.filter((name) =>
    readFileSync(join(folder, 'generated', name), 'utf8').includes('Look here: '),
  )
  expect(edits).toHaveLength(1)
  expect(roofSite(folder, 'generate', '--check')).toMatchObject({ status: 0 })
}, 300_000)

test('where the build is refused after they were begun, nothing of them is left', () => {
  const folder = join(temporaryFolder(), 'many')
  makeProject(folder, towns)
  expect(roofSite(folder, 'generate')).toMatchObject({ status: 0 })
  writeFileSync(join(folder, 'generated/routes/about.ts'), 'edited')
  const { status, stderr } = roofSite(folder, 'build')
  expect(stderr).toContain('generated/routes/about.ts: edited by hand')
  expect(status).toBe(1)
  expect(readdirSync(folder).filter((name) => name.startsWith('dist'))).toEqual([])
  rmSync(folder, { recursive: true })
}, 300_000)
