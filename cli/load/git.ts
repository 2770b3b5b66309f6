import { spawnSync } from 'node:child_process'
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { failure, orUndefined, usageError } from '../lib/errors.ts'

/** The text of a file at HEAD; `undefined` when there is none, or no git. */
export function textAtHead(root: string, path: string): string | undefined {
  return git(root, ['show', `HEAD:./${path}`])
}

/** The path of a folder in its repository: `sites/acme/`; empty at the root, or without a repository. */
export function pathInRepository(root: string): string {
  return git(root, ['rev-parse', '--show-prefix'])?.replace(/\n$/, '') ?? ''
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

/** Reads blobs by id; ids that git does not have are left out. */
export function readBlobs(root: string, ids: readonly string[]): ReadonlyMap<string, Buffer> {
  const whole = ids.filter((id) => /^[\da-f]{40,64}$/.test(id))
  const input = whole.map((id) => `${id}\n`).join('')
  const bytes = run(root, ['cat-file', '--batch'], input) ?? Buffer.alloc(0)
  const blobs = new Map<string, Buffer>()
  let at = 0
  while (at < bytes.length) {
    const start = bytes.indexOf('\n', at) + 1
    const [id = '', type, size = 0] = bytes.toString('utf8', at, start).split(' ')
    const end = start + Number(size)
    if (type === 'blob') blobs.set(id, bytes.subarray(start, end))
    // A newline follows each blob; a missing object has neither.
    at = type === 'blob' ? end + 1 : start
  }
  return blobs
}

function listedBy(root: string, command: readonly string[], paths: readonly string[]) {
  const listed = paths.length > 0 ? git(root, [...command, '--', ...paths]) : undefined
  return new Set(splitEntries(listed))
}

const splitEntries = (listed = '') => listed.split('\0').filter(Boolean)

/** Resolves a branch, tag or other ref; throws a `CommandError` when it does not exist. */
export function requireCommit(root: string, ref: string): string {
  const verify = 'rev-parse --verify --quiet --end-of-options'.split(' ')
  const found = git(root, [...verify, `${ref}^{commit}`])
  if (found !== undefined) return found.trim()
  if (git(root, ['rev-parse', '--git-dir']) === undefined) {
    throw failure(`git has no history for ${root}: git is not installed, or this is not a clone.`)
  }
  const quoted = JSON.stringify(ref)
  const advice = 'Name a branch, a tag or a commit, such as main or HEAD~1.'
  const shallow = 'Where only the last commit was cloned, run `git fetch --unshallow` first.'
  throw usageError(`git has no commit ${quoted}. ${advice} ${shallow}`)
}

/** The files below a path at a commit, with their bytes; symlinks are left out. */
function filesAt(root: string, commit: string, below: string): [path: string, bytes: Buffer][] {
  const listed = splitEntries(git(root, ['ls-tree', '-r', '-z', commit, '--', below]))
  const entries = listed.map((line) => /^100\d+ blob ([\da-f]+)\t([^]+)$/.exec(line) ?? [])
  const blobs = readBlobs(
    root,
    entries.map(([, id = '']) => id),
  )
  return entries.flatMap(([, id = '', path = '']) => {
    const bytes = blobs.get(id)
    return bytes ? [[path, bytes]] : []
  })
}

/** Files below some paths that differ from a commit or are untracked; empty when git does not have the commit. */
export function changedSince(root: string, commit: string, paths: readonly string[]): string[] {
  const names = ['--name-only', '-z', '--no-renames', '--relative']
  const changed = git(root, ['diff', ...names, commit, '--', ...paths])
  if (changed === undefined) return []
  const unknown = git(root, ['ls-files', '--others', '--exclude-standard', '-z', '--', ...paths])
  return [...splitEntries(changed), ...splitEntries(unknown)].toSorted()
}

/**
 * Makes one commit of what differs at some paths, and of nothing else. Where git makes none, nothing is staged
 * that was not, and the reason is returned.
 */
export function commitPaths(
  root: string,
  paths: readonly string[],
  message: string,
): string | undefined {
  // Files that are new to git are none of its paths yet.
  const staged = start(root, ['add', '--all', '--', ...paths])
  const made =
    staged.status === 0
      ? start(root, ['commit', '--quiet', '--file=-', '--', ...paths], message)
      : staged
  if (made.status === 0) return undefined
  git(root, ['reset', '--quiet', '--', ...paths])
  return whyNoCommit(root, String(made.stderr))
}

/** Why git would make no commit, whatever it holds; `undefined` where nothing is known to be in the way. */
export function reasonAgainstCommits(root: string): string | undefined {
  const isKnown = ['GIT_AUTHOR_IDENT', 'GIT_COMMITTER_IDENT'].every(
    (name) => git(root, ['var', name]) !== undefined,
  )
  if (!isKnown) {
    return 'git does not know who you are: `git config --global user.name "Your Name"` and `git config --global user.email you@example.com` tell it.'
  }
  const folder = git(root, ['rev-parse', '--absolute-git-dir'])?.trim() ?? ''
  const lock = join(folder, 'index.lock')
  if (existsSync(lock)) {
    return `Another git is at work here, or one was cut off: if none runs, remove ${lock}.`
  }
  const unfinished = [
    'MERGE_HEAD',
    'CHERRY_PICK_HEAD',
    'REVERT_HEAD',
    'rebase-merge',
    'rebase-apply',
  ]
  if (!unfinished.some((name) => existsSync(join(folder, name)))) return undefined
  return 'A merge or rebase is not finished: `git status` says how to go on.'
}

/** Those that may refuse a commit, in the order in which git asks them. */
const hooks = ['pre-commit', 'prepare-commit-msg', 'commit-msg']
const mostLines = 5

function whyNoCommit(root: string, said: string): string {
  const known = reasonAgainstCommits(root)
  if (known !== undefined) return known
  const lines = said.split('\n').filter((line) => line.trim() !== '')
  const shown = lines.slice(0, mostLines).map((line) => `\n  ${line}`)
  const folder = git(root, ['rev-parse', '--git-path', 'hooks'])?.trim() ?? ''
  const asked = hooks.filter((name) => isExecutable(resolve(root, folder, name)))
  if (asked.length > 0) {
    const speech = shown.length > 0 ? `, and says:${shown.join('')}` : ' without a word.'
    return `A hook of this repository (${asked.join(', ')}) refuses it${speech}`
  }
  const isSigned = git(root, ['config', '--type=bool', 'commit.gpgSign'])?.trim() === 'true'
  if (isSigned)
    return 'It could not be signed, as `commit.gpgSign` asks: see to the key, or turn that off.'
  return `\`git commit\` says:${shown.join('')}`
}

const isExecutable = (path: string) =>
  orUndefined(() => accessSync(path, constants.X_OK) ?? true) === true

const maxBuffer = 1024 * 1024 * 1024

/** `undefined` when git fails or is not installed. */
function git(root: string, args: readonly string[]): string | undefined {
  return run(root, args)?.toString('utf8')
}

function run(root: string, args: readonly string[], input = ''): Buffer | undefined {
  if (!isInRepository(root)) return undefined
  const { status, stdout } = start(root, args, input)
  return status === 0 ? stdout : undefined
}

const start = (root: string, args: readonly string[], input = '') =>
  spawnSync('git', args, { cwd: root, input, maxBuffer })

/** Works on the data as they were at a commit, in a folder that is removed afterwards. */
export function withDataAt<Result>(
  { root, commit }: { readonly root: string; readonly commit: string },
  work: (folder: string) => Result,
): Result {
  const files = filesAt(root, commit, 'data')
  if (files.length === 0) {
    throw usageError(`At ${commit.slice(0, 9)} the project had no data/ folder to compare with.`)
  }
  const folder = mkdtempSync(join(tmpdir(), 'roof-site-'))
  try {
    for (const [path, bytes] of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), bytes)
    }
    return work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Starting git costs more than all else in a small command. */
function isInRepository(root: string): boolean {
  if (process.env['GIT_DIR'] !== undefined) return true
  for (let at = realpathSync(root); ; at = dirname(at)) {
    if (existsSync(join(at, '.git'))) return true
    if (at === dirname(at)) return false
  }
}
