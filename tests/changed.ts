import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { listFiles } from '../cli/load/list-files.ts'
import { choose, groups, ofAll } from './groups.ts'

const projectRoot = fileURLToPath(new URL('..', import.meta.url))

/** What `npm test -- --changed` runs besides the quick tests: these files, or all there are. */
export interface Plan {
  readonly files: readonly string[]
  readonly isAll: boolean
  /** What is run, and because of what; what is left out. */
  readonly words: readonly string[]
}

/** What of tests/machine is worth a run, by what differs from `ref`, or from where the branch left main. */
export function planSince(ref?: string): Plan {
  const base = baseOf(ref)
  const paths = pathsSince(base)
  const files = paths.length === 1 ? '1 file has' : `${paths.length} files have`
  const begin = `Since ${base.slice(0, 8)}, ${files} changed.`
  const root = paths.find((path) => ofAll.includes(path))
  if (root !== undefined)
    return { files: [], isAll: true, words: [begin, `All tests, because of ${root}.`] }

  const chosen = choose(paths, machineFiles())
  const left = groups.filter((group) => !chosen.groups.has(group)).map(({ name }) => name)
  const words = [...chosen.groups].map(
    ([{ name }, [first, ...others]]) =>
      `  ${name}: because of ${first}${others.length > 0 ? ` and ${others.length} more` : ''}`,
  )
  const alone = chosen.alone.map((file) => `  ${file}: it changed, or what it is made with`)
  return {
    files: [...[...chosen.groups.keys()].flatMap(({ tests }) => tests), ...chosen.alone],
    isAll: false,
    words: [
      begin,
      ...words,
      ...alone,
      ...(left.length > 0 ? [`  left out, as nothing of theirs changed: ${left.join(', ')}`] : []),
    ],
  }
}

function machineFiles(): Readonly<Record<string, string>> {
  const folder = 'tests/machine'
  const files = listFiles(join(projectRoot, folder)).map((path) => `${folder}/${path}`)
  const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8')
  return Object.fromEntries(files.map((path) => [path, read(path)]))
}

/** Where the branch left main, or `ref`; on main itself, the commit before. */
function baseOf(ref?: string): string {
  const left = ref === undefined ? ['origin/main', 'main'] : [ref]
  const [base] = left.flatMap((name) => commitOf('merge-base', 'HEAD', name) ?? [])
  if (base === undefined && ref !== undefined) throw new Error(`git knows no commit ${ref}.`)
  if (base !== undefined && (ref !== undefined || base !== commitOf('rev-parse', 'HEAD')))
    return base
  const before = commitOf('rev-parse', '--quiet', '--verify', 'HEAD^')
  if (before === undefined) throw new Error('git has no commit before this one.')
  return before
}

/** What differs from a commit, committed or not, and files that git does not know yet. */
function pathsSince(base: string): readonly string[] {
  const printed = [
    git('diff', '--name-only', '--no-renames', '-z', base),
    git('ls-files', '--others', '--exclude-standard', '-z'),
  ]
  return printed.flatMap((paths) => paths.split('\0').filter(Boolean))
}

function git(...args: readonly string[]): string {
  const options = { cwd: projectRoot, encoding: 'utf8', stdio: 'pipe', maxBuffer: 1e8 } as const
  return execFileSync('git', args, options)
}

function commitOf(...args: readonly string[]): string | undefined {
  try {
    return git(...args).trim()
  } catch {
    return undefined
  }
}
