import { lstatSync, readdirSync, statSync, type Stats } from 'node:fs'
import { generatedFolders } from '../generated-paths.ts'

/** A command that writes files, and remembers how it left them. */
export type Repeatable = 'generate' | 'build' | 'build --production'

/** What a command wrote in a project. */
export interface Written {
  readonly root: string
  readonly command: Repeatable
}

/**
 * Files and folders as they were. A folder changes with the names in it, so that it need not be read
 * to know that they are the same.
 */
export interface WrittenFiles {
  /** Relative to the project. */
  readonly paths: readonly string[]
  /** Of each path the size, the time of its last change and the inode; a view of `bytes`. */
  readonly states: Float64Array
  /** What is kept: how many paths there are, their states, and they with zeros between. */
  readonly bytes: SharedArrayBuffer
}

const stateLength = 3

/** Looks at all files and folders that a command writes. */
export function findWritten({ root, command }: Written): WrittenFiles {
  const paths: string[] = []
  const states: number[] = []
  const add = (path: string) => {
    const own = lstatSync(`${root}/${path}`, { throwIfNoEntry: false })
    paths.push(path)
    states.push(...toState(look(`${root}/${path}`, own)))
    // A link is not followed into a folder.
    if (own?.isDirectory())
      for (const name of readdirSync(`${root}/${path}`)) add(`${path}/${name}`)
  }
  const folders = command === 'generate' ? generatedFolders : [...generatedFolders, 'dist']
  folders.forEach(add)
  const bytes = toBytes(paths, states)
  return fromBytes({ bytes, count: paths.length })
}

const { BYTES_PER_ELEMENT: numberLength } = Float64Array

function toBytes(paths: readonly string[], states: readonly number[]): SharedArrayBuffer {
  const text = Buffer.from(paths.join('\0'))
  const numbers = [paths.length, ...states]
  const bytes = new SharedArrayBuffer(numbers.length * numberLength + text.length)
  new Float64Array(bytes, 0, numbers.length).set(numbers)
  new Uint8Array(bytes, numbers.length * numberLength).set(text)
  return bytes
}

/** The first so many of the files that are kept as such bytes. */
export interface KeptFiles extends Pick<WrittenFiles, 'bytes'> {
  readonly count: number
}

/** Files as they were kept. */
export function fromBytes({ bytes, count }: KeptFiles): WrittenFiles {
  const [all = 0] = new Float64Array(bytes, 0, 1)
  const states = new Float64Array(bytes, numberLength, count * stateLength)
  const text = Buffer.from(bytes, numberLength * (1 + all * stateLength)).toString()
  return { paths: text.split('\0', count), states, bytes }
}

/** Looks at some of the files again; `false` where one of them is not among these. */
export function renewStates(root: string, files: WrittenFiles, changed: Iterable<string>): boolean {
  const indices = [...changed].map((path) => files.paths.indexOf(path))
  if (indices.includes(-1)) return false
  for (const index of indices) {
    files.states.set(toState(look(`${root}/${files.paths[index]}`)), index * stateLength)
  }
  return true
}

const toState = (stats: Stats | undefined) =>
  stats ? [stats.size, stats.ctimeMs, stats.ino] : [-1, 0, 0]

/** A link counts as what it leads to; `undefined` where nothing can be reached. */
function look(path: string, known?: Stats): Stats | undefined {
  try {
    const own = known ?? lstatSync(path, { throwIfNoEntry: false })
    return own?.isSymbolicLink() ? statSync(path, { throwIfNoEntry: false }) : own
  } catch {
    // A folder above has become a file, say.
    return undefined
  }
}

/** Files of which two threads look at each a part. */
export interface CheckInput {
  readonly root: string
  readonly files: WrittenFiles
  /** As `partsOf` makes them: 1 where a thread has taken that part. */
  readonly taken: Int32Array
}

/** So many files are taken at a time. */
const partLength = 200

/** A number for each part of so many files. */
export function partsOf(count: number): Int32Array {
  const parts = Math.ceil(count / partLength)
  return new Int32Array(new SharedArrayBuffer(parts * Int32Array.BYTES_PER_ELEMENT))
}

/**
 * Whether files are as they were that nobody has taken, from the first on (1) or from the last on
 * (-1). Where one is not, the others are taken too.
 */
export function checkFree({ root, files, taken }: CheckInput, step: 1 | -1): boolean {
  for (let part = step > 0 ? 0 : taken.length - 1; part in taken; part += step) {
    if (Atomics.compareExchange(taken, part, 0, 1) !== 0) return true
    const start = part * partLength
    if (!areSame(root, files, start, start + partLength)) {
      taken.fill(1)
      return false
    }
  }
  return true
}

function areSame(
  root: string,
  { paths, states }: WrittenFiles,
  start: number,
  end: number,
): boolean {
  for (let index = start; index < Math.min(end, paths.length); index += 1) {
    const stats = look(`${root}/${paths[index]}`)
    const at = index * stateLength
    // One after the other: an object for each of many files takes longer.
    if ((stats?.size ?? -1) !== states[at]) return false
    if ((stats?.ctimeMs ?? 0) !== states[at + 1] || (stats?.ino ?? 0) !== states[at + 2]) {
      return false
    }
  }
  return true
}

/** How many of the files, the first ones, are what `generate` writes. */
export function countGenerated({ paths }: WrittenFiles): number {
  const others = paths.indexOf('dist')
  return others < 0 ? paths.length : others
}
