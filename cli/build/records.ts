import { createHash } from 'node:crypto'
import {
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
  type Stats,
} from 'node:fs'
import { dirname, join } from 'node:path'

// What is kept between runs in node_modules/.cache. It may be gone or damaged at any time, which
// costs time only: a record that does not match its own checksum counts as none.

/** The folder for what may be thrown away. */
export const cacheFolder = (root: string) => join(root, 'node_modules/.cache/roof-site')

/** A file as it was when it was written or read: what it was made from, and its state on disk. */
export interface FileRecord {
  readonly key: string
  readonly state: string
}

/** Paths to what is known of the files there. */
export type FileRecords = Readonly<Record<string, FileRecord>>

/** Changes whenever a file is written, replaced or touched, as far as the system tells. */
export function stateOf({ size, ctimeMs, ino }: Stats): string {
  // Every change of the time of writing is one of `ctime` too.
  return `${size} ${ctimeMs} ${ino}`
}

/** The size, time of change and inode of a state. */
export const numbersOf = (state: string): number[] => state.split(' ').map(Number)

/** The state of the file at `path`; `undefined` where there is none. */
export function stateAt(path: string): string | undefined {
  const stats = statSync(path, { throwIfNoEntry: false })
  return stats?.isFile() ? stateOf(stats) : undefined
}

/** Reads records; none where they are missing or damaged. */
export function readRecords(file: string): FileRecords {
  // With its checksum it is what `writeRecords` wrote.
  return JSON.parse(readRecordText(file)?.toString() ?? '{}') as FileRecords
}

/** Keeps records for the next run. */
export function writeRecords(file: string, records: FileRecords): void {
  writeRecordText(file, JSON.stringify(records))
}

/** Other versions of the form have other checksums. */
const form = 'records 2'

/** Records as the bytes of a text, in which `recordPart` can be looked for. */
export const readRecordText = (file: string) => readKept(file, form)

/** Keeps records that stand in a text already. */
export const writeRecordText = (file: string, text: string | Buffer) => writeKept(file, text, form)

/**
 * Reads a text of one line that was kept for `version`; `undefined` where it is missing, damaged or
 * for another.
 */
export function readKept(file: string, version: string): Buffer | undefined {
  try {
    const kept = readFileSync(file)
    const end = kept.indexOf('\n')
    const text = kept.subarray(end + 1)
    return kept.toString('utf8', 0, end) === checksumOf(text, version) ? text : undefined
  } catch {
    return undefined
  }
}

/** Keeps a text of one line. */
export function writeKept(file: string, text: string | Buffer, version: string): void {
  mkdirSync(dirname(file), { recursive: true })
  const temporary = `${file}.${process.pid}`
  // Encoded once, as the text may be large.
  const bytes = typeof text === 'string' ? Buffer.from(text) : text
  const descriptor = openSync(temporary, 'w')
  try {
    writeFileSync(descriptor, `${checksumOf(bytes, version)}\n`)
    writeFileSync(descriptor, bytes)
  } finally {
    closeSync(descriptor)
  }
  renameSync(temporary, file)
}

function checksumOf(text: Buffer, version: string): string {
  return createHash('sha256').update(`${version}\n`).update(text).digest('hex').slice(0, 16)
}

/** How a record stands in the text of many. */
export function recordPart(path: string, record: FileRecord): string {
  return JSON.stringify({ [path]: record }).slice(1, -1)
}

/** The record of that path in the text of many. */
export function recordIn(text: Buffer, path: string): FileRecord | undefined {
  const start = text.indexOf(`${JSON.stringify(path)}:{`)
  if (start < 0) return undefined
  const part = text.toString('utf8', start, text.indexOf('}', start) + 1)
  // It stands there as `writeRecords` wrote it.
  return (JSON.parse(`{${part}}`) as FileRecords)[path]
}
