import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CommandError, exitCodes } from './exit.ts'

const lockName = '.roof-site.lock'
const patience = 10_000
const pause = 50

/**
 * Runs `work` while no other command changes the project. Waits up to ten seconds for one that
 * does, then throws a `CommandError` that names it. A lock whose owner has ended is taken over.
 */
export async function withLock<Result>(root: string, work: () => Promise<Result>): Promise<Result> {
  const lock = join(root, lockName)
  await acquire(lock)
  try {
    return await work()
  } finally {
    rmSync(lock, { force: true })
  }
}

async function acquire(lock: string): Promise<void> {
  const deadline = Date.now() + patience
  const mine = JSON.stringify({ pid: process.pid, since: new Date().toISOString() })
  while (!tryCreate(lock, mine)) {
    const held = readLock(lock)
    if (held !== undefined && isStale(held)) takeAway(lock, held)
    else if (Date.now() > deadline) throw lockHeld(lock, held)
    else await new Promise((resolve) => setTimeout(resolve, pause))
  }
}

function tryCreate(lock: string, content: string): boolean {
  try {
    writeFileSync(lock, content, { flag: 'wx' })
    return true
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false
    throw error
  }
}

function readLock(lock: string): string | undefined {
  try {
    return readFileSync(lock, 'utf8')
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined
    throw error
  }
}

function isStale(content: string): boolean {
  const { pid } = parseLock(content)
  if (pid === undefined) return false
  try {
    process.kill(pid, 0)
    return false
  } catch (error) {
    return isCode(error, 'ESRCH')
  }
}

/** Removes a stale lock, unless another command was quicker and the lock is its own by now. */
function takeAway(lock: string, stale: string): void {
  const aside = `${lock}.${process.pid}`
  try {
    renameSync(lock, aside)
    if (readFileSync(aside, 'utf8') !== stale) linkSync(aside, lock)
  } catch (error) {
    if (!isCode(error, 'ENOENT') && !isCode(error, 'EEXIST')) throw error
  }
  rmSync(aside, { force: true })
}

function parseLock(content: string): { pid?: number; since?: string } {
  try {
    const value: unknown = JSON.parse(content)
    if (typeof value !== 'object' || value === null) return {}
    const { pid, since } = value as Record<string, unknown>
    return {
      ...(typeof pid === 'number' && { pid }),
      ...(typeof since === 'string' && { since }),
    }
  } catch {
    return {}
  }
}

function lockHeld(lock: string, content = ''): CommandError {
  const { pid, since } = parseLock(content)
  const owner =
    pid === undefined ? 'Another command' : `Another command (process ${pid}, since ${since})`
  const message = `${owner} is changing this project. Try again when it has ended; if none is running, remove ${lock}.`
  return new CommandError(exitCodes.failed, message)
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
