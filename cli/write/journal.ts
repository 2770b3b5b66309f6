import { isAbsolute } from 'node:path'
import * as z from 'zod'
import { CommandError, exitCodes } from '../lib/errors.ts'
import { hash } from '../lib/hash.ts'
import { parseJson } from '../lib/json.ts'
import { readIfThere, writeFileAtomic, type FileSystem } from './file-system.ts'
import { isTemporary, journalPath } from './internal-files.ts'

const textOrNull = z.string().nullable()

const journalSchema = z.object({
  version: z.literal(1),
  command: z.string(),
  since: z.string(),
  entries: z.array(
    z.object({
      // A journal from elsewhere must not reach other files.
      path: z.string().refine((path) => !isAbsolute(path) && !path.split(/[/\\]/).includes('..')),
      /** The new bytes, beside their target; `null` where the file is to be removed. */
      temporary: textOrNull.refine((name) => name === null || isTemporary(name)),
      /** Hashes of the bytes before and after; `null` where there is no file. */
      before: textOrNull,
      after: textOrNull,
    }),
  ),
})

/** A change of several files that is decided, and may be put in place in part only. */
export type Journal = Readonly<z.infer<typeof journalSchema>>

/** From the moment that it is in place, the change is decided. */
export function writeJournal(fs: FileSystem, root: string, entries: Journal['entries']): void {
  const since = new Date().toISOString()
  const journal: Journal = { version: 1, command: describeRun(), since, entries }
  const text = JSON.stringify(journal)
  writeFileAtomic(journalPath(root), `${hash(text)}\n${text}\n`, { fs, flush: true })
}

const longest = 60

/** The command line of this run, as it may be shown: `roof-site add-city Haddam`. */
export function describeRun(): string {
  const line = ['roof-site', ...process.argv.slice(2)].join(' ').replaceAll(/\s+/g, ' ')
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line
}

/** A moment as the clock on the wall shows it: `2026-11-20 14:03:12`. */
export function toLocalTime(moment: string): string {
  return new Date(moment).toLocaleString('sv-SE')
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
  const journal = journalSchema.safeParse(parseJson(text)).data
  if (checksum === hash(text) && journal) return journal
  const message = `${journalPath(root)} is damaged. It records a change that was cut off, which therefore cannot be completed. Nothing was touched. See what differs with \`git status\`; then remove that file and run \`npm run generate\`.`
  throw new CommandError(exitCodes.failed, message)
}
