import { dirname, join } from 'node:path'
import { attempt, type FileSystem } from './file-system.ts'

/** The program's own files have this prefix; git, `generate` and `build` pass over them. */
const prefix = '.roof-site.'

/** The journal of a project: the change that is being put in place. */
export const journalPath = (root: string) => join(root, `${prefix}journal`)

/** The lock of a project. */
export const lockPath = (root: string) => join(root, `${prefix}lock`)

/** Names for temporary files in one folder, each used once. */
export function temporaryNames(purpose: string): () => string {
  let count = 0
  return () => `${prefix}${process.pid}.${purpose}.${(count += 1)}.tmp`
}

/** Whether a name can be that of a temporary file, without a folder. */
export function isTemporary(name: string): boolean {
  return /^\.roof-site\.[\w.]+\.tmp$/.test(name)
}

/** Whether a path leads to a file that is the program's own, and no part of a project. */
export function isOwnFile(path: string): boolean {
  return path.split(/[/\\]/).some((part) => part.startsWith(prefix))
}

/** Whether a change of the data was cut off, by a look at one folder. */
export function hasLeftovers(fs: FileSystem, root: string): boolean {
  let names: readonly string[] = []
  attempt(() => (names = fs.readdirSync(join(root, 'data'))))
  return names.some(isTemporary)
}

/**
 * Removes the temporary files and folders that a run has left which was cut off. Only for the owner
 * of the lock, since nobody else writes any then.
 */
export function sweep(fs: FileSystem, root: string): void {
  const remove = (path: string) => fs.rmSync(path, { recursive: true, force: true })
  for (const folder of sweptFolders(fs, root)) {
    attempt(() => {
      for (const name of fs.readdirSync(folder)) {
        if (isTemporary(name)) attempt(() => remove(join(folder, name)))
      }
    })
  }
}

/** The folders that commands write in; a linked data file is written beside its target. */
function sweptFolders(fs: FileSystem, root: string): ReadonlySet<string> {
  const folders = new Set([root])
  attempt(() => {
    for (const entry of fs.readdirSync(join(root, 'data'), { withFileTypes: true })) {
      if (!entry.isSymbolicLink()) continue
      attempt(() => folders.add(dirname(fs.realpathSync(join(entry.parentPath, entry.name)))))
    }
  })
  for (const top of ['data', 'generated']) addFolders(fs, join(root, top), folders)
  return folders
}

function addFolders(fs: FileSystem, folder: string, folders: Set<string>): void {
  attempt(() => {
    const entries = fs.readdirSync(folder, { withFileTypes: true })
    folders.add(folder)
    for (const entry of entries) {
      if (entry.isDirectory()) addFolders(fs, join(folder, entry.name), folders)
    }
  })
}
