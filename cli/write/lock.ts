import * as nodeFs from 'node:fs'
import { CommandError, exitCodes, causeOf, isSystemError } from '../lib/errors.ts'
import { attempt, isCode, readIfThere, writeNewFile, type FileSystem } from './file-system.ts'
import { hasLeftovers, lockPath, sweep, journalPath } from './own-files.ts'
import { canBeSeen, hasEnded, parseOwner, thisOwner, toLocalTime, type Owner } from './owner.ts'
import { recover } from './recover.ts'

export interface LockOptions {
  readonly patience?: number | undefined
  /** Hears, in words, that a change that had been cut off was completed. */
  readonly onRecovered?: (message: string) => void
  readonly fs?: FileSystem
  readonly owner?: Owner
}

const tenSeconds = 10_000
const pause = 50
/** Between being made and being written, a lock is empty for a moment. */
const writingTime = 2000

/** Runs `work` as the only command, after completing what an earlier one was cut off in. */
export async function withLock<Result>(
  root: string,
  work: () => Promise<Result>,
  options: LockOptions = {},
): Promise<Result> {
  const { fs = nodeFs, onRecovered, owner = thisOwner(), patience = tenSeconds } = options
  const lock: Lock = { fs, path: lockPath(root), text: JSON.stringify(owner) }
  const wasLeft = await acquire(lock, patience)
  try {
    const recovered = recover({ root, fs })
    if (recovered !== undefined) onRecovered?.(recovered)
    // Only a run that was cut off leaves temporary files; all folders are looked through only then.
    if (wasLeft || recovered !== undefined || hasLeftovers(fs, root)) sweep(fs, root)
    return await work()
  } finally {
    release(lock)
  }
}

interface Lock {
  readonly fs: FileSystem
  readonly path: string
  readonly text: string
}

type Found = Omit<Lock, 'text'>

/** Waits for the lock; whether it was taken over from a run that had ended. */
async function acquire(lock: Lock, patience: number): Promise<boolean> {
  const deadline = Date.now() + patience
  for (;;) {
    const taken = tryAcquire(lock)
    if (taken !== 'held') return taken === 'left behind'
    if (Date.now() > deadline) throw lockHeld(lock)
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}

function tryAcquire(lock: Lock): 'free' | 'left behind' | 'held' {
  try {
    if (tryCreate(lock)) return 'free'
    return isStale(lock) && takeOver(lock) ? 'left behind' : 'held'
  } catch (error) {
    if (!isSystemError(error)) throw error
    const message = `The project cannot be changed. ${lock.path}: ${causeOf(error)}.`
    throw new CommandError(exitCodes.failed, message, { cause: error })
  }
}

function tryCreate({ fs, path, text }: Lock): boolean {
  try {
    writeNewFile(fs, { path, content: text, exclusive: true, flush: false })
    return true
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false
    throw error
  }
}

/** Several may try: who looks and replaces has to hold a second lock, taken in the same way. */
function takeOver(lock: Lock): boolean {
  const guard: Lock = { ...lock, path: `${lock.path}.take` }
  if (tryAcquire(guard) === 'held') return false
  try {
    // Another run may have been quicker, and the lock its own by now.
    if (!isStale(lock)) return false
    const temporary = `${lock.path}.tmp`
    writeNewFile(lock.fs, { path: temporary, content: lock.text, flush: false })
    lock.fs.renameSync(temporary, lock.path)
    return true
  } finally {
    release(guard)
  }
}

function release({ fs, path, text }: Lock): void {
  attempt(() => {
    if (readText({ fs, path }) === text) fs.rmSync(path, { force: true })
  })
}

function readText({ fs, path }: Found): string | undefined {
  return readIfThere(fs, path)?.toString('utf8')
}

function isStale({ fs, path }: Found): boolean {
  const text = readText({ fs, path })
  if (text === undefined) return false
  const owner = parseOwner(text)
  if (owner) return hasEnded(owner)
  return ageOf(fs, path) > writingTime
}

/** By the clock of the file system alone, which may be another computer's: with a file made now. */
function ageOf(fs: FileSystem, path: string): number {
  const now = `${path}.now.tmp`
  try {
    writeNewFile(fs, { path: now, content: '', flush: false })
    return fs.statSync(now).mtimeMs - fs.statSync(path).mtimeMs
  } catch {
    // Gone, for another run was quicker; or nothing can be written here.
    return 0
  } finally {
    attempt(() => fs.rmSync(now, { force: true }))
  }
}

function lockHeld(lock: Lock): CommandError {
  const owner = parseOwner(readText(lock) ?? '')
  const isHidden = owner !== undefined && !canBeSeen(owner)
  const unseen = isHidden
    ? ' It runs on another computer or in a container, and cannot be seen from here.'
    : ''
  const message = `${owner ? describe(owner) : 'Another command is changing this project.'}${unseen} Nothing was changed. Try again when it has ended; if it hangs, end it; if there is no such process, remove ${lock.path}.`
  return new CommandError(exitCodes.failed, message)
}

function describe({ command, pid, host, since }: Owner): string {
  const seconds = Math.max(0, Math.round((Date.now() - Date.parse(since)) / 1000))
  const on = host === undefined ? '' : ` on ${host}`
  return `\`${command ?? 'roof-site'}\` (process ${pid}${on}) has been changing this project since ${toLocalTime(since)}, for ${seconds} s.`
}

/** Before any command; where nothing can be written, says so and lets it read what there is. */
export async function recoverInterrupted(
  root: string,
  log: (message: string) => void,
): Promise<void> {
  const isCutOff = nodeFs.existsSync(journalPath(root))
  if (!isCutOff && !isStale({ fs: nodeFs, path: lockPath(root) })) return
  try {
    await withLock(root, () => Promise.resolve(), { onRecovered: log })
  } catch (error) {
    if (!(error instanceof Error)) throw error
    if (!isSystemError(error) && !isSystemError(error.cause)) throw error
    const message = `Warning: a change of this project was cut off and cannot be completed now, so data/ and generated/ may hold a part of it. ${error.message}`
    if (isCutOff) log(message)
  }
}
