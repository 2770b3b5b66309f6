import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { onTestFinished } from 'vitest'
import { hash } from '../../cli/lib/hash.ts'
import { runProgram } from './processes.ts'

/** Every file below a folder with the hash of its bytes and the moment of its last writing. */
export function snapshot(folder: string): Readonly<Record<string, string>> {
  const entries = filesIn(folder).map((path): [string, string] => {
    const file = join(folder, path)
    return [path, `${hash(readFileSync(file, 'latin1'))} ${statSync(file).mtimeMs}`]
  })
  return Object.fromEntries(entries)
}

/** Every file below a folder with its text, but for what the program keeps for its next run. */
export function contents(folder: string): Readonly<Record<string, string>> {
  const files = filesIn(folder).filter((path) => !path.startsWith('node_modules/.cache/'))
  return Object.fromEntries(files.map((path) => [path, readFileSync(join(folder, path), 'utf8')]))
}

/** Paths of the files below a folder, with forward slashes, sorted. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted()
}

/** Puts a file system of its own in place of a folder; false where this user may not mount one. */
export function mountTmpfs(folder: string, options: string): boolean {
  const { status } = runProgram('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder])
  if (status !== 0) return false
  onTestFinished(() => void runProgram('umount', ['-l', folder]))
  return true
}
