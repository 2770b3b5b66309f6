import * as nodeFs from 'node:fs'
import { dirname, isAbsolute, join } from 'node:path'
import {
  retryWhileBusy,
  readIfThere,
  writeFileAtomic,
  writeNewFile,
  type FileSystem,
} from '../write/file-system.ts'
import { isTemporary } from '../write/internal-files.ts'
import {
  foldersOf,
  isThere,
  openDist,
  removeOld,
  requireWay,
  statsOf,
  type Dist,
} from './dist-folder.ts'
import type { SiteFile } from './site-file.ts'

interface PublishInput {
  readonly root: string
  readonly files: readonly SiteFile[]
  readonly advance: (done: number, total: number) => void
  readonly fs?: FileSystem
}

export type Published = Awaited<ReturnType<typeof publish>>

/**
 * Updates dist/ to these files, and removes files that only an earlier build wrote. `left` lists files that
 * stay because they are only reachable through a link.
 */
export async function publish(input: PublishInput) {
  const { root, files, advance, fs = nodeFs } = input
  const dist = openDist(fs, root)
  const wanted = new Set(files.map(({ path }) => path))
  const previous = readList(fs, root)
  const obsolete = previous.filter((path) => !wanted.has(path))
  requireWay(dist, wanted, new Set(obsolete))
  removeLeftovers(dist)
  const staging: Dist = { fs, folder: join(dist.folder, `.roof-site.${process.pid}${stagingEnd}`) }
  try {
    const written = await stage({ dist, staging }, files, advance)
    // After an interruption here, the next run has to know both sets of files.
    writeList(fs, root, [...previous, ...wanted])
    const inTheWay = removeAll(dist, obsolete.filter(standsInTheWay(wanted)))
    putInPlace({ dist, staging }, written)
    const others = removeAll(dist, obsolete)
    writeList(fs, root, [...wanted, ...others.left])
    return { written, removed: [...inTheWay.removed, ...others.removed], left: others.left }
  } finally {
    fs.rmSync(staging.folder, { recursive: true, force: true })
  }
}

const stagingEnd = '.publish.tmp'

/** Removes temporary files of an interrupted build; only one runs at a time. */
function removeLeftovers({ fs, folder }: Dist): void {
  const isStaging = (name: string) => isTemporary(name) && name.endsWith(stagingEnd)
  for (const name of fs.readdirSync(folder).filter(isStaging)) {
    fs.rmSync(join(folder, name), { recursive: true, force: true })
  }
}

interface Folders {
  readonly dist: Dist
  readonly staging: Dist
}

/** Makes all files, and writes changed ones beside dist/; returns their paths. */
async function stage(
  { dist, staging: { fs, folder } }: Folders,
  files: readonly SiteFile[],
  advance: PublishInput['advance'],
): Promise<string[]> {
  const stale: string[] = []
  for (const [index, { path, content }] of files.entries()) {
    advance(index, files.length)
    const there = statsOf(dist, path)?.isFile()
      ? fs.readFileSync(join(dist.folder, path))
      : undefined
    const made = typeof content === 'function' ? await content(there) : content
    const bytes = typeof made === 'string' ? Buffer.from(made) : made
    if (there?.equals(bytes)) continue
    const file = join(folder, path)
    fs.mkdirSync(dirname(file), { recursive: true })
    writeNewFile(fs, { path: file, content: bytes, flush: false })
    stale.push(path)
  }
  return stale
}

function putInPlace({ dist, staging }: Folders, paths: readonly string[]): void {
  for (const path of inOrder(paths, (page) => !isThere(dist, page))) {
    const target = join(dist.folder, path)
    dist.fs.mkdirSync(dirname(target), { recursive: true })
    retryWhileBusy(() => dist.fs.renameSync(join(staging.folder, path), target))
  }
}

/** Whether a file is where a folder has to be, or the reverse. */
function standsInTheWay(wanted: ReadonlySet<string>): (path: string) => boolean {
  const folders = foldersOf(wanted)
  return (path) => folders.has(path) || [...foldersOf([path])].some((each) => wanted.has(each))
}

/** Removes pages before the files that they refer to. */
function removeAll(dist: Dist, paths: readonly string[]) {
  const outcomes = inOrder(paths, () => false)
    .toReversed()
    .map((path) => ({ path, outcome: removeOld(dist, path) }))
  const those = (meant: string) =>
    outcomes.flatMap(({ path, outcome }) => (outcome === meant ? [path] : []))
  return { removed: those('removed'), left: those('left') }
}

function readList(fs: FileSystem, root: string): string[] {
  const text = readIfThere(fs, join(root, listName))?.toString('utf8') ?? ''
  return text.split('\n').filter(isInside)
}

const listName = '.roof-site.dist'

/** A foreign list must not reach other files. */
const isInside = (path: string) =>
  path !== '' && !isAbsolute(path) && path.split(/[/\\]/).every((part) => !/^\.{0,2}$/.test(part))

/** Flushed, to survive a power failure. */
function writeList(fs: FileSystem, root: string, paths: Iterable<string>): void {
  const lines = [...new Set(paths)].toSorted().map((path) => `${path}\n`)
  writeFileAtomic(join(root, listName), lines.join(''), { fs, flush: true })
}

/** The order of writing: all other files first, then these, as later ones refer to earlier ones. */
const steps: readonly ((path: string, isNew: (path: string) => boolean) => boolean)[] = [
  (path) => path.startsWith('content/') || path.endsWith('.webmanifest'),
  // New pages before existing ones, which may link to them.
  (path, isNew) => isPage(path) && isNew(path),
  (path, isNew) => isPage(path) && !isNew(path),
  // Files for search engines and hosts: `_redirects`, `.htaccess`, `sitemap-1.xml`.
  (path) => /^([._][^/]*|[^./]+|[^/]+\.(conf|json|txt|xml))$/.test(path),
  (path) => path === 'sitemap.xml',
  (path) => path === 'robots.txt',
]

const isPage = (path: string) => path.endsWith('.html')

/** Sorts paths so that files come after those that they refer to; removal uses the reverse order. */
function inOrder(paths: readonly string[], isNew: (path: string) => boolean): string[] {
  const ranked = paths.map((path) => {
    return { path, step: steps.findLastIndex((has) => has(path, isNew)) }
  })
  return ranked.toSorted((one, other) => one.step - other.step).map(({ path }) => path)
}
