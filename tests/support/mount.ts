import { spawnSync } from 'node:child_process'
import { onTestFinished } from 'vitest'

/** Puts a file system of its own in place of a folder; false where this user may not mount one. */
export function mountTmpfs(folder: string, options: string): boolean {
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder])
  if (status !== 0) return false
  onTestFinished(() => void spawnSync('umount', ['-l', folder]))
  return true
}
