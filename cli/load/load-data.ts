import { CommandError, exitCodes, causeOf, isSystemError } from '../lib/errors.ts'
import { isUtf8 } from 'node:buffer'
import { lstatSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding } from '../lib/finding.ts'

export const dataFileNames = [
  'business',
  'site',
  'services',
  'counties',
  'cities',
  'addresses',
] as const

export type DataFileName = (typeof dataFileNames)[number]

export interface DataFile {
  readonly name: DataFileName
  readonly path: string
  /** With its byte order mark, so that an edit keeps it. */
  readonly text: string
}

export type Loaded = { readonly file: DataFile } | { readonly finding: Finding }

const maxBytes = 64 * 1024 * 1024

export const dataPath = (name: DataFileName) => `data/${name}.yaml`

/** Reads data files. What is missing, empty, too large or not UTF-8 comes back as a finding. */
export function loadData(root: string, names: readonly DataFileName[] = dataFileNames): Loaded[] {
  return names.map((name) => loadFile(root, name))
}

export function dataFilesOf(files: readonly Loaded[]): DataFile[] {
  return files.flatMap((loaded) => ('file' in loaded ? [loaded.file] : []))
}

function loadFile(root: string, name: DataFileName): Loaded {
  const path = dataPath(name)
  const absolute = join(root, path)
  const stats = statSync(absolute, { throwIfNoEntry: false })
  if (!stats) return fault('file/missing', path, `${path} ${missing(absolute)}.`, 'a YAML file')
  if (!stats.isFile()) return fault('file/missing', path, `${path} is not a file.`, 'a YAML file')
  if (stats.size > maxBytes) {
    const size = stats.size.toLocaleString('en-US')
    const limit = maxBytes.toLocaleString('en-US')
    return fault('file/size', path, `${path} has ${size} bytes.`, `at most ${limit} bytes`)
  }
  const bytes = readFileSync(absolute)
  const text = bytes.toString('utf8')
  if (!isUtf8(bytes)) return encodingFault(path, bytes, text)
  if (text.trim() === '') return fault('file/empty', path, `${path} is empty.`, 'entries in YAML')
  return { file: { name, path, text } }
}

function missing(file: string): string {
  return lstatSync(file, { throwIfNoEntry: false })
    ? 'is a link that leads to nothing'
    : 'is missing'
}

/** The first byte that is not UTF-8: decoded and encoded again, the bytes part there. */
function encodingFault(path: string, bytes: Buffer, text: string): Loaded {
  const again = Buffer.from(text, 'utf8')
  let at = 0
  while (at < bytes.length && bytes[at] === again[at]) at += 1
  const before = bytes.subarray(0, at).toString('utf8').split('\n')
  const isUtf16 = /^(fffe|feff)$/.test(bytes.toString('hex', 0, 2))
  const found = isUtf16 ? 'UTF-16 text' : `the byte 0x${bytes.toString('hex', at, at + 1)}`
  const start = { line: before.length, column: (before.at(-1) ?? '').length + 1 }
  return fault('file/encoding', path, `${path} is not UTF-8: ${found}.`, 'UTF-8', start)
}

function fault(
  rule: string,
  file: string,
  message: string,
  expected: string,
  { line, column } = { line: 1, column: 1 },
): Loaded {
  const place = { file, line, column, endLine: line, endColumn: column }
  return { finding: { rule, severity: 'error', message, expected, ...place } }
}

/** The text of any file; a `CommandError` names one that cannot be read. */
export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (!isSystemError(error)) throw error
    throw new CommandError(exitCodes.failed, `${file}: ${causeOf(error)}.`)
  }
}
