import * as nodeFs from 'node:fs'
import { join } from 'node:path'
import { hash } from '../lib/hash.ts'
import { isGenerated } from '../lib/paths.ts'
import { changedMeanwhile, commit, type Step } from './commit.ts'
import { readIfThere, type FileSystem } from './file-system.ts'
import { discard, removeEmptied, stageAll, type Place, type Staged } from './stage.ts'

/** A file to write (`content`) or to remove (`null`); `path` is relative to the project. */
export interface FileChange {
  readonly path: string
  readonly content: string | Buffer | null
  /** What the file held when the change was planned; if it does no more, nothing is written. */
  readonly before?: string | Buffer | null | undefined
}

/**
 * Writes and removes files below `root`, all or none; only under the lock. Throws after undoing what
 * was done; a run that is cut off is completed by the next one (`recover`).
 */
export function writeChanges(
  root: string,
  changes: readonly FileChange[],
  { fs = nodeFs }: { readonly fs?: FileSystem } = {},
): void {
  const place: Place = { root, fs }
  const open = changes.filter(({ before, content }) => !isSameText(before, content))
  // Data before what is made from it: where only that is in place, the data is right.
  const wanted = [
    ...open.filter(({ path }) => !isGenerated(path)),
    ...open.filter(({ path }) => isGenerated(path)),
  ]
  if (wanted.length === 0) return
  const steps = prepare(place, changes, stageAll(place, wanted, 'new'))
  if (steps.length > 0) commit(place, steps)
  const removed = wanted.filter(({ content }) => content === null)
  removeEmptied(place, removed)
}

/** Whether two contents are the same; bytes are so where the text that they stand for is. */
function isSameText(one: FileChange['before'], other: FileChange['before']): boolean {
  if (Buffer.isBuffer(one) && Buffer.isBuffer(other)) return one.equals(other)
  return textOf(one) === textOf(other)
}

const textOf = (content: FileChange['before']) =>
  Buffer.isBuffer(content) ? content.toString('utf8') : content

/** Reads what stands there now, at the last moment before the change is decided. */
function prepare(
  place: Place,
  changes: readonly FileChange[],
  staged: readonly Staged[],
): readonly Step[] {
  try {
    const current = new Map(changes.map((change) => [change.path, readUnchanged(place, change)]))
    const steps = staged.map((file): Step => {
      const bytes = current.get(file.path)
      return { ...file, bytes, before: bytes ? hash(bytes) : null }
    })
    const isSame = ({ before, after }: Step) => before === after
    discard(place, steps.filter(isSame))
    return steps.filter((step) => !isSame(step))
  } catch (error) {
    discard(place, staged)
    throw error
  }
}

function readUnchanged({ root, fs }: Place, { path, before }: FileChange): Buffer | undefined {
  const bytes = readIfThere(fs, join(root, path))
  if (before === undefined || isSameText(bytes ?? null, before)) return bytes
  throw changedMeanwhile(path)
}
