import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { cacheFolder } from '../../cli/build/records.ts'
import { hash } from '../../cli/lib/hash.ts'
import { listFiles } from '../../cli/load/list-files.ts'
import { makeProject, roofSiteBin } from '../bench/project.ts'
import { sharedFolder } from '../support/project.ts'

/** So many that most of their pages are written by another thread. */
const towns = 2100

const folder = join(sharedFolder(), 'many')
beforeAll(() => makeProject(folder, towns))

/** Runs the program as it is installed, with its threads and processes. */
function roofSite(...args: readonly string[]) {
  const { status, stderr } = spawnSync(process.execPath, [roofSiteBin, ...args, '--cwd', folder], {
    encoding: 'utf8',
  })
  return { status, stderr }
}

function hashesOf(dist: string): ReadonlyMap<string, string> {
  return new Map(listFiles(dist).map((file) => [file, hash(readFileSync(join(dist, file)))]))
}

/** What is in a folder that only a run at work has there. */
function leftIn(at: string): string[] {
  const names = existsSync(at) ? readdirSync(at) : []
  return names.filter((name) => /^(\.roof-site\.|bundle-new|dist\.)/.test(name))
}

test('pages that another thread writes are those that one thread alone writes, and an edit of one takes the short way', () => {
  const dist = join(folder, 'dist')
  expect(roofSite('build')).toMatchObject({ status: 0 })
  const beside = hashesOf(dist)
  expect(
    [...beside.keys()].filter((file) => file.startsWith('content/service-areas/')),
  ).toHaveLength(towns + 2)
  expect(roofSite('build', '--force')).toMatchObject({ status: 0 })
  expect(hashesOf(dist)).toEqual(beside)

  const file = join(folder, 'data/cities.yaml')
  const entries = readFileSync(file, 'utf8').split(/^(?=- )/m)
  const at = entries.length - 2
  const edited = entries[at]?.replace(/(description: >-\n +)/, '$1Look here: ') ?? ''
  writeFileSync(file, entries.with(at, edited).join(''))
  const { status, stderr } = roofSite('build', '--timings')
  expect(status).toBe(0)
  expect(stderr).not.toContain('parse and validate')
  const tests = readdirSync(join(folder, 'generated')).filter((name) => /^routes-\w\./.test(name))
  expect(tests.length).toBeGreaterThan(5)
  const edits = tests.filter((name) =>
    readFileSync(join(folder, 'generated', name), 'utf8').includes('Look here: '),
  )
  expect(edits).toHaveLength(1)
  expect(roofSite('generate', '--check')).toMatchObject({ status: 0 })
}, 300_000)

test('faulty cities end a build from nothing, and nothing is left of what was begun', () => {
  const made = ['generated', 'data/schema', 'dist'].map((name) => join(folder, name))
  for (const path of [...made, cacheFolder(folder)]) rmSync(path, { recursive: true, force: true })
  const file = join(folder, 'data/cities.yaml')
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace('county: Middlesex County', 'county: Middlesx County'))
  const { status, stderr } = roofSite('build')
  expect(stderr).toContain('county/unknown')
  expect(status).toBe(1)
  writeFileSync(file, text)
  expect(leftIn(folder)).toEqual([])
  expect(leftIn(cacheFolder(folder))).toEqual([])
  expect(made.filter((path) => existsSync(path))).toEqual([])
}, 300_000)

test('where the build is refused after they were begun, nothing of them is left', () => {
  expect(roofSite('generate')).toMatchObject({ status: 0 })
  // Where pages in dist/ can be of use, none are begun.
  for (const kept of [join(folder, 'dist'), cacheFolder(folder)])
    rmSync(kept, { recursive: true, force: true })
  writeFileSync(join(folder, 'generated/routes/about.ts'), 'edited')
  const { status, stderr } = roofSite('build')
  expect(stderr).toContain('generated/routes/about.ts: edited by hand')
  expect(status).toBe(1)
  expect(leftIn(folder)).toEqual([])
}, 300_000)

test('a build that is killed while pages are written leaves nothing behind after the next one', async () => {
  rmSync(join(folder, 'generated'), { recursive: true })
  const child = spawn(process.execPath, [roofSiteBin, 'build', '--cwd', folder], {
    stdio: 'ignore',
  })
  const ended = once(child, 'exit')
  await expect.poll(() => leftIn(folder).some((name) => name.includes('.dist.'))).toBe(true)
  child.kill('SIGKILL')
  await ended
  expect(roofSite('build')).toMatchObject({ status: 0 })
  expect(leftIn(folder)).toEqual([])
  expect(roofSite('generate', '--check')).toMatchObject({ status: 0 })
}, 300_000)
