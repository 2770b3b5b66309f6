import { spawnSync } from 'node:child_process'

/** The text of a file at the last commit; `undefined` where there is none, or no git. */
export function textAtHead(root: string, path: string): string | undefined {
  return git(root, ['show', `HEAD:./${path}`])
}

export function areCommitted(root: string, paths: readonly string[]): boolean {
  return git(root, ['status', '--porcelain', '--', ...paths]) === ''
}

export function trackedFiles(root: string, paths: readonly string[]): ReadonlySet<string> {
  return listedBy(root, ['ls-files', '-z'], paths)
}

export function ignoredFiles(root: string, paths: readonly string[]): ReadonlySet<string> {
  return listedBy(root, ['check-ignore', '-z'], paths)
}

function listedBy(root: string, command: readonly string[], paths: readonly string[]) {
  const listed = paths.length > 0 ? git(root, [...command, '--', ...paths]) : undefined
  return new Set(listed?.split('\0').filter(Boolean))
}

/** `undefined` where git says no, or is not there. */
function git(root: string, args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return status === 0 ? stdout : undefined
}
