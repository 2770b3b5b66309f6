import { lstatSync, readdirSync, statSync, type Stats } from 'node:fs'
import { generatedFolders } from '../lib/generated-paths.ts'
import { numbersOf, type FileRecords } from './records.ts'

/** A command that writes files, and remembers how it left them. */
export type Repeatable = 'generate' | 'build' | 'build --production'

/** What a command wrote in a project. */
export interface Written {
  readonly root: string
  readonly command: Repeatable
  /** What is known of files in dist/ since they were written; those need not be looked at. */
  readonly published?: FileRecords | undefined
  /** What `generate` writes, where that was looked at already. */
  readonly generated?: Seen | undefined
}

/** Paths of files and folders, and the numbers of their states, those of one behind the other. */
export interface Seen {
  readonly paths: readonly string[]
  readonly states: readonly number[]
}

/**
 * Files and folders as they were. A folder changes with the names in it, so that it need not be read
 * to know that they are the same. All views are of `bytes`.
 */
export interface WrittenFiles {
  readonly count: number
  /** How many of them, the first ones, are what `generate` writes. */
  readonly generated: number
  /** Of each the size, the time of its last change and the inode. */
  readonly states: Float64Array
  /** Where the path of the first file of each part begins in `text`. */
  readonly starts: Float64Array
  /** Their paths, relative to the project, with a zero before and behind each. */
  readonly text: Buffer
  /** What is kept: two counts, states, starts and text. */
  readonly bytes: SharedArrayBuffer
}

const stateLength = 3

/** Looks at all files and folders that a command writes. */
export function findWritten({ root, command, published, generated }: Written): WrittenFiles {
  const made = generated ?? lookAtGenerated(root)
  const inDist = (path: string) => published?.[path.slice('dist/'.length)]?.state
  const built = command === 'generate' ? nothing : lookAt(root, ['dist'], inDist)
  const paths = [...made.paths, ...built.paths]
  const bytes = toBytes(paths, [...made.states, ...built.states], made.paths.length)
  return fromBytes({ bytes, count: paths.length })
}

const nothing: Seen = { paths: [], states: [] }

/** Looks at all files and folders that `generate` writes, but not at files whose states are known. */
export function lookAtGenerated(root: string, known?: ReadonlyMap<string, string>): Seen {
  return lookAt(root, generatedFolders, (path) => known?.get(path))
}

type StateOf = (path: string) => string | undefined

/** Looks at folders and all that is in them, but not at files that are known. */
function lookAt(root: string, folders: readonly string[], knownState: StateOf): Seen {
  const paths: string[] = []
  const states: number[] = []
  const add = (path: string) => {
    const state = knownState(path)
    const own = state ? undefined : lstatSync(`${root}/${path}`, { throwIfNoEntry: false })
    paths.push(path)
    states.push(...(state ? numbersOf(state) : toState(look(`${root}/${path}`, own))))
    // A link is not followed into a folder.
    if (!own?.isDirectory()) return
    for (const name of readdirSync(`${root}/${path}`)) add(`${path}/${name}`)
  }
  folders.forEach(add)
  return { paths, states }
}

/** So many files make a part: threads take parts in turn, and read the paths of no others. */
const partLength = 200

const { BYTES_PER_ELEMENT: numberLength } = Float64Array

function toBytes(
  paths: readonly string[],
  states: readonly number[],
  generated: number,
): SharedArrayBuffer {
  const starts: number[] = []
  const parts: Buffer[] = [Buffer.of(0)]
  let length = 1
  for (let at = 0; at < paths.length; at += partLength) {
    const part = Buffer.from(`${paths.slice(at, at + partLength).join('\0')}\0`)
    starts.push(length)
    parts.push(part)
    length += part.length
  }
  const numbers = [paths.length, generated, ...states, ...starts]
  const bytes = new SharedArrayBuffer(numbers.length * numberLength + length)
  new Float64Array(bytes, 0, numbers.length).set(numbers)
  new Uint8Array(bytes, numbers.length * numberLength).set(Buffer.concat(parts))
  return bytes
}

/** The first so many of the files that are kept as such bytes. */
export interface KeptFiles extends Pick<WrittenFiles, 'bytes'> {
  readonly count: number
}

/** Files as they were kept. */
export function fromBytes({ bytes, count }: KeptFiles): WrittenFiles {
  const [all = 0, generated = 0] = new Float64Array(bytes, 0, 2)
  const begin = { states: 2, starts: 2 + all * stateLength }
  const parts = Math.ceil(all / partLength)
  return {
    count,
    generated,
    states: new Float64Array(bytes, begin.states * numberLength, count * stateLength),
    starts: new Float64Array(bytes, begin.starts * numberLength, parts),
    text: Buffer.from(bytes, (begin.starts + parts) * numberLength),
    bytes,
  }
}

/** The paths of a part: reading all of many at once takes longer than anything done with them. */
export function pathsOf({ count, starts, text }: WrittenFiles, part: number): string[] {
  const length = Math.min(partLength, count - part * partLength)
  return text.toString('utf8', starts[part], starts[part + 1]).split('\0', length)
}

/** Looks at some of the files again; `false` where one of them is not among these. */
export function renewStates(root: string, files: WrittenFiles, changed: Iterable<string>): boolean {
  const indices = [...changed].map((path) => ({ path, index: indexOf(files, path) }))
  if (indices.some(({ index }) => index < 0)) return false
  for (const { path, index } of indices) {
    files.states.set(toState(look(`${root}/${path}`)), index * stateLength)
  }
  return true
}

/** The index of a path; -1 where it is none of them. */
function indexOf(files: WrittenFiles, path: string): number {
  const at = files.text.indexOf(`\0${path}\0`)
  if (at < 0) return -1
  const part = files.starts.findLastIndex((start) => start <= at + 1)
  const within = pathsOf(files, part).indexOf(path)
  return within < 0 ? -1 : part * partLength + within
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
    if (!areSame(root, files, part)) {
      taken.fill(1)
      return false
    }
  }
  return true
}

function areSame(root: string, files: WrittenFiles, part: number): boolean {
  let at = part * partLength * stateLength
  for (const path of pathsOf(files, part)) {
    const stats = look(`${root}/${path}`)
    // One after the other: an object for each of many files takes longer.
    if ((stats?.size ?? -1) !== files.states[at]) return false
    if ((stats?.ctimeMs ?? 0) !== files.states[at + 1]) return false
    if ((stats?.ino ?? 0) !== files.states[at + 2]) return false
    at += stateLength
  }
  return true
}
