import { hostname } from 'node:os'
import { readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { expect, onTestFinished, test, vi } from 'vitest'
import { withLock } from '../../../cli/write/lock.ts'
import { lockPath } from '../../../cli/write/own-files.ts'
import { thisOwner } from '../../../cli/write/owner.ts'
import { temporaryFolder } from '../../support/project.ts'

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const noProcess = 2 ** 30

interface Holder {
  readonly name: string
  readonly text: string
  readonly taken: boolean
  /** How long ago the file was written. */
  readonly age?: number
}

const holders: readonly Holder[] = [
  { name: 'this process', text: JSON.stringify(thisOwner()), taken: false },
  {
    name: 'a process that has ended',
    text: JSON.stringify({ ...thisOwner(), pid: noProcess }),
    taken: true,
  },
  {
    name: 'a process whose number another one has by now',
    text: JSON.stringify({ ...thisOwner(), started: 'at another time' }),
    taken: process.platform === 'linux',
  },
  {
    name: 'this process, by a clock that was years behind',
    text: JSON.stringify({ ...thisOwner(), since: '2001-01-01T00:00:00.000Z' }),
    taken: false,
  },
  {
    name: 'this process, which the system says no start of',
    text: JSON.stringify({ ...thisOwner(), started: undefined, since: '2001-01-01T00:00:00.000Z' }),
    taken: false,
  },
  {
    name: 'another computer, two hours ago',
    text: JSON.stringify({ pid: 1, host: `${hostname()}-2`, since: minutesAgo(120) }),
    taken: false,
  },
  {
    name: 'another computer of the same name',
    text: JSON.stringify({ ...thisOwner(), pid: noProcess, machine: 'another', boot: 'another' }),
    taken: false,
  },
  {
    name: 'a container that has the name of this computer',
    text: JSON.stringify({ ...thisOwner(), pid: noProcess, namespace: 'pid:[1]' }),
    taken: false,
  },
  {
    name: 'this computer before it was started again',
    text: JSON.stringify({ ...thisOwner(), boot: 'another' }),
    taken: thisOwner().machine !== undefined && thisOwner().boot !== undefined,
  },
  { name: 'somebody who is writing it', text: '', taken: false },
  { name: 'somebody who was cut off while writing it', text: '{"pid', taken: true, age: 60 },
]

test.each(holders)('a lock of $name: taken over $taken', async ({ text, taken, age = 0 }) => {
  const folder = temporaryFolder()
  const lock = lockPath(folder)
  writeFileSync(lock, text)
  const written = Date.now() / 1000 - age
  utimesSync(lock, written, written)
  const run = withLock(folder, () => Promise.resolve('done'), { patience: 0 })
  if (taken) expect(await run).toBe('done')
  else await expect(run).rejects.toThrow('changing this project')
  expect(readdirSync(folder)).toEqual(taken ? [] : ['.roof-site.lock'])
})

test('a lock that is being written is left alone by a process whose clock is ahead', async () => {
  const folder = temporaryFolder()
  writeFileSync(lockPath(folder), '')
  const now = Date.now.bind(Date)
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => now() + 3_600_000)
  onTestFinished(() => clock.mockRestore())
  const run = withLock(folder, () => Promise.resolve(), { patience: 0 })
  await expect(run).rejects.toThrow('changing this project')
  expect(readdirSync(folder)).toEqual(['.roof-site.lock'])
})

test('of many that take over a lock, and the lock of one who died doing so, one works at a time', async () => {
  const folder = temporaryFolder()
  const ended = JSON.stringify({ ...thisOwner(), pid: noProcess })
  writeFileSync(lockPath(folder), ended)
  writeFileSync(`${lockPath(folder)}.take`, ended)
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
