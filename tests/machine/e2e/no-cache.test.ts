import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { all } from '../../support/cases.ts'
import { runProgram } from '../../support/processes.ts'
import {
  binOf,
  copyEngine,
  projectRoot,
  temporaryFolder,
  writeFiles,
} from '../../support/project.ts'
import { dataProject, firstCities } from '../../support/fixtures.ts'

interface Lock {
  readonly packages: Readonly<Record<string, { readonly dev?: boolean; devOptional?: boolean }>>
}

/** A project without the packages of developers, in which a file stands where the cache belongs. */
function projectWithoutCache(): string {
  const folder = dataProject({ 'data/cities.yaml': firstCities(1) })
  copyEngine(folder)
  rmSync(join(folder, 'node_modules'), { recursive: true })
  writeFiles(folder, { 'node_modules/.cache': '' })
  const lock: Lock = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8'))
  for (const [path, { dev, devOptional }] of Object.entries(lock.packages)) {
    if (dev || devOptional || !/^node_modules\/(@[^/]+\/)?[^/]+$/.test(path)) continue
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    symlinkSync(join(projectRoot, path), join(folder, path), 'junction')
  }
  return folder
}

/** Runs the program of an engine on a project. */
function run(engine: string, folder: string, args: readonly string[], temporary: string) {
  const env = { ...process.env, NODE_ENV: 'production', TMPDIR: temporary, TEMP: temporary }
  const { status, stdout, stderr } = runProgram(
    process.execPath,
    [binOf(engine), '--cwd', folder, ...args],
    { env },
  )
  return { status, stdout, stderr }
}

test('commands need no package of developers, nor a cache, and leave nothing', () => {
  const folder = projectWithoutCache()
  const temporary = temporaryFolder()
  const expectRun = (engine: string, ...args: string[]) => {
    const { status, ...said } = run(engine, folder, args, temporary)
    expect({ args, status, ...said }).toMatchObject({ status: 0 })
    expect(readdirSync(temporary).filter((name) => name.startsWith('roof-site'))).toEqual([])
    return said
  }
  const { stdout, stderr } = expectRun(folder, 'build')
  expect(stdout).toBe('')
  expect(stderr).toMatch(/dist\/: \d+ pages built\.\n$/)
  // A program that has a cache, for a site that has none.
  for (const args of all ? [['validate'], ['generate', '--check']] : [])
    expectRun(projectRoot, ...args)
})

test('where no folder can be written to, a message says so', () => {
  const folder = projectWithoutCache()
  const { status, stderr } = run(folder, folder, ['validate'], join(temporaryFolder(), 'nowhere'))
  expect(status).toBe(4)
  expect(stderr).toMatch(
    /^roof-site has no folder to write to: neither \S+ \((?:EEXIST|ENOTDIR)\) nor \S+nowhere \(ENOENT\)\.\n$/,
  )
})
