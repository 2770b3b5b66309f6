import * as fs from 'node:fs'
import { join } from 'node:path'
import { dataError } from '../lib/errors.ts'
import { ignoringErrors } from './file-system.ts'
import { isInternalFile } from './internal-files.ts'
import { withLock } from './lock.ts'
import { writeChanges, type FileChange } from './write-changes.ts'

/** What git and its hosts put into a new repository. */
const mayStand = new Set(['.git', 'README.md', 'LICENSE', '.gitignore'])

/** The texts of the files that stand in a folder for a new project; throws where it holds others. */
export function readNewFolder(folder: string): ReadonlyMap<string, string> {
  const names = fs.existsSync(folder) ? fs.readdirSync(folder) : []
  const others = names.filter((name) => !mayStand.has(name) && holdsFile(join(folder, name)))
  if (others.length === 0) {
    const files = names.filter((name) => mayStand.has(name) && name !== '.git')
    return new Map(files.map((name) => [name, fs.readFileSync(join(folder, name), 'utf8')]))
  }
  const shown = [...others.slice(0, 3), ...(others.length > 3 ? ['…'] : [])].join(', ')
  const message = `${folder} holds ${shown}. Name a folder that is empty, or not there yet. Nothing was written.`
  throw dataError(message)
}

/** A run that was cut off leaves folders, and files of the program's own. */
function holdsFile(path: string): boolean {
  if (!fs.lstatSync(path).isDirectory()) return !isInternalFile(path)
  return fs.readdirSync(path).some((name) => holdsFile(join(path, name)))
}

/** Writes all files of a new project or none, and its folder, where there is none. */
export async function writeNewFolder(
  folder: string,
  changes: readonly FileChange[],
): Promise<void> {
  fs.mkdirSync(folder, { recursive: true })
  try {
    await withLock(folder, () => Promise.resolve(writeChanges(folder, changes)))
  } finally {
    // One that holds nothing.
    ignoringErrors(() => fs.rmdirSync(folder))
  }
}
