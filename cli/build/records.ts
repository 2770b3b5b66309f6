import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync, type Stats } from 'node:fs'
import { dirname, join } from 'node:path'
import { hash } from '../hash.ts'

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
export function stateOf({ size, mtimeMs, ctimeMs, ino }: Stats): string {
  return `${size} ${mtimeMs} ${ctimeMs} ${ino}`
}

/** The state of the file at `path`; `undefined` where there is none. */
export function stateAt(path: string): string | undefined {
  const stats = statSync(path, { throwIfNoEntry: false })
  return stats?.isFile() ? stateOf(stats) : undefined
}

/** Reads records; none where they are missing or damaged. */
export function readRecords(file: string): FileRecords {
  // With its checksum it is what `writeRecords` wrote.
  return JSON.parse(readRecordText(file) ?? '{}') as FileRecords
}

/** Records as text, in which `recordPart` can be looked for. */
export function readRecordText(file: string): string | undefined {
  try {
    const [checksum = '', text = ''] = readFileSync(file, 'utf8').split('\n')
    return checksum === checksumOf(text) ? text : undefined
  } catch {
    return undefined
  }
}

/** Keeps records for the next run. */
export function writeRecords(file: string, records: FileRecords): void {
  writeRecordText(file, JSON.stringify(records))
}

/** Keeps records that stand in a text already. */
export function writeRecordText(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  const temporary = `${file}.${process.pid}`
  writeFileSync(temporary, `${checksumOf(text)}\n${text}`)
  renameSync(temporary, file)
}

/** How a record stands in the text of many. */
export function recordPart(path: string, record: FileRecord): string {
  return JSON.stringify({ [path]: record }).slice(1, -1)
}

/** Other versions of the form have other checksums. */
const checksumOf = (text: string) => hash(`records 1\n${text}`)
