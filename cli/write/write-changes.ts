import * as nodeFs from 'node:fs'
import { basename, join } from 'node:path'
import { type CommandError, failure } from '../lib/errors.ts'
import { hash } from '../lib/hash.ts'
import { isGenerated } from '../lib/paths.ts'
import { flushFolder, readIfThere, writeNewFile, type FileSystem } from './file-system.ts'
import { removeJournal, writeJournal } from './journal.ts'
import {
  discard,
  flushFolders,
  naming,
  putInPlace,
  removeEmptied,
  stageAll,
  type Disk,
  type Staged,
} from './stage.ts'

/** A file to write (`content`) or to remove (`null`); `path` is relative to the project. */
export interface FileChange {
  readonly path: string
  readonly content: string | Buffer | null
  /** The content when the change was planned; if it has changed since, nothing is written. */
  readonly before?: string | Buffer | null | undefined
}

/**
 * Writes and removes files below `root`, all or none; requires the lock. On failure undoes everything and
 * throws; after an interruption, the next run completes the change (`recover`).
 */
export function writeChanges(
  root: string,
  changes: readonly FileChange[],
  { fs = nodeFs }: { readonly fs?: FileSystem } = {},
): void {
  const disk: Disk = { root, fs }
  const open = changes.filter(({ before, content }) => !isSameText(before, content))
  // Data first: if only the data is in place, the project is still correct.
  const wanted = [
    ...open.filter(({ path }) => !isGenerated(path)),
    ...open.filter(({ path }) => isGenerated(path)),
  ]
  if (wanted.length === 0) return
  const staged = stageAll(disk, wanted, 'new')
  const steps = decide(disk, changes, staged)
  if (steps.length > 0) putAllInPlace(disk, steps)
  const removed = wanted.filter(({ content }) => content === null)
  removeEmptied(disk, removed)
}

/** Whether two contents are equal; text and bytes are compared regardless of line ends. */
function isSameText(one: FileChange['before'], other: FileChange['before']): boolean {
  if (Buffer.isBuffer(one) && Buffer.isBuffer(other)) return one.equals(other)
  return textOf(one) === textOf(other)
}

const textOf = (content: FileChange['before']) =>
  content === null ? null : content?.toString().replaceAll('\r\n', '\n')

interface Step extends Staged {
  /** The hash of the old bytes; `null` when there was no file. */
  readonly before: string | null
  readonly bytes: Buffer | undefined
}

/** Last check against the files on disk, then writes the journal, which commits the change. */
function decide(disk: Disk, changes: readonly FileChange[], staged: readonly Staged[]) {
  try {
    const current = new Map(changes.map((change) => [change.path, readUnchanged(disk, change)]))
    const all = staged.map((file): Step => {
      const bytes = current.get(file.path)
      return { ...file, bytes, before: bytes ? hash(bytes) : null }
    })
    const isSame = ({ before, after }: Step) => before === after
    discard(disk, all.filter(isSame))
    const steps = all.filter((step) => !isSame(step))
    if (steps.length > 0) {
      naming('.roof-site.journal', () => writeJournal(disk.fs, disk.root, steps.map(toEntry)))
    }
    return steps
  } catch (error) {
    discard(disk, staged)
    throw error
  }
}

function readUnchanged({ root, fs }: Disk, { path, before }: FileChange): Buffer | undefined {
  const bytes = readIfThere(fs, join(root, path))
  if (before === undefined || isSameText(bytes ?? null, before)) return bytes
  throw changedMeanwhile(path)
}

/** Puts all files in place or, on failure, none; if the run is killed, the journal remains. */
function putAllInPlace(disk: Disk, steps: readonly Step[]): void {
  const begun: Step[] = []
  try {
    flushFolder(disk.fs, disk.root)
    for (const step of steps) {
      begun.push(step)
      naming(step.path, () => replace(disk, step))
    }
    finish(disk, steps)
  } catch (error) {
    undo(disk, begun, { count: steps.length, error })
    discard(disk, steps)
    throw error
  }
}

function toEntry({ path, temporary, before, after }: Step) {
  return { path, temporary: temporary === null ? null : basename(temporary), before, after }
}

/** Checks once more, as a program that ignores the lock may have saved the file. */
function replace(disk: Disk, step: Step): void {
  const current = readIfThere(disk.fs, join(disk.root, step.path))
  const isSame = current && step.bytes ? current.equals(step.bytes) : current === step.bytes
  if (!isSame) throw changedMeanwhile(step.path)
  putInPlace(disk.fs, step)
}

function changedMeanwhile(path: string): CommandError {
  const message = `${path} was changed by another program in the meantime. Nothing was written; run the command again.`
  return failure(message)
}

function finish({ root, fs }: Disk, files: readonly Staged[]): void {
  flushFolders(fs, files)
  removeJournal(fs, root)
}

/** Reverts a change that failed; if reverting fails too, the journal remains. */
function undo(
  disk: Disk,
  begun: readonly Step[],
  { count, error }: { readonly count: number; readonly error: unknown },
): void {
  try {
    // Anything saved since is newer, and stays.
    putBack(
      disk,
      begun.filter((step) => isInPlace(disk, step)),
    )
  } catch {
    const reason = error instanceof Error ? error.message.replace(/ Nothing was .+/, '') : ''
    const message = `${reason} Up to ${begun.length} of ${count} files are changed already, and could not be put back. The next roof-site command completes the change or takes it back.`
    throw failure(message)
  }
}

function isInPlace({ root, fs }: Disk, { path, after }: Step): boolean {
  const current = readIfThere(fs, join(root, path))
  return (current ? hash(current) : null) === after
}

/** Stages new bytes again, so that the journal can complete the change if the run is killed here. */
function putBack(disk: Disk, done: readonly Step[]): void {
  const { fs } = disk
  for (const { temporary: path, target } of done) {
    if (path === null) continue
    const { mode } = fs.statSync(target)
    writeNewFile(fs, { path, content: fs.readFileSync(target), mode, flush: true })
  }
  const old = done.toReversed().map(({ path, bytes }) => ({ path, content: bytes ?? null }))
  const staged = stageAll(disk, old, 'old')
  for (const file of staged) putInPlace(fs, file)
  finish(disk, staged)
}
