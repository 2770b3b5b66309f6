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

/** The paths of files below dist/ that were written and removed, and those that were left there. */
export interface Published {
  readonly written: readonly string[]
  readonly removed: readonly string[]
  /** Written by an earlier build and not wanted any more, but reached through a link only. */
  readonly left: readonly string[]
}

/**
 * Brings dist/ to hold these files: writes what differs, pages after the files that they name, and
 * then removes what an earlier build wrote and this one did not. All else in dist/ is the owner's
 * and stays. When making a file throws, nothing in dist/ has changed.
 */
export async function publish({ root, files, advance }: PublishInput): Promise<Published> {
  const dist = join(root, 'dist')
  const list = join(root, listName)
  mkdirSync(dist, { recursive: true })
  removeStaging(dist)
  const staging = join(dist, `.roof-site.${process.pid}.publish.tmp`)
  try {
    const written = await stage({ dist, staging, files, advance })
    const wanted = new Set(files.map(({ path }) => path))
    const previous = readList(list)
    // Whoever comes after a run that is cut off here knows the files of both.
    writeList(list, [...previous, ...wanted])
    putInPlace({ dist, staging, paths: written })
    const obsolete = previous.filter((path) => !wanted.has(path))
    const removed = obsolete.filter((path) => removeFile(dist, path))
    writeList(list, [...wanted])
    const left = obsolete.filter((path) => existsSync(join(dist, path)))
    return { written, removed, left }
  } finally {
    rmSync(staging, { recursive: true, force: true })
  }
}

/** Where the files of dist/ are listed that a build wrote. */
const listName = '.roof-site.dist'

function readList(list: string): string[] {
  return existsSync(list) ? readFileSync(list, 'utf8').split('\n').filter(Boolean) : []
}

function writeList(list: string, paths: readonly string[]): void {
  const lines = [...new Set(paths)].toSorted().map((path) => `${path}\n`)
  writeFileSync(`${list}.tmp`, lines.join(''))
  renameSync(`${list}.tmp`, list)
}

/** What a run has left that was cut off. */
function removeStaging(dist: string): void {
  for (const name of readdirSync(dist).filter(isOwnFile)) {
    rmSync(join(dist, name), { recursive: true, force: true })
  }
}

interface StageInput extends Omit<PublishInput, 'root'> {
  readonly dist: string
  readonly staging: string
}

/** Makes all files, and writes those that differ beside dist/'s own; returns their paths. */
async function stage({ dist, staging, files, advance }: StageInput): Promise<string[]> {
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

interface PutInput {
  readonly dist: string
  readonly staging: string
  readonly paths: readonly string[]
}

/** Pages come last: a page that is there finds all that it names. */
function putInPlace({ dist, staging, paths }: PutInput): void {
  const isPage = (path: string) => path.endsWith('.html')
  const ordered = [...paths.filter((path) => !isPage(path)), ...paths.filter(isPage)]
  for (const path of ordered) {
    mkdirSync(dirname(join(dist, path)), { recursive: true })
    renameSync(join(staging, path), join(dist, path))
  }
}

/**
 * Removes a file, and the folders above it that have become empty; whether it was removed. Through a
 * link, of dist/ itself or of a folder in it, nothing is removed.
 */
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
