import { lstatSync, readdirSync, statSync } from 'node:fs'
import { generatedFolders } from '../generated-paths.ts'
import { runBeside } from '../run-beside.ts'
import { stateAt, stateOf } from './records.ts'

/** A command that writes files, and remembers how it left them. */
export type Repeatable = 'generate' | 'build' | 'build --production'

interface Written {
  readonly root: string
  readonly command: Repeatable
}

/** The files that a command writes with the state of each, one a line. */
export function listWritten({ root, command }: Written): string {
  return writtenFolders(command)
    .map((folder) => linesBelow(root, folder))
    .join('')
}

const writtenFolders = (command: Repeatable) =>
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

function pathsIn(root: string, folder: string): string[] {
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

/** A list that is being made. */
export interface Listing {
  /** The list, as `listWritten` gives it. */
  readonly lines: () => string | Promise<string>
  /** Gives it up; to be called in any case. */
  readonly end: () => void
}

/**
 * Begins to list files from the first on, on another thread. Whoever asks for the list helps from
 * the last on, until the two meet.
 */
export function startListing({ root, command }: Written): Listing {
  const paths = writtenFolders(command).flatMap((folder) => pathsIn(root, folder))
  const taken = new Int32Array(new SharedArrayBuffer(paths.length * Int32Array.BYTES_PER_ELEMENT))
  const others = runBeside('listPaths', { root, paths, taken })
  others.catch(() => undefined)
  return {
    lines: async () => {
      const own = listFree({ root, paths, taken }, -1)
      const first = await others
      return [...first, ...own.toReversed()].join('')
    },
    end: () => void taken.fill(1),
  }
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
