import { isAbsolute, join, relative, sep } from 'node:path'
import { areCommitted, ignoredFiles, trackedFiles } from '../load/git.ts'
import { quoteWord } from '../site/cities/change.ts'
import type { Plan } from '../site/cities/format-plan.ts'
import type { Context } from './context.ts'

/** The command that takes a change back, and what that leaves different. */
export interface TakeBack {
  readonly command: string
  readonly but?: string
}

const folders = ['data', 'generated']

const maxNamed = 20

/** How a plan can be taken back: with git where all of its files are committed; to be asked before. */
export function howToTakeBack(context: Context, { files, change }: Plan): TakeBack {
  const touched = files.filter(({ action }) => action !== 'same')
  const created = touched.filter(({ action }) => action === 'create').map(({ path }) => path)
  const others = touched.filter(({ action }) => action !== 'create').map(({ path }) => path)
  if (!isClean(context.root, created, others)) return change.inverse
  const all = areCommitted(context.root, folders)
  const { git, here } = gitFrom(context)
  // Folders stand for many files only: a file that is added later is none of this change.
  const removed = (all && created.length > maxNamed ? folders : created).map(here).join(' ')
  const clean = created.length === 0 ? '' : ` && ${git} clean -fdq -- ${removed}`
  return { command: `${git} restore -- ${(all ? folders : others).map(here).join(' ')}${clean}` }
}

/** Git has all of the files as they are, and would know new ones as new. */
function isClean(root: string, created: readonly string[], others: readonly string[]): boolean {
  const tracked = trackedFiles(root, [...created, ...others])
  return (
    others.length > 0 &&
    others.every((path) => tracked.has(path)) &&
    created.every((path) => !tracked.has(path)) &&
    ignoredFiles(root, created).size === 0 &&
    areCommitted(root, [...created, ...others])
  )
}

function gitFrom({ io, root }: Context) {
  const below = relative(root, io.cwd)
  if (below.startsWith('..') || isAbsolute(below)) {
    return { git: `git -C ${quoteWord(root)}`, here: quoteWord }
  }
  const here = (path: string) =>
    quoteWord(relative(io.cwd, join(root, path)).split(sep).join('/') || '.')
  return { git: 'git', here }
}
