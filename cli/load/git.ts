import { spawnSync } from 'node:child_process'

/**
 * The text of a file of the project at the last commit; `undefined` where there is none, no
 * repository, or no git.
 */
export function textAtHead(root: string, path: string): string | undefined {
  return git(root, ['show', `HEAD:./${path}`])
}

/** Whether files of the project are committed as they stand; folders stand for all in them. */
export function areCommitted(root: string, paths: readonly string[]): boolean {
  const status = git(root, ['status', '--porcelain', '--', ...paths])
  return status === ''
}

/** Those of the files that are committed; none where there is no repository or no git. */
export function trackedFiles(root: string, paths: readonly string[]): ReadonlySet<string> {
  const listed = paths.length === 0 ? '' : git(root, ['ls-files', '-z', '--', ...paths])
  return new Set((listed ?? '').split('\0').filter(Boolean))
}

/** Those of the paths that git is told to leave alone. */
export function ignoredFiles(root: string, paths: readonly string[]): ReadonlySet<string> {
  const listed = paths.length === 0 ? '' : git(root, ['check-ignore', '-z', '--', ...paths])
  return new Set((listed ?? '').split('\0').filter(Boolean))
}

/** What git answers; `undefined` where it says no, or is not there. */
function git(root: string, args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return status === 0 ? stdout : undefined
}
