import { basename, isAbsolute, join } from 'node:path'
import { CommandError, exitCodes } from '../lib/errors.ts'
import { hash } from '../lib/hash.ts'
import { parseJson, fieldsOf, isText } from '../lib/json.ts'
import { readIfThere, writeNewFile, type FileSystem } from './file-system.ts'
import { isTemporary, journalPath, temporaryNames } from './own-files.ts'

/** A change of several files that is decided, and may be put in place in part only. */
export interface Journal {
  readonly version: 1
  readonly command: string
  readonly since: string
  /** Whether this is the way back from a change that could not be completed. */
  readonly undoes: boolean
  readonly entries: readonly JournalEntry[]
}

export interface JournalEntry {
  readonly path: string
  /** The new bytes, beside their target; `null` where the file is to be removed. */
  readonly temporary: string | null
  /** Hashes of the bytes before and after; `null` where there is no file. */
  readonly before: string | null
  readonly after: string | null
}

function isJournal(value: unknown): value is Journal {
  const { version, command, since, undoes, entries } = fieldsOf(value)
  const isChange = version === 1 && isText(command) && isText(since) && typeof undoes === 'boolean'
  return isChange && Array.isArray(entries) && entries.every(isEntry)
}

function isEntry(value: unknown): value is JournalEntry {
  const { path, temporary, before, after } = fieldsOf(value)
  const hasFiles = isInside(path) && (temporary === null || isTemporaryName(temporary))
  return hasFiles && isTextOrNull(before) && isTextOrNull(after)
}

/** A journal from elsewhere must not reach other files. */
const isInside = (path: unknown) =>
  isText(path) && !isAbsolute(path) && !path.split(/[/\\]/).includes('..')

const isTemporaryName = (name: unknown) =>
  isText(name) && name === basename(name) && isTemporary(name)

const isTextOrNull = (value: unknown) => value === null || isText(value)

/** From the moment of its rename the change is decided. */
export function writeJournal(fs: FileSystem, root: string, journal: Journal): void {
  const text = JSON.stringify(journal)
  const temporary = join(root, temporaryNames('journal')())
  writeNewFile(fs, { path: temporary, content: `${hash(text)}\n${text}\n`, flush: true })
  try {
    fs.renameSync(temporary, journalPath(root))
  } catch (error) {
    fs.rmSync(temporary, { force: true })
    throw error
  }
}

/** Unflushed, it may come back after a power failure; then it finds nothing to do. */
export function removeJournal(fs: FileSystem, root: string): void {
  fs.rmSync(journalPath(root), { force: true })
}

/** The journal of a change that was cut off. Throws where it cannot be trusted. */
export function readJournal(fs: FileSystem, root: string): Journal | undefined {
  const bytes = readIfThere(fs, journalPath(root))
  if (!bytes) return undefined
  const [checksum, text = ''] = bytes.toString('utf8').split('\n')
  const journal = parseJson(text)
  if (checksum === hash(text) && isJournal(journal)) return journal
  const message = `${journalPath(root)} is damaged. It records a change that was cut off, which therefore cannot be completed. Nothing was touched. See what differs with \`git status\`; then remove that file and run \`npm run generate\`.`
  throw new CommandError(exitCodes.failed, message)
}
