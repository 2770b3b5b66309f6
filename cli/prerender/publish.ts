import * as nodeFs from 'node:fs'
import { dirname, join } from 'node:path'
import { writeNewFile, type FileSystem } from '../write/file-system.ts'
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
import { readList, writeList } from './publish-list.ts'
import { inOrder } from './publish-order.ts'
import type { SiteFile } from './site-file.ts'

interface PublishInput {
  readonly root: string
  readonly files: readonly SiteFile[]
  readonly advance: (done: number, total: number) => void
  readonly fs?: FileSystem
}

export interface Published {
  readonly written: readonly string[]
  readonly removed: readonly string[]
  /** Written by an earlier build and not wanted any more, but reached through a link only. */
  readonly left: readonly string[]
}

/** Brings dist/ to hold these files, and removes what only an earlier build wrote. */
export async function publish(input: PublishInput): Promise<Published> {
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
    // Whoever comes after a run that is cut off here knows the files of both.
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

/** What a build that was cut off has left; only one runs at a time. */
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

/** Makes all files, and writes those that differ beside dist/'s own; returns their paths. */
async function stage(
  { dist, staging: { fs, folder } }: Folders,
  files: readonly SiteFile[],
  advance: PublishInput['advance'],
): Promise<string[]> {
  const stale: string[] = []
  for (const [index, { path, content }] of files.entries()) {
    advance(index, files.length)
    const bytes = Buffer.from(typeof content === 'function' ? await content() : content)
    if (holds(dist, path, bytes)) continue
    const file = join(folder, path)
    fs.mkdirSync(dirname(file), { recursive: true })
    writeNewFile(fs, { path: file, content: bytes, flush: false })
    stale.push(path)
  }
  return stale
}

function holds(dist: Dist, path: string, bytes: Uint8Array): boolean {
  const stats = statsOf(dist, path)
  if (!stats?.isFile() || stats.size !== bytes.length) return false
  return dist.fs.readFileSync(join(dist.folder, path)).equals(bytes)
}

function putInPlace({ dist, staging }: Folders, paths: readonly string[]): void {
  for (const path of inOrder(paths, (page) => !isThere(dist, page))) {
    const target = join(dist.folder, path)
    dist.fs.mkdirSync(dirname(target), { recursive: true })
    dist.fs.renameSync(join(staging.folder, path), target)
  }
}

/** An old file where a new folder belongs, or the other way round. */
function standsInTheWay(wanted: ReadonlySet<string>): (path: string) => boolean {
  const folders = foldersOf(wanted)
  return (path) => folders.has(path) || [...foldersOf([path])].some((each) => wanted.has(each))
}

/** Pages go before what they name. */
function removeAll(dist: Dist, paths: readonly string[]) {
  const removed: string[] = []
  const left: string[] = []
  for (const path of inOrder(paths, () => false).toReversed()) {
    const outcome = removeOld(dist, path)
    if (outcome === 'removed') removed.push(path)
    if (outcome === 'left') left.push(path)
  }
  return { removed, left }
}
