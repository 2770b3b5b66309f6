import { hostname } from 'node:os'
import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { thisOwner, withLock } from '../../../cli/write/lock.ts'
import { lockPath } from '../../../cli/write/internal-files.ts'
import { faultyFs } from './faulty-fs.ts'
import { temporaryFolder } from '../../support/project.ts'

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const noProcess = 2 ** 30

/** What is said of a holder that the command waits for; without, the lock is taken over. */
type Holder = [name: string, text: string, said?: string | undefined, age?: number]

const mayBeAnother = 'is running, but may be another program that has got its number since. Nothing'
const elsewhere = 'It runs on another computer or in a container, and cannot be seen from here.'
const isLinux = process.platform === 'linux'
const ownerWith = (changes: object) => JSON.stringify({ ...thisOwner(), ...changes })
const farAway = { pid: noProcess, host: `${hostname()}-2`, since: minutesAgo(120) }
const unknownStart = { started: undefined, since: minutesAgo(600) }
const clockBehind = ownerWith({ since: '2001-01-01T00:00:00.000Z' })
const another = ownerWith({ started: 'at another time' })

test.each<Holder>([
  ['this process', ownerWith({}), isLinux ? 's. Nothing was changed.' : mayBeAnother],
  ['a process that has ended', ownerWith({ pid: noProcess })],
  ['a process whose number another one has', another, isLinux ? undefined : mayBeAnother],
  ['this process, by a clock that was years behind', clockBehind, 'this project since 2001'],
  ['a process that runs, with no start known', ownerWith(unknownStart), mayBeAnother],
  ['another computer, two hours ago', JSON.stringify(farAway), elsewhere],
  ['somebody who is writing it', '', 'Another command is changing this'],
  ['somebody who was cut off while writing it', '{"pid', undefined, 60],
  ['somebody who was cut off, by a clock that was years ahead', '', undefined, -1e8],
  ['somebody who is writing it, by a clock that is seconds ahead', '', 'Another command', -5],
])('a lock of %s', async (_, text, said, age = 0) => {
  const folder = temporaryFolder()
  const lock = lockPath(folder)
  writeFileSync(lock, text)
  const written = Date.now() / 1000 - age
  utimesSync(lock, written, written)
  const run = withLock(folder, () => Promise.resolve('done'), { patience: 0 })
  if (said === undefined) expect(await run).toBe('done')
  else {
    await expect(run).rejects.toThrow(said)
    await expect(run).rejects.toThrow(`if no such command is running, remove ${lock}.`)
  }
  expect(readdirSync(folder)).toEqual(said === undefined ? [] : ['.roof-site.lock'])
})

test('a lock that another run has taken over first is given back to it', async () => {
  const folder = temporaryFolder()
  const lock = lockPath(folder)
  const live = JSON.stringify(thisOwner())
  writeFileSync(lock, JSON.stringify({ ...thisOwner(), pid: noProcess }))
  const { fs, calls } = faultyFs([], (at) => {
    if (calls[at] === 'renameSync' && calls.indexOf('renameSync') === at) writeFileSync(lock, live)
  })
  const run = withLock(folder, () => Promise.resolve(), { patience: 0, fs })
  await expect(run).rejects.toThrow('has been changing this project')
  expect(readFileSync(lock, 'utf8')).toBe(live)
  expect(readdirSync(folder)).toEqual(['.roof-site.lock'])
})

test('a lock that another run is about to give back is not swept, and one left behind is', async () => {
  const folder = temporaryFolder()
  const [live, dead] = ['.roof-site.1.lock.1.tmp', '.roof-site.2.lock.1.tmp'] as const
  writeFileSync(join(folder, live), JSON.stringify(thisOwner()))
  writeFileSync(join(folder, dead), JSON.stringify({ ...thisOwner(), pid: noProcess }))
  await withLock(folder, () => Promise.resolve())
  expect(readdirSync(folder)).toEqual([live])
})

test('of many that take over a lock, one works at a time', async () => {
  const folder = temporaryFolder()
  writeFileSync(lockPath(folder), JSON.stringify({ ...thisOwner(), pid: noProcess }))
  let working = 0
  const work = async () => {
    working += 1
    const most = working
    await new Promise((resolve) => {
      setTimeout(resolve, 5)
    })
    working -= 1
    return most
  }
  const results = await Promise.all(Array.from({ length: 20 }, () => withLock(folder, work)))
  expect(new Set(results)).toEqual(new Set([1]))
  expect(readdirSync(folder)).toEqual([])
})

test('a command that waits too long names the holder, its command and since when', async () => {
  const folder = temporaryFolder()
  const owner = { ...thisOwner(), command: 'roof-site build', since: minutesAgo(1) }
  writeFileSync(lockPath(folder), JSON.stringify(owner))
  await expect(withLock(folder, () => Promise.resolve(), { patience: 0 })).rejects.toThrow(
    new RegExp(
      `^\`roof-site build\` \\(process ${process.pid} on ${hostname()}\\) has been changing this project since \\S+ \\S+, for \\d+ s\\. Nothing was changed\\.`,
    ),
  )
})
