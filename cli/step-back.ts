import { constants, setPriority } from 'node:os'
import { isMainThread } from 'node:worker_threads'
import { attempt } from './transaction/file-system.ts'

/** Lets others go before a process, where there are fewer processors than work. */
export function stepBack(pid: number): void {
  // It may have ended.
  attempt(() => setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL))
}

/**
 * Lets others go before this thread: the first one, and those on which its code is compiled. On
 * Linux `setpriority(2)` is for the thread that calls it; elsewhere it would be for all of them.
 */
export function stepBackHere(): void {
  if (!isMainThread && process.platform === 'linux') stepBack(0)
}
