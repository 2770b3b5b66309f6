import { isAbsolute, dirname, join } from 'node:path'
import { type CommandError, failure } from '../lib/errors.ts'
import { hash } from '../lib/hash.ts'
import { parseJson } from '../lib/json.ts'
import {
  ignoringErrors,
  retryWhileBusy,
  readIfThere,
  writeFileAtomic,
  type FileSystem,
} from './file-system.ts'
import { isTemporary, journalPath } from './internal-files.ts'
import { isGenerated, isReplaceable } from '../lib/paths.ts'
import { plural } from '../lib/plural.ts'
import { discard, findTarget, flushFolders, putInPlace, type Disk } from './stage.ts'

import * as z from 'zod'

const textOrNull = z.string().nullable()

const journalSchema = z.object({
  version: z.literal(1),
  command: z.string(),
  since: z.string(),
  entries: z.array(
    z.object({
      // A foreign journal must not reach other files.
      path: z.string().refine((path) => !isAbsolute(path) && !path.split(/[/\\]/).includes('..')),
      /** The file with the new bytes, beside its target; `null` to remove the target. */
      temporary: textOrNull.refine((name) => name === null || isTemporary(name)),
      /** Hashes of the old and new bytes; `null` for no file. */
      before: textOrNull,
      after: textOrNull,
    }),
  ),
})

/** A change of several files that is committed but may be only partly in place. */
type Journal = Readonly<z.infer<typeof journalSchema>>

/** Commits the change: from now on it will be completed. */
export function writeJournal(fs: FileSystem, root: string, entries: Journal['entries']): void {
  const since = new Date().toISOString()
  const journal: Journal = { version: 1, command: describeRun(), since, entries }
  const text = JSON.stringify(journal)
  writeFileAtomic(journalPath(root), `${hash(text)}\n${text}\n`, { fs, flush: true })
}

const longest = 60

/** The command line of this run, for messages: `roof-site add-city Haddam`. */
export function describeRun(): string {
  const line = ['roof-site', ...process.argv.slice(2)].join(' ').replaceAll(/\s+/g, ' ')
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line
}

/** Local time: `2026-11-20 14:03:12`. */
export function toLocalTime(moment: string): string {
  return new Date(moment).toLocaleString('sv-SE')
}

/** Not flushed: if it reappears after a power failure, there is nothing left to do. */
export function removeJournal(fs: FileSystem, root: string): void {
  retryWhileBusy(() => fs.rmSync(journalPath(root), { force: true }))
}

function readJournal(fs: FileSystem, root: string): Journal | undefined {
  const bytes = readIfThere(fs, journalPath(root))
  if (!bytes) return undefined
  const [checksum, text = ''] = bytes.toString('utf8').split('\n')
  const journal = journalSchema.safeParse(parseJson(text)).data
  if (checksum === hash(text) && journal) return journal
  const message = `${journalPath(root)} is damaged. It records a change that was cut off, which therefore cannot be completed. Nothing was touched. See what differs with \`git status\`; then remove that file and run \`npx roof-site generate\`.`
  throw failure(message)
}

type Entry = Journal['entries'][number]

interface InspectedEntry extends Entry {
  readonly target: string
  /** `lost`: unchanged, but its new bytes are missing. `other`: neither the old nor the new content. */
  readonly state: 'old' | 'new' | 'lost' | 'other'
}

/** Completes an interrupted change, unless a person has edited one of its data files since. */
export function recover(disk: Disk): string | undefined {
  const journal = readJournal(disk.fs, disk.root)
  if (!journal) return undefined
  const found = journal.entries.map((entry) => inspect(disk, entry))
  // Files are put in place in order, so all files before the last replaced one are done.
  const begun = found.findLastIndex(({ state }) => state === 'new') + 1
  const open = found.slice(begun)
  const unclear = open.filter(isUnclear)
  if (unclear.length === 0) open.forEach((file) => complete(disk, file))
  else if (begun > 0 || found[0]?.state === 'other') throw undecided(disk, journal, unclear)
  ignoringErrors(() => flushFolders(disk.fs, found))
  removeJournal(disk.fs, disk.root)
  discard(disk, found)
  return report(journal, unclear)
}

function inspect({ root, fs }: Disk, entry: Entry): InspectedEntry {
  const { target } = findTarget(fs, join(root, entry.path))
  const temporary = entry.temporary === null ? null : join(dirname(target), entry.temporary)
  const found = (state: InspectedEntry['state']) => ({ ...entry, target, temporary, state })
  const current = hashOf(fs, target)
  if (current === entry.after) return found('new')
  if (current !== entry.before) return found('other')
  const isReady = temporary === null || hashOf(fs, temporary) === entry.after
  return found(isReady ? 'old' : 'lost')
}

function hashOf(fs: FileSystem, path: string): string | null {
  const bytes = readIfThere(fs, path)
  return bytes ? hash(bytes) : null
}

/** Generated files are left to `generate`, which recreates them or reports them as edited. */
function isUnclear({ path, state }: InspectedEntry): boolean {
  return !isGenerated(path) && (state === 'other' || state === 'lost')
}

function complete({ fs }: Disk, file: InspectedEntry): void {
  if (file.state === 'old') putInPlace(fs, file)
  // The next `generate` writes it again.
  if (file.state === 'lost' && isReplaceable(file.path)) fs.rmSync(file.target, { force: true })
}

function report(journal: Journal, unclear: readonly InspectedEntry[]): string {
  const which = `\`${journal.command}\` was cut off (${toLocalTime(journal.since)})`
  const edited = unclear.map(({ path }) => path).join(', ')
  if (unclear.length > 0) {
    return `${which} before it changed anything, and ${edited} was edited since: its change was given up.`
  }
  return `${which} while it changed ${plural(journal.entries.length, 'file')}: now that is done.`
}

function undecided(
  { root }: Disk,
  journal: Journal,
  unclear: readonly InspectedEntry[],
): CommandError {
  const names = unclear.map(({ path }) => path)
  const message = `\`${journal.command}\` was cut off (${toLocalTime(journal.since)}), and cannot be completed: ${names.join(', ')} was changed since. Nothing was touched.
To complete it, put the file back as it was (\`git checkout -- ${names[0] ?? ''}\`, if it had no changes of its own) and run any command.
To keep your file, remove ${journalPath(root)} and run \`npx roof-site generate\`.`
  return failure(message)
}
