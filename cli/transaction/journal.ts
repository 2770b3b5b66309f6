import { basename, isAbsolute, join } from 'node:path'
import * as z from 'zod'
import { CommandError, exitCodes } from '../exit.ts'
import { hash } from '../hash.ts'
import { readIfThere, writeNewFile, type FileSystem } from './file-system.ts'
import { isTemporary, journalPath, temporaryNames } from './own-files.ts'

/** Forward slashes, inside the project: a journal from elsewhere must not reach other files. */
const insidePath = z
  .string()
  .refine((path) => !isAbsolute(path) && !path.split(/[/\\]/).includes('..'))

const temporaryName = z.string().refine((name) => name === basename(name) && isTemporary(name))

const journalSchema = z.object({
  version: z.literal(1),
  /** The command that made the change, and when. */
  command: z.string(),
  since: z.string(),
  /** Whether this is the way back from a change that could not be completed. */
  undoes: z.boolean(),
  /** In the order in which the files are put in place. */
  entries: z.array(
    z.object({
      path: insidePath,
      /** The new bytes, beside their target; `null` where the file is to be removed. */
      temporary: temporaryName.nullable(),
      /** Hashes of the bytes before and after; `null` where there is no file. */
      before: z.string().nullable(),
      after: z.string().nullable(),
    }),
  ),
})

/** A change of several files that is decided, and may be put in place in part only. */
export type Journal = z.infer<typeof journalSchema>

/** One file of a change. */
export type JournalEntry = Journal['entries'][number]

/** Writes the journal; from the moment of its rename the change is decided. */
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

/**
 * Removes the journal: the change is in place, or given up. Unflushed, it may come back after a
 * power failure; then it finds everything done, or no new bytes, and does nothing.
 */
export function removeJournal(fs: FileSystem, root: string): void {
  fs.rmSync(journalPath(root), { force: true })
}

/**
 * The journal of a change that was cut off; `undefined` where there is none. Throws a
 * `CommandError` where it cannot be trusted, with nothing touched.
 */
export function readJournal(fs: FileSystem, root: string): Journal | undefined {
  const bytes = readIfThere(fs, journalPath(root))
  if (!bytes) return undefined
  const [checksum, text = ''] = bytes.toString('utf8').split('\n')
  if (checksum !== hash(text)) throw damaged(root)
  try {
    return journalSchema.parse(JSON.parse(text))
  } catch {
    throw damaged(root)
  }
}

function damaged(root: string): CommandError {
  const message = `${journalPath(root)} is damaged. It records a change that was cut off, which therefore cannot be completed. Nothing was touched. See what differs with \`git status\`; then remove that file and run \`roof-site generate\`.`
  return new CommandError(exitCodes.failed, message)
}
