// Every file-system call of a change goes wrong once: the process dies there, the power fails, the
// call fails, or the disk is full from then on.

import { existsSync, readdirSync, rmSync, symlinkSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { withLock } from '../../../cli/write/lock.ts'
import { isTemporary, lockPath } from '../../../cli/write/internal-files.ts'
import { writeChanges } from '../../../cli/write/write-changes.ts'
import { Died, faultyFs, type Fault, type FaultyFs } from './faulty-fs.ts'
import { contents, filesIn, temporaryFolder, writeFiles } from '../../support/project.ts'
import { all } from '../../support/cases.ts'

/** Pairs of stop points, one in a run and one in the recovery from it, are many. */
const pairStride = all ? 5 : 11

/** Thousands of renames are many times faster in memory than on a busy disk. */
const memory = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()

/** A process that is not running any more. */
const ended = { pid: 2 ** 30, since: new Date().toISOString() }

type Files = Readonly<Record<string, string>>

interface Change {
  readonly name: string
  readonly before: Files
  readonly after: Files
  /** Paths of the project that are links, and where they lead. */
  readonly links?: Files
}

/** All that commands do to files: replace, add, and remove them, with their folders or not. */
const changes: readonly Change[] = [
  {
    name: 'files of every kind',
    before: {
      'data/addresses.yaml': 'gone: []',
      'data/cities.yaml': 'the towns',
      'elsewhere/site.yaml': 'behind a link',
      'generated/manifest.json': 'the old hashes',
      'generated/routes/home.ts': 'the towns',
      'generated/routes/towns/meriden.ts': 'Meriden',
    },
    after: {
      'data/addresses.yaml': 'gone: [/meriden]',
      'data/cities.yaml': 'the other towns',
      'data/schema/cities.schema.json': '{}',
      'elsewhere/site.yaml': 'changed behind a link',
      'generated/manifest.json': 'the new hashes',
      'generated/public/maps/haddam.svg': '<svg/>',
      'generated/routes/home.ts': 'the other towns',
    },
    links: { 'data/site.yaml': 'elsewhere/site.yaml' },
  },
  {
    name: 'generate from nothing',
    before: { 'data/cities.yaml': 'the towns' },
    after: {
      'data/cities.yaml': 'the towns',
      'data/schema/cities.schema.json': '{}',
      'generated/manifest.json': 'the hashes',
      'generated/routes/home.ts': 'the towns',
    },
  },
]

async function run(folder: string, change: Change, { fs }: FaultyFs): Promise<unknown> {
  const { before, after, links = {} } = change
  const linked = new Map(Object.entries(links).map(([path, target]) => [target, path]))
  const paths = new Set([...Object.keys(before), ...Object.keys(after)])
  const wanted = [...paths].map((path) => {
    const content = after[path] ?? null
    return { path: linked.get(path) ?? path, content, before: before[path] ?? null }
  })
  try {
    await withLock(folder, async () => writeChanges(folder, wanted, { fs }), { fs, owner: ended })
    return undefined
  } catch (error) {
    return error
  } finally {
    letTimePass(folder)
  }
}

/** A lock that was cut off while it was written counts as left behind only after some seconds. */
function letTimePass(folder: string): void {
  if (existsSync(lockPath(folder))) utimesSync(lockPath(folder), 0, 0)
}

/** What the next command does before its own work. */
async function recoverWith(folder: string, { fs }: FaultyFs): Promise<void> {
  await withLock(folder, () => Promise.resolve(), { fs, owner: ended }).catch((error: unknown) => {
    if (!(error instanceof Died)) throw error
  })
  letTimePass(folder)
}

function fill(folder: string, { before, links = {} }: Change): void {
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true })
  writeFiles(folder, before)
  for (const [path, target] of Object.entries(links)) {
    symlinkSync(join(folder, target), join(folder, path))
  }
}

/** Which state a project is in; where it is neither, its files. */
function stateOf(folder: string, { before, after }: Change): unknown {
  const files = contents(folder)
  const isLike = (other: Files) =>
    Object.keys(files).length === Object.keys(other).length &&
    Object.entries(files).every(([path, text]) => other[path] === text)
  if (isLike(before)) return 'old'
  return isLike(after) ? 'new' : files
}

describe.each(changes)('$name', (change) => {
  /** A project before the change, and after a run of it in which these faults happen. */
  async function runWith(folder: string, faults: readonly Fault[]) {
    fill(folder, change)
    const faulty = faultyFs(faults)
    const error = await run(folder, change, faulty)
    return { error, calls: faulty.calls }
  }

  /** Tries each call, and prints how often each state was found. */
  async function tryEach(
    visit: (folder: string, at: number) => Promise<void>,
    {
      from = 0,
      faults = [],
      step = 1,
    }: { from?: number; faults?: readonly Fault[]; step?: number } = {},
  ) {
    const folder = temporaryFolder(memory)
    const { calls } = await runWith(folder, faults)
    const found: Record<string, number> = { old: 0, new: 0 }
    for (let at = from; at < calls.length; at += step) {
      await visit(folder, at)
      const state = stateOf(folder, change)
      expect(state, `call ${at}, ${calls[at]}`).toBeOneOf(['old', 'new'])
      found[String(state)] = (found[String(state)] ?? 0) + 1
    }
    console.log(`${change.name}: each ${step} of ${calls.length} calls tried, found`, found)
  }

  test('goes well', async () => {
    const folder = temporaryFolder(memory)
    expect((await runWith(folder, [])).error).toBeUndefined()
    expect(stateOf(folder, change)).toBe('new')
  })

  const deaths = ['dies', 'loses power'] as const
  const isDeath = (kind: Fault['kind']) => deaths.some((death) => death === kind)
  test.each(deaths)('%s at any call: old or new after the next run', (kind) =>
    tryEach(async (folder, at) => {
      await runWith(folder, [{ at, kind }])
      await recoverWith(folder, faultyFs())
    }),
  )

  test.each(deaths)('%s at any call, and the next run too: old or new after that', (kind) =>
    tryEach(
      async (folder, first) => {
        for (let at = first % pairStride; ; at += pairStride) {
          await runWith(folder, [{ at: first, kind }])
          const second = faultyFs([{ at, kind }])
          await recoverWith(folder, second)
          await recoverWith(folder, faultyFs())
          expect(stateOf(folder, change), `calls ${first} and ${at}`).toBeOneOf(['old', 'new'])
          if (second.calls.length <= at) return
        }
      },
      { step: pairStride },
    ),
  )

  test.each(['EACCES', 'ENOSPC', 'EROFS'] as const)(
    '%s at any call: all or, with an error, nothing',
    (kind) =>
      tryEach(async (folder, at) => {
        const { error } = await runWith(folder, [{ at, kind }])
        if (error) expect(error).toHaveProperty('code')
        // A lock that could not be removed is taken over.
        await recoverWith(folder, faultyFs())
        expect(stateOf(folder, change), `call ${at}`).toBe(error ? 'old' : 'new')
      }),
  )

  test('a disk that is full from any call on: old or new when there is room again', () =>
    tryEach(async (folder, at) => {
      await runWith(folder, [{ at, kind: 'full' }])
      await recoverWith(folder, faultyFs())
    }))

  test.each([...deaths, 'EACCES', 'full'] as const)(
    'a change that fails at its last file, and %s while it is taken back: old or new after the next run',
    async (kind) => {
      const { calls } = await runWith(temporaryFolder(memory), [])
      const last = calls.lastIndexOf('renameSync')
      const faults: Fault[] = [{ at: last, kind: 'EACCES' }]
      await tryEach(
        async (folder, at) => {
          await runWith(folder, [...faults, { at, kind }])
          await recoverWith(folder, faultyFs())
          // Where removing them failed, temporary files lie about, and harm nothing.
          const isLeft = (path: string) => !isDeath(kind) && isTemporary(basename(path))
          for (const path of filesIn(folder).filter(isLeft)) rmSync(join(folder, path))
        },
        { from: last + 1, faults },
      )
    },
  )
})
