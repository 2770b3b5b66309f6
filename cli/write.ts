import {
  chmodSync,
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

/** A file to write (`content`) or to remove (`null`); `path` is relative to the project. */
export interface FileChange {
  readonly path: string
  readonly content: string | null
}

interface Staged {
  readonly target: string
  readonly temporary: string
}

/**
 * Writes and removes files below `root`. Everything is first written beside its target and
 * flushed, then renamed, so that no file is ever half written. Links are followed, and a file
 * keeps its mode. Throws the system's error after putting back what was there before.
 */
export function writeChanges(root: string, changes: readonly FileChange[]): void {
  const written = changes.filter((change) => change.content !== null)
  const removed = changes.filter((change) => change.content === null)
  const staged: Staged[] = []
  try {
    for (const { path, content } of written) staged.push(stage(join(root, path), content ?? ''))
    replaceAll(
      staged,
      removed.map(({ path }) => join(root, path)),
    )
  } catch (error) {
    for (const { temporary } of staged) rmSync(temporary, { force: true })
    throw error
  }
  for (const { path } of removed) removeEmptyFolders(root, dirname(path))
}

function stage(path: string, content: string): Staged {
  mkdirSync(dirname(path), { recursive: true })
  const mode = statSync(path, { throwIfNoEntry: false })?.mode
  const target = mode === undefined ? path : realpathSync(path)
  const temporary = `${target}.${process.pid}.tmp`
  const descriptor = openSync(temporary, 'w')
  try {
    writeFileSync(descriptor, content)
    fsyncSync(descriptor)
    if (mode !== undefined) chmodSync(temporary, mode)
  } catch (error) {
    rmSync(temporary, { force: true })
    throw error
  } finally {
    closeSync(descriptor)
  }
  return { temporary, target }
}

/** Renames every file to its place and removes others, or, when that fails, undoes all of it. */
function replaceAll(staged: readonly Staged[], removed: readonly string[]): void {
  const done: { target: string; before: Buffer | null }[] = []
  try {
    for (const { temporary, target } of staged) {
      const before = readIfThere(target)
      renameSync(temporary, target)
      done.push({ target, before })
    }
    for (const target of removed) {
      const before = readIfThere(target)
      rmSync(target, { force: true })
      done.push({ target, before })
    }
  } catch (error) {
    for (const { target, before } of done) {
      if (before === null) rmSync(target, { force: true })
      else writeFileSync(target, before)
    }
    throw error
  }
}

function readIfThere(path: string): Buffer | null {
  try {
    return readFileSync(path)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/** Removes a folder that has become empty, and those above it that have become so too. */
function removeEmptyFolders(root: string, folder: string): void {
  let at = folder
  while (at !== '.') {
    try {
      rmdirSync(join(root, at))
    } catch {
      return
    }
    at = dirname(at)
  }
}
