// Every file-system call of every transaction goes wrong once: the process dies there, the power
// fails, the call fails, or the disk is full from then on.

import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { withLock } from '../../../cli/write/lock.ts'
import { lockPath } from '../../../cli/write/own-files.ts'
import { writeChanges } from '../../../cli/write/write-changes.ts'
import { Died, faultyFs, type Fault, type FaultyFs } from '../../support/faulty-fs.ts'
import { temporaryFolder } from '../../support/project.ts'
import {
  changeOf,
  projectFiles,
  transactions,
  type Change,
  type Files,
  type Transaction,
} from '../../support/transactions.ts'
import { all } from '../../support/matrix.ts'

/** Not every stop point in the normal run; a prime number, so that all kinds of call are met. */
const stride = all ? 1 : 19
/** Pairs of stop points, one in a run and one in the recovery from it, are many more. */
const firstStride = all ? 11 : 29
const recoveryStride = all ? 23 : 37

/** Thousands of renames are many times faster in memory than on a busy disk. */
const memory = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()

/** A process that is not running any more. */
const ended = { pid: 2 ** 30, since: new Date().toISOString() }

async function run(folder: string, { changes }: Change, { fs }: FaultyFs): Promise<unknown> {
  try {
    await withLock(folder, async () => writeChanges(folder, changes, { fs }), { fs, owner: ended })
    return undefined
  } catch (error) {
    return error
  } finally {
    letTimePass(folder)
  }
}

/** A lock that was cut off while it was written counts as left behind only after some seconds. */
function letTimePass(folder: string): void {
  for (const lock of [lockPath(folder), `${lockPath(folder)}.take`]) {
    if (existsSync(lock)) utimesSync(lock, 0, 0)
  }
}

/** What the next command does before its own work. */
async function recoverWith(folder: string, { fs }: FaultyFs): Promise<void> {
  await withLock(folder, () => Promise.resolve(), { fs, owner: ended }).catch((error: unknown) => {
    if (!(error instanceof Died)) throw error
  })
  letTimePass(folder)
}

function fill(folder: string, files: Files): void {
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true })
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}

/** Which state a project is in; where it is neither, the files that are as in neither. */
function stateOf(folder: string, { before, after }: Change): string {
  const files = projectFiles(folder)
  const unlike = (other: Files) =>
    [...new Set([...Object.keys(files), ...Object.keys(other)])].filter(
      (path) => files[path] !== other[path],
    )
  if (unlike(before).length === 0) return 'old'
  if (unlike(after).length === 0) return 'new'
  return `unlike old: ${unlike(before).join()}, unlike new: ${unlike(after).join()}`
}

interface Prepared {
  readonly change: Change
  /** How many file-system calls the change takes. */
  readonly calls: number
}

interface Trial {
  readonly folder: string
  readonly change: Change
  readonly fault: Fault
}

async function measure(transaction: Transaction): Promise<Prepared> {
  const change = await changeOf(transaction)
  const folder = temporaryFolder(memory)
  fill(folder, change.before)
  const whole = faultyFs()
  const error = await run(folder, change, whole)
  expect([error, stateOf(folder, change)]).toEqual([undefined, 'new'])
  return { change, calls: whole.calls.length }
}

describe.each(transactions)('$name', (transaction) => {
  let prepared: Promise<Prepared> | undefined
  const prepare = () => (prepared ??= measure(transaction))

  /** Tries stop points, and prints how many there were and how often each state was found. */
  async function tryAll(
    kind: Fault['kind'],
    visit: (trial: Trial) => Promise<void>,
    step = stride,
  ) {
    const { change, calls } = await prepare()
    const folder = temporaryFolder(memory)
    const found: Record<string, number> = { old: 0, new: 0 }
    for (let at = 0; at < calls; at += step) {
      fill(folder, change.before)
      await visit({ folder, change, fault: { at, kind } })
      const state = stateOf(folder, change)
      expect(state, `call ${at}`).toBeOneOf(['old', 'new'])
      found[state] = (found[state] ?? 0) + 1
    }
    const tried = Math.ceil(calls / step)
    console.log(`${transaction.name}, ${kind}: ${tried} of ${calls} calls tried, found`, found)
  }

  const deaths = ['dies', 'loses power'] as const
  test.each(deaths)('%s at any call: old or new after the next run', (kind) =>
    tryAll(kind, async ({ folder, change, fault }) => {
      await run(folder, change, faultyFs(fault))
      await recoverWith(folder, faultyFs())
    }),
  )

  test.each(deaths)('%s at any call, and the next run too: old or new after that', (kind) =>
    tryAll(
      kind,
      async ({ folder, change, fault }) => {
        for (let at = fault.at % recoveryStride; ; at += recoveryStride) {
          fill(folder, change.before)
          await run(folder, change, faultyFs(fault))
          const second = faultyFs({ at, kind })
          await recoverWith(folder, second)
          await recoverWith(folder, faultyFs())
          expect(stateOf(folder, change), `calls ${fault.at} and ${at}`).toBeOneOf(['old', 'new'])
          if (second.calls.length <= at) return
        }
      },
      firstStride,
    ),
  )

  test.each([
    ['EACCES', stride],
    ['ENOSPC', firstStride],
    ['EROFS', firstStride],
  ] as const)('%s at any call: all or, with an error, nothing', (kind, step) =>
    tryAll(
      kind,
      async ({ folder, change, fault }) => {
        const error = await run(folder, change, faultyFs(fault))
        // A lock that could not be removed is taken over.
        await recoverWith(folder, faultyFs())
        expect(stateOf(folder, change), `call ${fault.at}`).toBe(error ? 'old' : 'new')
      },
      step,
    ),
  )

  test('a disk that is full from any call on: old or new when there is room again', () =>
    tryAll('full', async ({ folder, change, fault }) => {
      await run(folder, change, faultyFs(fault))
      await recoverWith(folder, faultyFs())
    }))
})
