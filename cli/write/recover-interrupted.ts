import { existsSync } from 'node:fs'
import { isSystemError } from '../lib/system-error.ts'
import { journalPath, lockPath } from './own-files.ts'

/**
 * Before any command: completes what an earlier run was cut off in, so that no command reads half
 * a change. Where the project cannot be written to, says so and lets the command read what there
 * is. Throws a `CommandError` where a person has to decide.
 */
export async function recoverInterrupted(
  root: string,
  log: (message: string) => void,
): Promise<void> {
  const isCutOff = existsSync(journalPath(root))
  if (!isCutOff && !existsSync(lockPath(root))) return
  const { isLeftBehind, withLock } = await import('./lock.ts')
  if (!isCutOff && !isLeftBehind(root)) return
  try {
    await withLock(root, () => Promise.resolve(), { onRecovered: log })
  } catch (error) {
    if (!isSystemError(error) && !(error instanceof Error && isSystemError(error.cause)))
      throw error
    if (!isCutOff) return
    log(
      `Warning: a change of this project was cut off and cannot be completed now, so data/ and generated/ may hold a part of it. ${error.message}`,
    )
  }
}
