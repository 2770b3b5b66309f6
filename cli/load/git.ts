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

/** The texts that git keeps under such ids; of what it never had, or has no more, there is none. */
export function textsOfBlobs(root: string, ids: readonly string[]): ReadonlyMap<string, string> {
  const whole = ids.filter((id) => /^[\da-f]{40}$/.test(id))
  const input = whole.map((id) => `${id}\n`).join('')
  const { stdout } = spawnSync('git', ['cat-file', '--batch'], { cwd: root, input, maxBuffer })
  const texts = new Map<string, string>()
  let at = 0
  while (at < (stdout?.length ?? 0)) {
    const start = stdout.indexOf('\n', at) + 1
    const [id = '', type, size = 0] = stdout.toString('utf8', at, start).split(' ')
    const end = start + Number(size)
    if (type === 'blob') texts.set(id, stdout.toString('utf8', start, end))
    // Behind a text stands a line end; an object that is missing has neither.
    at = type === 'blob' ? end + 1 : start
  }
  return texts
}

function listedBy(root: string, command: readonly string[], paths: readonly string[]) {
  const listed = paths.length > 0 ? git(root, [...command, '--', ...paths]) : undefined
  return new Set(listed?.split('\0').filter(Boolean))
}

const maxBuffer = 256 * 1024 * 1024

/** `undefined` where git says no, or is not there. */
function git(root: string, args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return status === 0 ? stdout : undefined
}
