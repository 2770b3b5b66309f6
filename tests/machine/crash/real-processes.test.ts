// The program itself, killed, beside itself, and where it cannot write.

import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isTemporary, journalPath, lockPath } from '../../../cli/write/internal-files.ts'
import { addCity, runCli } from '../../support/run-cli.ts'
import { contents, mountTmpfs, projectRoot, temporaryFolder } from '../../support/project.ts'
import { copyOf, generatedProject } from '../../support/fixtures.ts'
import { all } from '../../support/cases.ts'
import { endOf, runProgram } from '../../support/processes.ts'

const kills = all ? 6 : 2
const crowd = all ? 4 : 3

const program = join(projectRoot, 'cli/bin/roof-site.mjs')

interface Ended {
  readonly code: number | null
  readonly stderr: string
  readonly milliseconds: number
}

interface Started {
  readonly kill: () => void
  readonly hasEnded: () => boolean
  readonly end: Promise<Ended>
}

function start(folder: string, args: readonly string[]): Started {
  const begin = performance.now()
  const child = spawn(process.execPath, [program, '--cwd', folder, ...args])
  const texts: string[] = []
  child.stderr.on('data', (chunk) => texts.push(String(chunk)))
  const stderr = () => texts.join('')
  const end = endOf(child, stderr).then(([code]): Ended => ({
    code,
    stderr: stderr(),
    milliseconds: performance.now() - begin,
  }))
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  return { kill: () => child.kill('SIGKILL'), hasEnded, end }
}

const wait = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })

interface Moment {
  /** What is waited for first: the lock is taken, or files are being written. */
  readonly after: 'lock' | 'writing'
  readonly milliseconds: number
}

/** Kills the command at a moment, and says how far it had come. */
async function killAt(folder: string, args: readonly string[], moment: Moment): Promise<string> {
  const { kill, hasEnded, end } = start(folder, args)
  const data = join(folder, 'data')
  const hasBegun = () =>
    moment.after === 'lock' ? existsSync(lockPath(folder)) : readdirSync(data).some(isTemporary)
  // A moment that a busy machine passes over does not come again.
  while (!hasBegun() && !hasEnded()) await wait(1)
  await wait(moment.milliseconds)
  kill()
  await end
  if (existsSync(journalPath(folder))) return 'while it renamed files'
  if (readdirSync(data).some(isTemporary)) return 'while it wrote new files'
  return existsSync(lockPath(folder)) ? 'while it held the lock' : 'after its end'
}

/** How long a command holds the lock, and what is there when it has ended. */
async function timeUnderLock(folder: string, args: readonly string[]) {
  const { hasEnded, end } = start(folder, args)
  while (!existsSync(lockPath(folder)) && !hasEnded()) await wait(1)
  const begin = performance.now()
  await end
  return { time: performance.now() - begin, after: contents(folder) }
}

test(`${kills} kills of add-city, spread over its time: old or new after the next command`, async () => {
  const original = await generatedProject()
  const before = contents(original)
  const { time, after } = await timeUnderLock(copyOf(original), addCity('Haddam'))
  const writing = { after: 'writing', of: 40 } as const
  const found: Record<string, number> = {}
  for (let count = 0; count < kills; count += 1) {
    const folder = copyOf(original)
    // Writing takes a hundredth of the time: every second kill waits for it.
    const moment = count % 2 === 0 ? ({ after: 'lock', of: time } as const) : writing
    const milliseconds = ((count + 0.5) / kills) * moment.of
    const progress = await killAt(folder, addCity('Haddam'), { after: moment.after, milliseconds })
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

const towns = ['Haddam', 'Killingworth', 'Middlefield', 'Westbrook']

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

// A limit on the size of files stands in for a full disk: the last write comes back short.
const limited = 'ulimit -f 8; trap "" XFSZ; exec "$@"'

test.runIf(process.platform !== 'win32')(
  'a file that cannot be written to its end: exit code 4, the cause, and every file as it was',
  async () => {
    const folder = await generatedProject()
    // The first start bundles the program, which takes more room than the limit gives.
    await start(folder, ['--version']).end
    const before = contents(folder)
    const command = [process.execPath, program, '--cwd', folder, ...addCity('Haddam')]
    const { status, stderr } = runProgram('sh', ['-c', limited, 'sh', ...command])
    expect(status).toBe(4)
    // A slow machine is told where the program is.
    expect(stderr.replaceAll(/^.+ …\n/gm, '')).toMatch(
      /^\S+ could not be written: [^\n]+\. Nothing was changed\.\n$/,
    )
    expect(contents(folder)).toEqual(before)
  },
)

test('a read-only folder: validate works, add-city says why it cannot', async (context) => {
  const folder = temporaryFolder()
  if (!mountTmpfs(folder, 'size=4m'))
    return context.skip('mounting a file system of its own is not allowed here')
  runProgram('cp', ['-r', `${await generatedProject()}/.`, folder])
  runProgram('mount', ['-o', 'remount,ro', folder])
  expect((await runCli(folder, ['validate'])).code).toBe(0)
  expect((await runCli(folder, ['generate', '--check'])).code).toBe(0)
  const { code, stderr } = await runCli(folder, addCity('Haddam'))
  expect(code).toBe(4)
  expect(stderr).toBe(
    `The project cannot be changed. ${lockPath(folder)}: the file system is read-only.\n`,
  )
})
