import { dirname, join, relative } from 'node:path'
import { failure } from '../lib/errors.ts'
import { ignoringErrors, isCode, retryWhileBusy, type FileSystem } from '../write/file-system.ts'

/** dist/, where the owner may have put files too. */
export interface Dist {
  readonly fs: FileSystem
  readonly folder: string
}

/** Does not follow links. */
export function statsOf({ fs, folder }: Dist, path: string) {
  try {
    return fs.lstatSync(join(folder, path), { throwIfNoEntry: false })
  } catch (error) {
    // The parent is a file.
    if (isCode(error, 'ENOTDIR')) return undefined
    throw error
  }
}

export const isThere = (dist: Dist, path: string) => statsOf(dist, path) !== undefined

const isLink = (dist: Dist, path: string) => statsOf(dist, path)?.isSymbolicLink() ?? false

/** Opens dist/ or creates it; it may be a link to another folder. */
export function openDist(fs: FileSystem, root: string): Dist {
  const folder = join(root, 'dist')
  const dist = { fs, folder }
  const isFolder = fs.statSync(folder, { throwIfNoEntry: false })?.isDirectory()
  if (isLink(dist, '') && !isFolder) throw refusal('dist', 'is a link that leads to no folder')
  if (isFolder === false) throw refusal('dist', 'is a file, where a folder belongs')
  fs.mkdirSync(folder, { recursive: true })
  return dist
}

/** The folders of the given files, parents first, without dist/ itself. */
export function foldersOf(paths: Iterable<string>): ReadonlySet<string> {
  const folders = new Set<string>()
  for (const path of paths) {
    for (let at = dirname(path); at !== '.' && !folders.has(at); at = dirname(at)) folders.add(at)
  }
  return new Set([...folders].toSorted())
}

/** Throws, before anything is written, when a file that no build wrote is in the way. */
export function requireWay(dist: Dist, wanted: ReadonlySet<string>, own: ReadonlySet<string>) {
  for (const path of foldersOf(wanted)) {
    const stats = statsOf(dist, path)
    if (stats?.isSymbolicLink()) requireInside(dist, path)
    else if (stats && !stats.isDirectory() && !own.has(path)) {
      throw refusal(`dist/${path}`, 'is a file of your own, where the site has a folder')
    }
  }
  for (const path of wanted) {
    const stats = statsOf(dist, path)
    if (stats?.isSymbolicLink())
      throw refusal(`dist/${path}`, 'is a link, where the site has a file')
    if (stats?.isDirectory() && !holdsOnly(dist, path, own)) {
      throw refusal(`dist/${path}`, 'is a folder of your own, where the site has a file')
    }
  }
}

function requireInside({ fs, folder }: Dist, path: string): void {
  const link = join(folder, path)
  if (!fs.statSync(link, { throwIfNoEntry: false })?.isDirectory()) {
    throw refusal(`dist/${path}`, 'is a link that leads to no folder')
  }
  const target = fs.realpathSync(link)
  const way = relative(fs.realpathSync(folder), target)
  if (!way.startsWith('..') && way !== target) return
  throw refusal(`dist/${path}`, `is a link that leads out of dist/, to ${target}`)
}

const refusal = (path: string, fault: string) =>
  failure(
    `${path} ${fault}. A build writes there. Nothing in dist/ was changed; move it away and build again.`,
  )

function holdsOnly({ fs, folder }: Dist, path: string, own: ReadonlySet<string>): boolean {
  const entries = fs.readdirSync(join(folder, path), { withFileTypes: true })
  return entries.every((entry) => {
    const below = `${path}/${entry.name}`
    return entry.isDirectory() ? holdsOnly({ fs, folder }, below, own) : own.has(below)
  })
}

/** Removes a file of an earlier build and empty parent folders, but nothing through a link. */
export function removeOld(dist: Dist, path: string): 'removed' | 'gone' | 'left' {
  const stats = statsOf(dist, path)
  if (isBehindLink(dist, path)) return stats ? 'left' : 'gone'
  if (stats?.isSymbolicLink()) return 'left'
  // A folder of that name belongs to the owner.
  if (stats?.isFile())
    retryWhileBusy(() => dist.fs.rmSync(join(dist.folder, path), { force: true }))
  for (let at = dirname(path); at !== '.'; at = dirname(at)) {
    const isGone = ignoringErrors(() => dist.fs.rmdirSync(join(dist.folder, at)))
    if (!isGone && isThere(dist, at)) break
  }
  return stats?.isFile() ? 'removed' : 'gone'
}

function isBehindLink(dist: Dist, path: string): boolean {
  return isLink(dist, '') || [...foldersOf([path])].some((folder) => isLink(dist, folder))
}
