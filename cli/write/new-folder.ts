import * as fs from 'node:fs'
import { join } from 'node:path'
import { dataError } from '../lib/errors.ts'
import { ignoringErrors } from './file-system.ts'
import { isInternalFile } from './internal-files.ts'
import { withLock } from './lock.ts'
import { writeChanges, type FileChange } from './write-changes.ts'

/** Files that git hosts create in a new repository. */
const mayStand = new Set(['.git', 'README.md', 'LICENSE', '.gitignore'])

/** Reads the files allowed in the folder of a new project; throws when it contains others. */
export function readNewFolder(folder: string): ReadonlyMap<string, string> {
  const names = fs.existsSync(folder) ? fs.readdirSync(folder) : []
  const others = names.filter((name) => !mayStand.has(name) && holdsFile(join(folder, name)))
  if (others.length === 0) {
    const files = names.filter((name) => mayStand.has(name) && name !== '.git')
    return new Map(files.map((name) => [name, fs.readFileSync(join(folder, name), 'utf8')]))
  }
  const listed = [...others.slice(0, 3), ...(others.length > 3 ? ['…'] : [])].join(', ')
  const message = `${folder} holds ${listed}. Name a folder that is empty or does not exist yet. Nothing was written.`
  throw dataError(message)
}

/** Ignores folders, and files of the program itself, which an interrupted run may leave. */
function holdsFile(path: string): boolean {
  if (!fs.lstatSync(path).isDirectory()) return !isInternalFile(path)
  return fs.readdirSync(path).some((name) => holdsFile(join(path, name)))
}

/** Writes all files of a new project or none, and creates its folder. */
export async function writeNewFolder(
  folder: string,
  changes: readonly FileChange[],
): Promise<void> {
  fs.mkdirSync(folder, { recursive: true })
  try {
    await withLock(folder, () => Promise.resolve(writeChanges(folder, changes)))
  } finally {
    // Only succeeds if it is empty.
    ignoringErrors(() => fs.rmdirSync(folder))
  }
}
