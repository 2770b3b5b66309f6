import { dirname, join } from 'node:path'
import { CommandError, exitCodes } from '../lib/errors.ts'
import { hash } from '../lib/hash.ts'
import { isGenerated, isReplaceable } from '../lib/paths.ts'
import { plural } from '../lib/plural.ts'
import { attempt, readIfThere, type FileSystem } from './file-system.ts'
import { journalPath } from './internal-files.ts'
import { readJournal, removeJournal, toLocalTime, type Journal } from './journal.ts'
import { discard, findTarget, flushFolders, putInPlace, type Place } from './stage.ts'

type Entry = Journal['entries'][number]

interface Found extends Entry {
  readonly target: string
  /** `lost`: as before, but its new bytes are not there. `other`: neither as before nor as after. */
  readonly state: 'old' | 'new' | 'lost' | 'other'
}

/** Completes a change that was cut off, unless a person has edited a data file of it since. */
export function recover(place: Place): string | undefined {
  const journal = readJournal(place.fs, place.root)
  if (!journal) return undefined
  const found = journal.entries.map((entry) => look(place, entry))
  // Files are put in place in order, so all before the last one that is in place were too.
  const begun = found.findLastIndex(({ state }) => state === 'new') + 1
  const open = found.slice(begun)
  const unclear = open.filter(isUnclear)
  if (unclear.length === 0) open.forEach((file) => complete(place, file))
  else if (begun > 0 || found[0]?.state === 'other') throw undecided(place, journal, unclear)
  attempt(() => flushFolders(place.fs, found))
  removeJournal(place.fs, place.root)
  discard(place, found)
  return report(journal, unclear)
}

function look({ root, fs }: Place, entry: Entry): Found {
  const { target } = findTarget(fs, join(root, entry.path))
  const temporary = entry.temporary === null ? null : join(dirname(target), entry.temporary)
  const found = (state: Found['state']) => ({ ...entry, target, temporary, state })
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

/** Generated files are for `generate` to judge: it makes them again, or calls them edited. */
function isUnclear({ path, state }: Found): boolean {
  return !isGenerated(path) && (state === 'other' || state === 'lost')
}

function complete({ fs }: Place, file: Found): void {
  if (file.state === 'old') putInPlace(fs, file)
  // The next `generate` writes it again.
  if (file.state === 'lost' && isReplaceable(file.path)) fs.rmSync(file.target, { force: true })
}

function report(journal: Journal, unclear: readonly Found[]): string {
  const which = `\`${journal.command}\` was cut off (${toLocalTime(journal.since)})`
  const edited = unclear.map(({ path }) => path).join(', ')
  if (unclear.length > 0) {
    return `${which} before it changed anything, and ${edited} was edited since: its change was given up.`
  }
  return `${which} while it changed ${plural(journal.entries.length, 'file')}: now that is done.`
}

function undecided({ root }: Place, journal: Journal, unclear: readonly Found[]): CommandError {
  const names = unclear.map(({ path }) => path)
  const message = `\`${journal.command}\` was cut off (${toLocalTime(journal.since)}), and cannot be completed: ${names.join(', ')} was changed since. Nothing was touched.
To complete it, put the file back as it was (\`git checkout -- ${names[0] ?? ''}\`, if it had no changes of its own) and run any command.
To keep your file, remove ${journalPath(root)} and run \`npm run generate\`.`
  return new CommandError(exitCodes.failed, message)
}
