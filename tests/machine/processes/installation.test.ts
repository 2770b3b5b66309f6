// What a machine lacks or breaks: packages, the program's cache, a path that tools read otherwise.

import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { expect, test } from 'vitest'
import { runProgram } from '../../support/processes.ts'
import { copyInto, temporaryFolder, writeFiles } from '../../support/project.ts'

/** A program of two parts, which says what it was called with. */
const smallProgram = {
  'testing.ts': '',
  'ask.ts': "export const said = () => process.argv.slice(2).join(' ')\n",
  'main.ts':
    "export const runProcess = async () => console.log((await import('./ask.ts')).said())\n",
}

/** A program of its own, which one is no matter here, with a cache of its own. */
function installation(name = 'site'): string {
  const folder = join(temporaryFolder(), name)
  mkdirSync(folder)
  copyInto(folder, ['cli/bin', 'cli/package.json', 'package.json', 'package-lock.json'])
  writeFiles(join(folder, 'cli'), smallProgram)
  return folder
}

interface Ended {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

function runIn(folder: string, script: string, args: readonly string[], env = {}): Ended {
  const file = join(folder, 'cli/bin', script)
  const { status, stdout, stderr } = runProgram(process.execPath, [file, ...args], {
    cwd: folder,
    env: { ...process.env, ...env },
  })
  return { code: status, stdout, stderr }
}

const run = (folder: string) => runIn(folder, 'roof-site.mjs', ['--version'])
const works = { code: 0, stdout: '--version\n', stderr: '' }

const damages: Readonly<Record<string, (bundle: string) => void>> = {
  'an empty program': (bundle) => truncateSync(join(bundle, 'main.js')),
  'half a program': (bundle) => truncateSync(join(bundle, 'main.js'), 100),
  'zeros where it was': (bundle) => {
    const file = join(bundle, 'main.js')
    writeFileSync(file, Buffer.alloc(readFileSync(file).length))
  },
  'a part that is not there': (bundle) => {
    rmSync(join(bundle, readdirSync(bundle).find((name) => /^ask.*js$/.test(name)) ?? ''))
  },
  'an empty folder': (bundle) => {
    rmSync(bundle, { recursive: true })
    mkdirSync(bundle)
  },
  'a file in its place': (bundle) => {
    rmSync(bundle, { recursive: true })
    writeFileSync(bundle, '')
  },
}

test('whatever is left of the program in the cache, it is bundled again, once', () => {
  const folder = installation()
  expect(run(folder)).toEqual(works)
  const cache = join(folder, 'node_modules/.cache/roof-site')
  const [name = ''] = readdirSync(cache)
  const bundle = join(cache, name)
  const sum = readFileSync(join(bundle, 'sum'), 'utf8')
  for (const [damage, plant] of Object.entries(damages)) {
    plant(bundle)
    expect(run(folder), damage).toEqual(works)
    expect(readdirSync(cache), damage).toEqual([name])
    expect(readFileSync(join(bundle, 'sum'), 'utf8'), damage).toBe(sum)
  }
})

test('a package that is not there: one sentence that says what to do', () => {
  const folder = installation()
  rmSync(join(folder, 'node_modules/rolldown'))
  rmSync(join(folder, 'node_modules/tailwindcss'))
  expect(run(folder)).toEqual({
    code: 4,
    stdout: '',
    stderr:
      'Packages that roof-site needs are not installed (tailwindcss and 1 more). Run `npm ci --ignore-scripts --include=dev` first.\n',
  })
})

test('a program of which a part is missing: what it is, without colors and the way through the bundler', () => {
  const folder = installation()
  rmSync(join(folder, 'cli/main.ts'))
  const { code, stderr } = run(folder)
  expect(code).toBe(4)
  expect(stderr).toMatch(
    /^The program in .+ could not be bundled: .*Cannot resolve entry module main/s,
  )
  expect(stderr).toBe(stripVTControlCharacters(stderr).replaceAll(/\n +at .*/g, ''))
})

test.skipIf(process.platform === 'win32').each(['#', '?', '*'])(
  '%s in the path: one sentence, before anything runs',
  (sign) => {
    const folder = installation(`a${sign}b`)
    rmSync(join(folder, 'node_modules'), { recursive: true })
    for (const script of ['roof-site.mjs', 'start.mjs']) {
      const stderr = `roof-site cannot run in ${folder}/: rename the folder so that it has no ${sign}.\n`
      expect(runIn(folder, script, []), script).toEqual({ code: 4, stdout: '', stderr })
    }
  },
)

/** A folder with an `npm` that says what it was called with, and when. */
function fakeNpm(folder: string): string {
  const bin = join(folder, 'fake')
  mkdirSync(bin)
  writeFileSync(
    join(bin, 'npm'),
    '#!/bin/sh\necho "npm $*"\ntouch node_modules/.package-lock.json\n',
  )
  chmodSync(join(bin, 'npm'), 0o755)
  return bin
}

const minutes = (count: number) => new Date(Date.now() + count * 60_000)

const whoInstalled = [
  { what: 'nothing', installs: true },
  { what: 'npm, long ago', file: '.package-lock.json', locked: minutes(-1), installs: true },
  { what: 'npm', file: '.package-lock.json', locked: minutes(-9), installs: false },
  { what: 'npm, by a clock ahead', locked: minutes(9), installs: true },
  { what: 'pnpm', file: '.modules.yaml', installs: false },
  { what: 'yarn 1', file: '.yarn-integrity', installs: false },
  { what: 'yarn', file: '.yarn-state.yml', installs: false },
]

test.skipIf(process.platform === 'win32')('npm start installs once what nobody has', () => {
  const folder = installation()
  const PATH = `${fakeNpm(folder)}:${process.env['PATH']}`
  const start = () => runIn(folder, 'start.mjs', ['--foo'], { PATH }).stdout
  const called = 'npm ci --ignore-scripts --include=dev --no-audit --no-fund --loglevel=error\n'
  for (const { what, file, locked = minutes(-9), installs } of whoInstalled) {
    utimesSync(join(folder, 'package-lock.json'), locked, locked)
    const mark = join(folder, 'node_modules', file ?? '.package-lock.json')
    if (file !== undefined) {
      writeFileSync(mark, '')
      utimesSync(mark, minutes(-5), minutes(-5))
    }
    expect(start(), what).toBe(`${installs ? called : ''}start --foo\n`)
    expect(start(), what).toBe('start --foo\n')
    rmSync(mark)
  }
})
