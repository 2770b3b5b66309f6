import { isUtf8 } from 'node:buffer'
import { existsSync, lstatSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { wordsOf } from '../lib/collections.ts'
import { encodingOf } from '../lib/encoding.ts'
import { errorAt, placeAt, type Finding } from '../lib/finding.ts'
import { nearest } from '../lib/suggest.ts'
import { junkFile } from './public-files.ts'

export const dataFileNames = wordsOf(
  'business site services pages counties cities addresses projects reviews people houses look',
)

/** Files that a project may lack; each then reads as an empty list or map. */
export const optionalFileNames: readonly DataFileName[] = [
  'pages',
  'projects',
  'reviews',
  'people',
  'houses',
  'look',
]

export type DataFileName = (typeof dataFileNames)[number]

export interface DataFile {
  readonly name: DataFileName
  readonly path: string
  /** Includes the byte order mark, so that an edit preserves it. */
  readonly text: string
  /** What is on disk when `text` stands in for it; `null` when there is no file. */
  readonly written?: string | null
}

export type Loaded = { readonly file: DataFile } | { readonly finding: Finding }

const maxBytes = 64 * 1024 * 1024

export const dataPath = (name: DataFileName) => `data/${name}.yaml`

/**
 * Reads data files. A file that is missing, empty, too large or not UTF-8 becomes a finding, and, when all
 * are read, so does a file that nothing reads.
 */
export function loadData(root: string, names: readonly DataFileName[] = dataFileNames): Loaded[] {
  const loaded = names.map((name) => loadFile(root, name))
  return names === dataFileNames ? [...loaded, ...findUnread(root)] : loaded
}

export function dataFilesOf(files: readonly Loaded[]): DataFile[] {
  return files.flatMap((loaded) => ('file' in loaded ? [loaded.file] : []))
}

function loadFile(root: string, name: DataFileName): Loaded {
  const path = dataPath(name)
  const absolute = join(root, path)
  const stats = statSync(absolute, { throwIfNoEntry: false })
  if (!stats) return missing(root, name)
  if (!stats.isFile()) return fault('file/missing', path, `${path} is not a file.`, restored(path))
  if (stats.size > maxBytes) {
    const size = stats.size.toLocaleString('en-US')
    const limit = maxBytes.toLocaleString('en-US')
    return fault('file/size', path, `${path} has ${size} bytes.`, `at most ${limit} bytes`)
  }
  const bytes = readFileSync(absolute)
  const text = bytes.toString('utf8')
  if (!isUtf8(bytes) || isUtf16(bytes)) return encodingFault(path, bytes, text)
  if (optionalFileNames.includes(name) && holdsNothing(text))
    return { file: { name, path, text: withNothing(name, text), written: text } }
  if (text.trim() === '') return fault('file/empty', path, `${path} is empty.`, restored(path))
  return { file: { name, path, text } }
}

/** The text by which a file without a word is read. */
const nothingIn = (name: DataFileName) => (name === 'look' || name === 'houses' ? '{}\n' : '[]\n')

/** Whether a file may go, as it holds nothing, not even a comment. */
export const mayGo = ({ name, text }: Pick<DataFile, 'name' | 'text'>) =>
  optionalFileNames.includes(name) && text === nothingIn(name)

/** Only comments are left, as after the last entry was deleted by hand; to YAML other white space is text. */
const holdsNothing = (text: string) =>
  text.split('\n').every((line) => /^\uFEFF?[ \t\r]*(#|$)/.test(line))

const withNothing = (name: DataFileName, text: string) =>
  text + (/[^\n]$/.test(text) ? '\n' : '') + nothingIn(name)

const restored = (path: string) => `its entries, from a copy or by \`git restore ${path}\``

function missing(root: string, name: DataFileName): Loaded {
  const path = dataPath(name)
  if (lstatSync(join(root, path), { throwIfNoEntry: false })) {
    return fault('file/missing', path, `${path} is a link that leads to nothing.`, restored(path))
  }
  const other = misnamedFile(root, name)
  if (!other && optionalFileNames.includes(name)) {
    return { file: { name, path, text: nothingIn(name), written: null } }
  }
  const expected = other ? `${other} renamed to ${path}, if it is that` : restored(path)
  return fault('file/missing', path, `${path} is missing.`, expected)
}

/** Finds a missing file under a similar name; Notepad appends an extension. */
function misnamedFile(root: string, name: DataFileName): string | undefined {
  if (lstatSync(join(root, dataPath(name)), { throwIfNoEntry: false })) return undefined
  const files = straysIn(root).filter((file) => /\.ya?ml(?:\.txt)?$/i.test(file))
  if (!optionalFileNames.includes(name)) return nearest(dataPath(name), files, 4)
  return files.find((file) => nearest(name, [stemOf(file)], 1))
}

const stemOf = (path: string) => basename(path).replace(/\..*/, '')

const read = new RegExp(
  String.raw`^data/(?:(?:${dataFileNames.join('|')})\.yaml|public|schema|places(?:/[^/]+\.json)?)$`,
)

function straysIn(root: string): string[] {
  const folders = ['data', 'data/places']
  const there = folders.filter((folder) =>
    statSync(join(root, folder), { throwIfNoEntry: false })?.isDirectory(),
  )
  const paths = there.flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
  )
  // Some file systems ignore case.
  const isRead = (path: string) =>
    read.test(path) || (read.test(path.toLowerCase()) && existsSync(join(root, path.toLowerCase())))
  return paths.filter((path) => !isRead(path) && !junkFile.test(basename(path))).toSorted()
}

function findUnread(root: string): Loaded[] {
  const missed = new Set(dataFileNames.map((name) => misnamedFile(root, name)))
  const strays = straysIn(root).filter((path) => !missed.has(path))
  return strays.map((path) => {
    const words = { message: `Nothing reads ${path}.`, expected: likelyFile(path) }
    return { finding: { rule: 'file/unread', severity: 'warning', ...words, ...placeAt(path) } }
  })
}

function likelyFile(path: string): string {
  const known = dataFileNames.find((name) => nearest(name, [stemOf(path)], 2))
  if (known !== undefined) return `its entries in ${dataPath(known)}, if they are to count`
  if (/\.ya?ml$/.test(path))
    return `its entries in one of ${dataFileNames.map(dataPath).join(', ')}`
  return 'data/public/ for what is to be published, another folder for the rest'
}

const isUtf16 = (bytes: Buffer) => encodingOf(bytes) !== 'utf-8'

const asUtf8 =
  'UTF-8: save the file again with this encoding (Notepad: Save as, Encoding; VS Code: Save with Encoding)'

/** Finds the first byte that is not UTF-8: where the re-encoded text differs from the bytes. */
function encodingFault(path: string, bytes: Buffer, text: string): Loaded {
  const again = Buffer.from(text, 'utf8')
  let at = 0
  while (at < bytes.length && bytes[at] === again[at]) at += 1
  const before = bytes.subarray(0, at).toString('utf8').split('\n')
  const isOther = isUtf16(bytes)
  const found = isOther ? 'UTF-16 text' : `the byte 0x${bytes.toString('hex', at, at + 1)}`
  const message = `${path} is not UTF-8: ${found}.`
  if (isOther) return fault('file/encoding', path, message, asUtf8)
  const place = placeAt(path, before.length, (before.at(-1) ?? '').length + 1)
  return { finding: errorAt('file/encoding', message, asUtf8, place) }
}

function fault(rule: string, file: string, message: string, expected: string): Loaded {
  return { finding: errorAt(rule, message, expected, placeAt(file)) }
}
