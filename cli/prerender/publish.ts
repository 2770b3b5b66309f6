import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { isOwnFile } from '../write/own-files.ts'
import type { SiteFile } from './site-file.ts'

interface PublishInput {
  readonly root: string
  readonly files: readonly SiteFile[]
  readonly advance: (done: number, total: number) => void
}

export interface Published {
  readonly written: readonly string[]
  readonly removed: readonly string[]
  /** Written by an earlier build and not wanted any more, but reached through a link only. */
  readonly left: readonly string[]
}

/** Brings dist/ to hold these files, and removes what only an earlier build wrote. */
export async function publish({ root, files, advance }: PublishInput): Promise<Published> {
  const dist = join(root, 'dist')
  const list = join(root, listName)
  mkdirSync(dist, { recursive: true })
  for (const left of readdirSync(dist).filter(isOwnFile)) {
    rmSync(join(dist, left), { recursive: true, force: true })
  }
  const staging = join(dist, `.roof-site.${process.pid}.publish.tmp`)
  try {
    const written = await stage({ dist, staging }, { files, advance })
    const wanted = new Set(files.map(({ path }) => path))
    const previous = readList(list)
    // Whoever comes after a run that is cut off here knows the files of both.
    writeList(list, [...previous, ...wanted])
    putInPlace({ dist, staging }, written)
    const obsolete = previous.filter((path) => !wanted.has(path))
    const removed = obsolete.filter((path) => removeFile(dist, path))
    writeList(list, [...wanted])
    const left = obsolete.filter((path) => existsSync(join(dist, path)))
    return { written, removed, left }
  } finally {
    rmSync(staging, { recursive: true, force: true })
  }
}

/** Lists the files of dist/ that a build wrote. */
const listName = '.roof-site.dist'

function readList(list: string): string[] {
  return existsSync(list) ? readFileSync(list, 'utf8').split('\n').filter(Boolean) : []
}

function writeList(list: string, paths: readonly string[]): void {
  const lines = [...new Set(paths)].toSorted().map((path) => `${path}\n`)
  writeFileSync(`${list}.tmp`, lines.join(''))
  renameSync(`${list}.tmp`, list)
}

interface Folders {
  readonly dist: string
  readonly staging: string
}

/** Makes all files, and writes those that differ beside dist/'s own; returns their paths. */
async function stage(
  { dist, staging }: Folders,
  { files, advance }: Omit<PublishInput, 'root'>,
): Promise<string[]> {
  const stale: string[] = []
  for (const [index, { path, content }] of files.entries()) {
    advance(index, files.length)
    const bytes = Buffer.from(typeof content === 'function' ? await content() : content)
    if (holds(join(dist, path), bytes)) continue
    const file = join(staging, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, bytes)
    stale.push(path)
  }
  return stale
}

function holds(file: string, bytes: Uint8Array): boolean {
  return existsSync(file) && lstatSync(file).isFile() && readFileSync(file).equals(bytes)
}

/** Pages come last: a page that is there finds all that it names. */
function putInPlace({ dist, staging }: Folders, paths: readonly string[]): void {
  const isPage = (path: string) => path.endsWith('.html')
  const ordered = [...paths.filter((path) => !isPage(path)), ...paths.filter(isPage)]
  for (const path of ordered) {
    mkdirSync(dirname(join(dist, path)), { recursive: true })
    renameSync(join(staging, path), join(dist, path))
  }
}

/** Removes a file and the folders that are empty then, but nothing through a link; whether it did. */
function removeFile(dist: string, path: string): boolean {
  const file = join(dist, path)
  if (!existsSync(file) || isBehindLink(dist, path)) return false
  rmSync(file, { force: true })
  for (let at = dirname(path); at !== '.'; at = dirname(at)) {
    if (readdirSync(join(dist, at)).length > 0) break
    rmdirSync(join(dist, at))
  }
  return true
}

function isBehindLink(dist: string, path: string): boolean {
  const parent = dirname(join(dist, path))
  return realpathSync(parent) !== dirname(join(realpathSync(dirname(dist)), 'dist', path))
}
