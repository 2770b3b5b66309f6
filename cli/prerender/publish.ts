import {
  closeSync,
  existsSync,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import type { Page } from '../../templates/types.ts'
import type { PageTaker } from '../commands/plan-generate.ts'
import { listFiles } from '../load/list-files.ts'
import type { Advance } from '../commands/progress.ts'
import { besideFolder } from '../write/own-files.ts'
import type { Content, SiteFile } from './prerender.ts'
import type { Pieces } from '../bundle/server-bundle.ts'
import {
  cacheFolder,
  stateAt,
  stateOf,
  type FileRecord,
  type FileRecords,
} from '../build/records.ts'

/** Where it is kept what is known of the files of dist/. */
export const publishedRecords = (root: string) => join(cacheFolder(root), 'dist.json')

/** What is to be done so that a folder holds the wanted files and no others. */
export interface PublishPlan {
  readonly folder: string
  readonly wanted: readonly SiteFile[]
  /** Those that are not as they were when they were last written from the same source. */
  readonly stale: readonly SiteFile[]
  readonly orphans: readonly string[]
  readonly records: FileRecords
}

/** Looks at each file's state on disk, not at its content. */
export function planPublish(
  folder: string,
  wanted: readonly SiteFile[],
  records: FileRecords,
): PublishPlan {
  const paths = new Set(wanted.map(({ path }) => path))
  const present = new Set(listFiles(folder))
  const stale = wanted.filter(({ path, key }) => {
    const record = records[path]
    const isKnown = record?.key === key && present.has(path)
    return !isKnown || stateAt(join(folder, path)) !== record.state
  })
  const orphans = [...present].filter((path) => !paths.has(path))
  return { folder, wanted, stale, orphans, records }
}

/** So many files are made before the first is put in place. */
const fewFiles = 500

/** The states of files, by path. */
export type States = ReadonlyMap<string, string>

/** Bodies of pages, by address. */
export type Bodies = ReadonlyMap<string, Pieces>

/** Pages that another thread is writing already, where the new folder is to be. */
export interface HeadStart extends PageTaker {
  readonly folder: string
  readonly pages: ReadonlySet<Page>
  /** The bodies of all other pages, which are rendered first. */
  readonly bodies: Promise<Bodies>
  readonly written: Promise<States>
}

interface PublishOptions {
  readonly advance: Advance
  readonly headStart: HeadStart | undefined
}

/** Where a folder is made that is to take the place of another. */
export const folderBeside = (folder: string) => besideFolder(folder, 'dist')

/**
 * Brings a folder to the planned state: a few files are made first, then replaced one by one, each
 * whole at any time; for more, the folder is made anew beside the old one and takes its place.
 * Returns the records of the new state. When making a file throws, the folder is as it was.
 */
export function publish(plan: PublishPlan, options: PublishOptions): Promise<FileRecords> {
  const isNew = plan.stale.length > fewFiles || !existsSync(plan.folder)
  return isNew ? replaceFolder(plan, options) : updateFolder(plan)
}

async function replaceFolder(
  { folder, wanted }: PublishPlan,
  { advance, headStart }: PublishOptions,
): Promise<FileRecords> {
  const next = folderBeside(folder)
  const old = besideFolder(folder, 'old')
  const isBegun = ({ page }: SiteFile) => page !== undefined && headStart?.pages.has(page)
  const here = wanted.filter((file) => !isBegun(file))
  try {
    const write = createWriter(next)
    const records: Record<string, FileRecord> = {}
    for (const [index, { path, key, content }] of here.entries()) {
      advance(index, here.length)
      const made = content()
      // Most are made at once, and waiting takes time too.
      records[path] = { key, state: write(path, made instanceof Promise ? await made : made) }
    }
    const states = await headStart?.written
    for (const { path, key } of wanted.filter(isBegun)) {
      records[path] = { key, state: states?.get(path) ?? '' }
    }
    if (existsSync(folder)) renameSync(folder, old)
    renameSync(next, folder)
    return records
  } finally {
    await discard(headStart)
    for (const left of [next, old]) rmSync(left, { recursive: true, force: true })
  }
}

/** Waits for a thread that may still be at work, and removes what it left. */
export async function discard(headStart: HeadStart | undefined): Promise<void> {
  if (!headStart) return
  headStart.end()
  await Promise.allSettled([headStart.written])
  rmSync(headStart.folder, { recursive: true, force: true })
}

async function updateFolder(plan: PublishPlan): Promise<FileRecords> {
  const { folder, wanted, stale, orphans, records } = plan
  const made = await Promise.all(
    stale.map(async ({ path, key, content }) => ({ path, key, content: await content() })),
  )
  for (const path of orphans) removeFile(folder, path)
  const states = putFiles(folder, made)
  const known = ({ path, key }: SiteFile) => states.get(path) ?? records[path] ?? { key, state: '' }
  return Object.fromEntries(wanted.map((file) => [file.path, known(file)]))
}

/** A file of the site with its bytes. */
export interface MadeFile extends Pick<SiteFile, 'path' | 'key'> {
  readonly content: Content
}

/** Puts files in place one by one, each whole at any time; returns what is to be known of them. */
export function putFiles(folder: string, made: readonly MadeFile[]): Map<string, FileRecord> {
  const write = createWriter(folder)
  return new Map(
    made.map(({ path, key, content }): [string, FileRecord] => {
      const target = join(folder, path)
      const temporary = `${path}.${process.pid}.tmp`
      write(temporary, content)
      renameSync(join(folder, temporary), target)
      // Renaming changes the state.
      return [path, { key, state: stateOf(statSync(target)) }]
    }),
  )
}

/** Removes a file, and the folders above it that have become empty. */
function removeFile(folder: string, path: string): void {
  rmSync(join(folder, path), { force: true })
  for (let at = dirname(path); at !== '.'; at = dirname(at)) {
    if (readdirSync(join(folder, at)).length > 0) return
    rmdirSync(join(folder, at))
  }
}

/** Writes files below a folder, making each folder once; returns the state of the new file. */
export function createWriter(root: string): (path: string, content: Content) => string {
  const made = new Set<string>()
  return (path, content) => {
    const target = join(root, path)
    const parent = dirname(target)
    if (!made.has(parent)) mkdirSync(parent, { recursive: true })
    made.add(parent)
    const descriptor = openSync(target, 'w')
    try {
      // Texts are encoded in a fraction of the time that writing them as they are takes.
      writeFileSync(descriptor, typeof content === 'string' ? Buffer.from(content) : content)
      return stateOf(fstatSync(descriptor))
    } finally {
      closeSync(descriptor)
    }
  }
}
