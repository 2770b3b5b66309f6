// The program itself, killed, beside itself, and on a disk without room.

import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isTemporary, journalPath, lockPath } from '../../../cli/write/internal-files.ts'
import { addCity } from '../../support/changes.ts'
import { contents } from '../../support/folder.ts'
import { copyOf, generatedProject } from '../../support/generated-project.ts'
import { mountTmpfs } from '../../support/mount.ts'
import { projectRoot, temporaryFolder } from '../../support/project.ts'
import { runCli } from '../../support/run-cli.ts'
import { all } from '../../support/matrix.ts'

const kills = all ? 8 : 3
const crowd = all ? 6 : 3

const program = join(projectRoot, 'cli/bin/roof-site.mjs')

interface Ended {
  readonly code: number | null
  readonly stderr: string
  readonly milliseconds: number
}

interface Started {
  readonly kill: () => void
  readonly end: Promise<Ended>
}

function start(folder: string, args: readonly string[]): Started {
  const begin = performance.now()
  const child = spawn(process.execPath, [program, '--cwd', folder, ...args])
  const texts: string[] = []
  child.stderr.on('data', (chunk) => texts.push(String(chunk)))
  const end = new Promise<Ended>((resolve) => {
    child.on('close', (code) =>
      resolve({ code, stderr: texts.join(''), milliseconds: performance.now() - begin }),
    )
  })
  return { kill: () => child.kill('SIGKILL'), end }
}

const wait = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })

/** Numbers from 0 to 1, the same ones in each run. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return state / 2 ** 31
  }
}

interface Moment {
  /** What is waited for first: the lock is taken, or files are being written. */
  readonly after: 'lock' | 'writing'
  readonly milliseconds: number
}

/** Kills the command at a moment, and says how far it had come. */
async function killAt(folder: string, args: readonly string[], moment: Moment): Promise<string> {
  const { kill, end } = start(folder, args)
  const data = join(folder, 'data')
  const hasBegun = () =>
    moment.after === 'lock' ? existsSync(lockPath(folder)) : readdirSync(data).some(isTemporary)
  while (!hasBegun()) await wait(0)
  await wait(moment.milliseconds)
  kill()
  await end
  if (existsSync(journalPath(folder))) return 'while it renamed files'
  if (readdirSync(data).some(isTemporary)) return 'while it wrote new files'
  return existsSync(lockPath(folder)) ? 'while it held the lock' : 'after its end'
}

/** How long a command holds the lock, and what is there when it has ended. */
async function timeUnderLock(folder: string, args: readonly string[]) {
  const { end } = start(folder, args)
  while (!existsSync(lockPath(folder))) await wait(1)
  const begin = performance.now()
  await end
  return { time: performance.now() - begin, after: contents(folder) }
}

test(`${kills} kills of add-city at random moments: old or new after the next command`, async () => {
  const original = await generatedProject()
  const before = contents(original)
  const { time, after } = await timeUnderLock(copyOf(original), addCity('Haddam'))
  const random = seeded(20)
  const found: Record<string, number> = {}
  for (let count = 0; count < kills; count += 1) {
    const folder = copyOf(original)
    // Writing takes a hundredth of the time: every second kill waits for it.
    const moment =
      count % 2 === 0
        ? ({ after: 'lock', of: time } as const)
        : ({ after: 'writing', of: 40 } as const)
    const progress = await killAt(folder, addCity('Haddam'), {
      after: moment.after,
      milliseconds: random() * moment.of,
    })
    expect((await runCli(folder, ['validate'])).code).toBe(0)
    expect((await runCli(folder, ['generate', '--check'])).code).toBe(0)
    const files = contents(folder)
    const isOld = files['data/cities.yaml'] === before['data/cities.yaml']
    expect(files).toEqual(isOld ? before : after)
    const key = `${isOld ? 'old' : 'new'}, killed ${progress}`
    found[key] = (found[key] ?? 0) + 1
  }
  console.log(`${kills} kills within ${Math.round(time)} ms, found`, found)
})

const towns = [
  'Haddam',
  'Killingworth',
  'Middlefield',
  'Old Saybrook',
  'Westbrook',
  'Deep River',
  'Clinton',
  'Chester',
  'Essex',
  'Durham',
]

test(`${crowd} add-city at once: each adds its town or says who was in the way`, async () => {
  const folder = await generatedProject()
  const names = towns.slice(0, crowd)
  const results = await Promise.all(names.map((name) => start(folder, addCity(name)).end))
  const added = names.filter((_name, index) => results[index]?.code === 0)
  const others = results.filter(({ code }) => code !== 0)
  expect(added.length).toBeGreaterThan(0)
  for (const { code, stderr } of others) {
    expect(code).toBe(4)
    expect(stderr).toMatch(/^`roof-site .+` \(process \d+ on .+\) has been changing this project/)
  }
  const cities = readFileSync(join(folder, 'data/cities.yaml'), 'utf8')
  const listed = names.filter((name) => cities.includes(`- cityName: ${name}\n`))
  expect(listed).toEqual(added)
  expect((await runCli(folder, ['generate', '--check'])).code).toBe(0)
  expect(readdirSync(folder).filter((name) => name.startsWith('.roof-site'))).toEqual([])
  console.log(`${crowd} at once: ${added.length} added, ${others.length} told to wait`)
})

test('a full disk: exit code 4, the cause, and every file as it was', async (context) => {
  const folder = temporaryFolder()
  if (!mountTmpfs(folder, 'size=2m'))
    return context.skip('mounting a file system of its own is not allowed here')
  const original = await generatedProject()
  spawnSync('cp', ['-r', `${original}/.`, folder])
  const before = contents(folder)
  const filler = join(folder, 'filler')
  fillDisk(filler, 2 * 4096)
  const { code, stderr } = await start(folder, addCity('Haddam')).end
  expect(stderr).toMatch(/^\S+ could not be written: the disk is full\. Nothing was changed\.\n$/)
  expect(code).toBe(4)
  rmSync(filler, { recursive: true })
  expect(contents(folder)).toEqual(before)
})

/** Leaves so many bytes free. */
function fillDisk(folder: string, free: number): void {
  mkdirSync(folder)
  const written: string[] = []
  try {
    for (;;) {
      const path = join(folder, `${written.length}`)
      writeFileSync(path, Buffer.alloc(4096))
      written.push(path)
    }
  } catch {
    for (const path of written.slice(-free / 4096)) spawnSync('rm', [path])
  }
}

test('a read-only folder: validate works, add-city says why it cannot', async (context) => {
  const folder = temporaryFolder()
  if (!mountTmpfs(folder, 'size=4m'))
    return context.skip('mounting a file system of its own is not allowed here')
  spawnSync('cp', ['-r', `${await generatedProject()}/.`, folder])
  spawnSync('mount', ['-o', 'remount,ro', folder])
  expect((await start(folder, ['validate']).end).code).toBe(0)
  expect((await start(folder, ['generate', '--check']).end).code).toBe(0)
  const { code, stderr } = await start(folder, addCity('Haddam')).end
  expect(code).toBe(4)
  expect(stderr).toBe(
    `The project cannot be changed. ${lockPath(folder)}: the file system is read-only.\n`,
  )
})
