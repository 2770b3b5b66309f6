import { basename, dirname, join } from 'node:path'
import { CommandError, exitCodes } from '../lib/errors.ts'
import { hash } from '../lib/hash.ts'
import { isGenerated } from '../lib/paths.ts'
import { attempt, flushFolder, readIfThere, type FileSystem } from './file-system.ts'
import { removeJournal, writeJournal } from './journal.ts'
import { temporaryNames } from './own-files.ts'
import { describeRun } from './owner.ts'
import { discard, flushFolders, naming, stageAll, type Place, type Staged } from './stage.ts'

export interface Step extends Staged {
  /** The hash of the bytes before; `null` where there is no file. */
  readonly before: string | null
  readonly bytes: Buffer | undefined
}

/** Puts staged files in place, all or none: once there is a journal, the next run completes it. */
export function commit(place: Place, steps: readonly Step[]): void {
  try {
    record(place, steps, { undoes: false })
  } catch (error) {
    discard(place, steps)
    throw error
  }
  const begun: Step[] = []
  try {
    flushFolder(place.fs, place.root)
    for (const step of steps) {
      begun.push(step)
      naming(step.path, () => replace(place, step))
    }
    finish(place, steps)
  } catch (error) {
    undo(place, begun, { count: steps.length, error })
    discard(place, steps)
    throw error
  }
}

/** A last look, before and after: a program that knows no lock may be saving the file right now. */
function replace(place: Place, step: Step): void {
  const { fs } = place
  const kept = join(dirname(step.target), temporaryNames('kept')())
  const isKept = !isGenerated(step.path) && attempt(() => fs.linkSync(step.target, kept))
  try {
    if (!holds(fs, join(place.root, step.path), step.bytes)) throw changedMeanwhile(step.path)
    putInPlace(fs, step)
    if (!isKept || holds(fs, kept, step.bytes)) return
    // Who saves goes on writing to this very file, so it goes back itself and not its bytes.
    fs.renameSync(kept, step.target)
    throw changedMeanwhile(step.path)
  } finally {
    if (isKept) attempt(() => fs.rmSync(kept, { force: true }))
  }
}

function holds(fs: FileSystem, file: string, bytes: Buffer | undefined): boolean {
  const current = readIfThere(fs, file)
  return current === undefined || bytes === undefined ? current === bytes : current.equals(bytes)
}

export function changedMeanwhile(path: string): CommandError {
  const message = `${path} was changed by another program in the meantime. Nothing was written; run the command again.`
  return new CommandError(exitCodes.failed, message)
}

export function putInPlace(
  fs: FileSystem,
  { target, temporary }: Pick<Staged, 'target' | 'temporary'>,
): void {
  if (temporary === null) fs.rmSync(target, { force: true })
  else fs.renameSync(temporary, target)
}

function finish({ root, fs }: Place, files: readonly Staged[]): void {
  flushFolders(fs, files)
  removeJournal(fs, root)
}

function record(
  { root, fs }: Place,
  steps: readonly Omit<Step, 'bytes'>[],
  { undoes }: { readonly undoes: boolean },
): void {
  const entries = steps.map(({ path, temporary, before, after }) => ({
    path,
    temporary: temporary === null ? null : basename(temporary),
    before,
    after,
  }))
  const since = new Date().toISOString()
  naming('.roof-site.journal', () =>
    writeJournal(fs, root, { version: 1, command: describeRun(), since, undoes, entries }),
  )
}

/** Takes a change back that could not be completed; where that fails too, the journal stays. */
function undo(
  place: Place,
  begun: readonly Step[],
  { count, error }: { readonly count: number; readonly error: unknown },
): void {
  try {
    // What was saved since is the newest, and stays.
    const own = begun.filter((step) => isInPlace(place, step))
    if (own.length > 0) putBack(place, own)
    else removeJournal(place.fs, place.root)
  } catch {
    const reason = error instanceof Error ? error.message.replace(/ Nothing was .+/, '') : ''
    const message = `${reason} Up to ${begun.length} of ${count} files are changed already, and could not be put back. The next roof-site command completes the change or takes it back.`
    throw new CommandError(exitCodes.failed, message)
  }
}

function isInPlace({ root, fs }: Place, { path, after }: Pick<Staged, 'path' | 'after'>): boolean {
  const current = readIfThere(fs, join(root, path))
  return (current ? hash(current) : null) === after
}

/** The same change backwards, with a journal of its own, which replaces the first. */
function putBack(place: Place, done: readonly Step[]): void {
  const old = done.toReversed().map(({ path, bytes }) => ({ path, content: bytes ?? null }))
  const current = new Map(done.map(({ path, after }) => [path, after]))
  const staged = stageAll(place, old, 'old')
  const steps = staged.map((file) => ({ ...file, before: current.get(file.path) ?? null }))
  record(place, steps, { undoes: true })
  for (const step of steps) {
    if (isInPlace(place, { path: step.path, after: step.before })) putInPlace(place.fs, step)
  }
  finish(place, staged)
  discard(place, staged)
}
