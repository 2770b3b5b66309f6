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
export function listWritten(written: Written): Buffer {
  return listFree(listInput(written), 1)
}

/** Folders that hold those of thousands of pages; what is in them is taken by itself. */
const holders = ['generated/routes', 'dist/content']

/** What is to be listed, of which nobody has taken anything. */
export function listInput({ root, command }: Written): ListInput {
  const folders = command === 'generate' ? generatedFolders : [...generatedFolders, 'dist']
  const paths = folders
    .flatMap((folder) => pathsIn(root, folder))
    .flatMap((path) =>
      holders.includes(path) && isFolder(`${root}/${path}`) ? pathsIn(root, path) : [path],
    )
  const bytes = paths.length * slices * Int32Array.BYTES_PER_ELEMENT
  return { root, paths, taken: new Int32Array(new SharedArrayBuffer(bytes)) }
}

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
function pathsIn(root: string, folder: string): string[] {
  const stats = statSync(`${root}/${folder}`, { throwIfNoEntry: false })
  if (!stats?.isDirectory()) return []
  return readdirSync(`${root}/${folder}`)
    .toSorted()
    .map((name) => `${folder}/${name}`)
}

/** The files of a folder are taken in so many slices, so that two threads end at the same time. */
const slices = 64

/** Files and folders of which two threads list each a part. */
export interface ListInput {
  readonly root: string
  readonly paths: readonly string[]
  /** A number for each slice of each path, in their order: 1 where a thread has taken it. */
  readonly taken: Int32Array
}

/** Lists what nobody has taken, from the first on (1) or from the last on (-1). */
export function listFree({ root, paths, taken }: ListInput, step: 1 | -1): Buffer {
  const parts: Buffer[] = []
  let files: readonly string[] = []
  let of: string | undefined
  for (let at = step > 0 ? 0 : taken.length - 1; at in taken; at += step) {
    if (Atomics.compareExchange(taken, at, 0, 1) !== 0) break
    const path = paths[Math.floor(at / slices)] ?? ''
    if (path !== of) files = isFolder(`${root}/${path}`) ? pathsIn(root, path) : [path]
    of = path
    const start = (slice: number) => Math.floor((slice * files.length) / slices)
    const slice = files.slice(start(at % slices), start((at % slices) + 1))
    parts.push(Buffer.from(slice.map((file) => writtenLine(root, file)).join('')))
  }
  return Buffer.concat(step > 0 ? parts : parts.toReversed())
}

// A link is none, whatever it leads to.
const isFolder = (path: string) =>
  lstatSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
