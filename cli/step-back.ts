import { constants, setPriority } from 'node:os'
import { isMainThread } from 'node:worker_threads'
import { attempt } from './write/file-system.ts'

/** Lets others go before a process, where there are fewer processors than work. */
export function stepBack(pid: number, by = constants.priority.PRIORITY_BELOW_NORMAL): void {
  // It may have ended.
  attempt(() => setPriority(pid, by))
}

/** So that threads end with the first one: with more they would be at work alone in the end. */
const aLittle = 5

/**
 * Lets others go before this thread: the first one, and those on which its code is compiled. On
 * Linux `setpriority(2)` is for the thread that calls it; elsewhere it would be for all of them.
 */
export function stepBackHere(): void {
  if (!isMainThread && process.platform === 'linux') stepBack(0, aLittle)
}
