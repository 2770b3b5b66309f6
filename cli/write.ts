import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

/** A file to write (`content`) or to remove (`null`); `path` is relative to the project. */
export interface FileChange {
  readonly path: string
  readonly content: string | null
}

/**
 * Writes and removes files below `root`. Everything is first written beside its target and
 * flushed, then renamed, so that a failure leaves no file half written. Throws the system's
 * error after clearing away what it had begun.
 */
export function writeChanges(root: string, changes: readonly FileChange[]): void {
  const staged: { temporary: string; target: string }[] = []
  try {
    for (const { path, content } of changes) {
      if (content !== null) staged.push(stage(join(root, path), content))
    }
  } catch (error) {
    for (const { temporary } of staged) rmSync(temporary, { force: true })
    throw error
  }
  for (const { temporary, target } of staged) renameSync(temporary, target)
  for (const { path, content } of changes) {
    if (content === null) removeFile(root, path)
  }
}

function stage(target: string, content: string): { temporary: string; target: string } {
  mkdirSync(dirname(target), { recursive: true })
  const temporary = `${target}.${process.pid}.tmp`
  const descriptor = openSync(temporary, 'w')
  try {
    writeSync(descriptor, content)
    fsyncSync(descriptor)
  } catch (error) {
    rmSync(temporary, { force: true })
    throw error
  } finally {
    closeSync(descriptor)
  }
  return { temporary, target }
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
