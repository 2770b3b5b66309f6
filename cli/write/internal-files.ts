import type { Dirent } from 'node:fs'
import { dirname, join } from 'node:path'
import { orUndefined } from '../lib/errors.ts'
import { ignoringErrors, type FileSystem } from './file-system.ts'

/** Prefix of the program's own files, which git, `generate` and `build` ignore. */
const prefix = '.roof-site.'

export const journalPath = (root: string) => join(root, `${prefix}journal`)

export const lockPath = (root: string) => join(root, `${prefix}lock`)

/** Generates unique names for temporary files in one folder. */
export function temporaryNames(purpose: string): () => string {
  let count = 0
  return () => `${prefix}${process.pid}.${purpose}.${(count += 1)}.tmp`
}

export const isTemporary = (name: string) => /^\.roof-site\.[\w.]+\.tmp$/.test(name)

export function isInternalFile(path: string): boolean {
  return path.split(/[/\\]/).some((part) => part.startsWith(prefix))
}

/** Whether a run was interrupted: during a change, or after setting a lock aside. */
export function hasLeftovers(fs: FileSystem, root: string): boolean {
  const entries = [root, join(root, 'data')].flatMap((folder) => entriesOf(fs, folder))
  return entries.some(({ name }) => isTemporary(name))
}

/** Removes what an interrupted run left, except files in use; only with the lock. */
export function sweep(fs: FileSystem, root: string, isInUse: (path: string) => boolean): void {
  const data = join(root, 'data')
  for (const link of entriesOf(fs, data).filter((entry) => entry.isSymbolicLink())) {
    // For a linked data file, the temporary file is beside its target.
    ignoringErrors(() => sweepFolder(fs, dirname(fs.realpathSync(join(data, link.name)))))
  }
  sweepFolder(fs, root, isInUse)
  for (const top of [data, join(root, 'generated')]) sweepTree(fs, top)
}

function sweepTree(fs: FileSystem, folder: string): void {
  for (const entry of sweepFolder(fs, folder)) {
    if (entry.isDirectory()) sweepTree(fs, join(folder, entry.name))
  }
}

function sweepFolder(fs: FileSystem, folder: string, isInUse = (_path: string) => false): Dirent[] {
  const entries = entriesOf(fs, folder)
  for (const { name } of entries.filter((entry) => isTemporary(entry.name))) {
    const path = join(folder, name)
    if (!isInUse(path)) ignoringErrors(() => fs.rmSync(path, { recursive: true, force: true }))
  }
  return entries
}

const entriesOf = (fs: FileSystem, folder: string): Dirent[] =>
  orUndefined(() => fs.readdirSync(folder, { withFileTypes: true })) ?? []
