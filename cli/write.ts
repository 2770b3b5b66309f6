import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
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
 * flushed, then renamed, so that no file is ever half written. Throws the system's error after
 * putting back what was there before.
 */
export function writeChanges(root: string, changes: readonly FileChange[]): void {
  const written = changes.filter((change) => change.content !== null)
  const removed = changes.filter((change) => change.content === null)
  const staged: Staged[] = []
  try {
    for (const { path, content } of written) staged.push(stage(join(root, path), content ?? ''))
    replaceAll(staged)
  } catch (error) {
    for (const { temporary } of staged) rmSync(temporary, { force: true })
    throw error
  }
  for (const { path } of removed) removeFile(root, path)
}

function stage(target: string, content: string): Staged {
  mkdirSync(dirname(target), { recursive: true })
  const temporary = `${target}.${process.pid}.tmp`
  const descriptor = openSync(temporary, 'w')
  try {
    writeFileSync(descriptor, content)
    fsyncSync(descriptor)
  } catch (error) {
    rmSync(temporary, { force: true })
    throw error
  } finally {
    closeSync(descriptor)
  }
  return { temporary, target }
}

/** Renames every file to its place, or, when one cannot be, leaves all as they were. */
function replaceAll(staged: readonly Staged[]): void {
  const replaced: { target: string; before: Buffer | null }[] = []
  try {
    for (const { temporary, target } of staged) {
      const before = readIfThere(target)
      renameSync(temporary, target)
      replaced.push({ target, before })
    }
  } catch (error) {
    for (const { target, before } of replaced) {
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

/** Removes a file and the folders that it leaves empty. */
function removeFile(root: string, path: string): void {
  rmSync(join(root, path), { force: true })
  let folder = dirname(path)
  while (folder !== '.') {
    try {
      rmdirSync(join(root, folder))
    } catch {
      return
    }
    folder = dirname(folder)
  }
}
