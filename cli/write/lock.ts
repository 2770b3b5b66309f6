import * as nodeFs from 'node:fs'
import { hostname } from 'node:os'
import { basename, dirname, join } from 'node:path'
import * as z from 'zod'
import { type CommandError, failure, isSystemError, causeOf, orUndefined } from '../lib/errors.ts'
import { parseJson } from '../lib/json.ts'
import { isRunning } from '../lib/processes.ts'
import {
  ignoringErrors,
  isCode,
  readIfThere,
  writeNewFile,
  type FileSystem,
} from './file-system.ts'
import { hasLeftovers, journalPath, lockPath, sweep, temporaryNames } from './internal-files.ts'
import { describeRun, recover, toLocalTime } from './journal.ts'

interface LockOptions {
  readonly patience?: number | undefined
  /** Called with a message when an interrupted change was completed. */
  readonly onRecovered?: (message: string) => void
  readonly fs?: FileSystem
  readonly owner?: Owner
}

const tenSeconds = 10_000
const pause = 50

/** Runs `work` under the lock, after completing an interrupted change. */
export async function withLock<Result>(
  root: string,
  work: () => Promise<Result>,
  options: LockOptions = {},
): Promise<Result> {
  const { fs = nodeFs, onRecovered, owner = thisOwner(), patience = tenSeconds } = options
  const lock: Lock = { fs, path: lockPath(root), text: JSON.stringify(owner) }
  await acquire(lock, patience)
  try {
    const recovered = recover({ root, fs })
    if (recovered !== undefined) onRecovered?.(recovered)
    // Only an interrupted run leaves temporary files, so folders are not always searched.
    if (recovered !== undefined || hasLeftovers(fs, root))
      sweep(fs, root, (path) => isSetAside(path) && !isLeftBehind({ fs, path }))
    return await work()
  } finally {
    ignoringErrors(() => {
      if (readText(lock) === lock.text) fs.rmSync(lock.path, { force: true })
    })
  }
}

interface Lock {
  readonly fs: FileSystem
  readonly path: string
  readonly text: string
}

type LockFile = Omit<Lock, 'text'>

async function acquire(lock: Lock, patience: number): Promise<void> {
  const deadline = Date.now() + patience
  while (!tryAcquire(lock)) {
    if (Date.now() > deadline) throw lockHeld(lock)
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}

function tryAcquire(lock: Lock): boolean {
  try {
    return tryCreate(lock) || (isLeftBehind(lock) && setAside(lock) && tryCreate(lock))
  } catch (error) {
    if (!isSystemError(error)) throw error
    const message = `The project cannot be changed. ${lock.path}: ${causeOf(error)}.`
    throw failure(message, { cause: error })
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

const isSetAside = (path: string) => basename(path).includes(`.${asidePurpose}.`)
const asidePurpose = 'lock'

/** Renames a stale lock, which only one of several processes can do; `sweep` removes it. */
function setAside({ fs, path }: Lock): boolean {
  const aside = join(dirname(path), temporaryNames(asidePurpose)())
  try {
    fs.renameSync(path, aside)
  } catch (error) {
    if (isCode(error, 'ENOENT')) return false
    throw error
  }
  if (isLeftBehind({ fs, path: aside })) return true
  // Another run was faster: this is its lock.
  ignoringErrors(() => fs.renameSync(aside, path))
  return false
}

function readText({ fs, path }: LockFile): string | undefined {
  return readIfThere(fs, path)?.toString('utf8')
}

/** A lock is empty for a moment between creation and writing. */
const writingTime = tenSeconds

function isLeftBehind({ fs, path }: LockFile): boolean {
  const text = readText({ fs, path })
  if (text === undefined) return false
  const owner = parseOwner(text)
  if (owner) return hasEnded(owner)
  const stats = fs.statSync(path, { throwIfNoEntry: false })
  // A clock that ran ahead may have dated it in the future.
  return stats !== undefined && Math.abs(Date.now() - stats.mtimeMs) > writingTime
}

function lockHeld(lock: Lock): CommandError {
  const owner = parseOwner(readText(lock) ?? '')
  const holder = owner ? describeOwner(owner) : 'Another command is changing this project.'
  const message = `${holder} Nothing was changed. Try again when it has ended; if it hangs, end it; if no such command is running, remove ${lock.path}.`
  return failure(message)
}

/** Runs before every command; without write access, prints a note and goes on. */
export async function recoverInterrupted(
  root: string,
  log: (message: string) => void,
): Promise<void> {
  const isCutOff = nodeFs.existsSync(journalPath(root))
  if (!isCutOff && !isLeftBehind({ fs: nodeFs, path: lockPath(root) })) return
  try {
    await withLock(root, () => Promise.resolve(), { onRecovered: log })
  } catch (error) {
    if (!(error instanceof Error)) throw error
    if (!isSystemError(error) && !isSystemError(error.cause)) throw error
    const message = `Warning: a change of this project was interrupted and cannot be completed now, so data/ and generated/ may contain only a part of it. ${error.message}`
    if (isCutOff) log(message)
  }
}

const ownerSchema = z.object({
  pid: z.int().positive(),
  host: z.string().optional(),
  /** The start time of the process, where the system provides it. */
  started: z.string().optional(),
  command: z.string().optional(),
  since: z.string(),
})

/** The process that holds a lock. */
export type Owner = Readonly<z.infer<typeof ownerSchema>>

/** Describes this process for a lock. */
export function thisOwner(): Owner {
  const { pid } = process
  const since = new Date().toISOString()
  return { pid, host: hostname(), started: startOf(pid), command: describeRun(), since }
}

/** `undefined` when the text does not describe an owner, as in a half-written lock. */
const parseOwner = (text: string): Owner | undefined => ownerSchema.safeParse(parseJson(text)).data

const isElsewhere = ({ host }: Owner) => host !== undefined && host !== hostname()

/** Whether the process has certainly ended; only known for processes on this machine. */
function hasEnded(owner: Owner): boolean {
  if (isElsewhere(owner)) return false
  return !isRunning(owner.pid) || isSameProcess(owner) === false
}

/** Whether the process with that id is still the owner; `undefined` when unknown. */
function isSameProcess({ pid, started }: Owner): boolean | undefined {
  const current = startOf(pid)
  return started === undefined || current === undefined ? undefined : started === current
}

/** The start of a process in ticks since boot, on Linux; unknown elsewhere. */
function startOf(pid: number): string | undefined {
  const stat = orUndefined(() => nodeFs.readFileSync(`/proc/${pid}/stat`, 'utf8'))
  // The program name, in parentheses, may contain spaces.
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
}

function describeOwner(owner: Owner): string {
  const { command, pid, host, since } = owner
  const seconds = Math.max(0, Math.round((Date.now() - Date.parse(since)) / 1000))
  const on = host === undefined ? '' : ` on ${host}`
  const doubt = isElsewhere(owner)
    ? ' It runs on another computer or in a container, and cannot be seen from here.'
    : isSameProcess(owner)
      ? ''
      : ` Process ${pid} is running, but may be another program that has got its number since.`
  return `\`${command ?? 'roof-site'}\` (process ${pid}${on}) has been changing this project since ${toLocalTime(since)}, for ${seconds} s.${doubt}`
}
