import { lstatSync, readdirSync, statSync } from 'node:fs'
import { generatedFolders } from '../generated-paths.ts'
import { stateAt, stateOf } from './records.ts'

/** A command that writes files, and remembers how it left them. */
export type Repeatable = 'generate' | 'build' | 'build --production'

/** What a command wrote in a project. */
export interface Written {
  readonly root: string
  readonly command: Repeatable
}

/** The files that a command writes with the state of each, one a line. */
export function listWritten({ root, command }: Written): string {
  return writtenFolders(command)
    .map((folder) => linesBelow(root, folder))
    .join('')
}

/** The folders that a command writes. */
export const writtenFolders = (command: Repeatable) =>
  command === 'generate' ? generatedFolders : [...generatedFolders, 'dist']

/** The line of a file in that list; those of a folder's files; nothing where there is neither. */
export function writtenLine(root: string, path: string): string {
  const stats = lstatSync(`${root}/${path}`, { throwIfNoEntry: false })
  if (!stats) return ''
  if (stats.isDirectory()) return linesBelow(root, path)
  // A link counts as the file that it leads to, and is not followed into a folder.
  const state = stats.isSymbolicLink() ? stateAt(`${root}/${path}`) : stateOf(stats)
  return `${path} ${state}\n`
}

const linesBelow = (root: string, folder: string): string =>
  pathsIn(root, folder)
    .map((path) => writtenLine(root, path))
    .join('')

/** What is in a folder of the project; nothing where there is none. */
export function pathsIn(root: string, folder: string): string[] {
  const stats = statSync(`${root}/${folder}`, { throwIfNoEntry: false })
  if (!stats?.isDirectory()) return []
  return readdirSync(`${root}/${folder}`)
    .toSorted()
    .map((name) => `${folder}/${name}`)
}

/** Files and folders of which two threads list each a part. */
export interface ListInput {
  readonly root: string
  readonly paths: readonly string[]
  /** A number for each path: 1 where a thread has taken it. */
  readonly taken: Int32Array
}

/** Lists paths that nobody has taken, from the first on (1) or from the last on (-1). */
export function listFree({ root, paths, taken }: ListInput, step: 1 | -1): string[] {
  const lines: string[] = []
  for (let at = step > 0 ? 0 : paths.length - 1; paths[at] !== undefined; at += step) {
    if (Atomics.compareExchange(taken, at, 0, 1) !== 0) break
    lines.push(writtenLine(root, paths[at] ?? ''))
  }
  return lines
}
