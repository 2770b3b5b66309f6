import * as fs from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { memoize, type Cache } from '../lib/collections.ts'
import { orUndefined } from '../lib/errors.ts'
import { hash } from '../lib/hash.ts'
import { cacheFolder, type Roots } from '../lib/paths.ts'
import { ignoringErrors, writeFileAtomic } from '../write/file-system.ts'

/**
 * Reads a cached value that was made from the same inputs; `undefined` when there is none, or the file is
 * truncated, damaged or not ours.
 */
export function readCache<Value>(file: string, inputs: unknown): Value | undefined {
  const content = read(file, keyOf(inputs))
  return content && JSON.parse(content.toString())
}

/** Caches a value that JSON can represent; write errors are ignored. */
export function writeCache(file: string, inputs: unknown, value: unknown): void {
  write(file, keyOf(inputs), Buffer.from(JSON.stringify(value)))
}

/** The project's cache by name; without `writes`, it is only read. */
export function cacheIn(root: string, { writes = true } = {}): Cache {
  return (name, inputs, make) => {
    const file = join(openCache(root), `${name}.json`)
    const cached = readCache<ReturnType<typeof make>>(file, inputs)
    if (cached !== undefined) return cached
    const made = make()
    if (writes) writeCache(file, inputs, made)
    return made
  }
}

interface Entry {
  /** The hash of the inputs of the value. */
  readonly from: string
  readonly value: unknown
}

/** Many values in one cache file. `save` writes those used so far and drops the others. */
export function openTable(root: string, name: string) {
  const file = join(openCache(root), `${name}.json`)
  const before = new Map(Object.entries(readCache<Record<string, Entry>>(file, []) ?? {}))
  const used: Record<string, Entry> = {}
  const cache: Cache = (key, inputs, make) => {
    const from = hash(JSON.stringify(inputs))
    const known = before.get(key)
    const value = (known?.from === from ? known.value : make()) as ReturnType<typeof make>
    used[key] = { from, value }
    return value
  }
  return { cache, save: () => writeCache(file, [], used) }
}

/** The path of a picture, named by the hash of its inputs. */
export const pictureFile = (root: string, key: string) => join(openCache(root), 'pictures', key)

/** Reads a file that is named by its inputs, or makes and caches it. */
export async function cachedBytes(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const cached = read(file)
  if (cached) return cached
  const made = await make()
  write(file, '', made)
  return made
}

const keyOf = (inputs: unknown) => programKey() + JSON.stringify(inputs)

/** Each file starts with a digest of its content and inputs. */
function read(file: string, key = ''): Buffer | undefined {
  const bytes = orUndefined(() => fs.readFileSync(file))
  const content = bytes?.subarray(digestLength)
  return content && bytes?.toString('latin1', 0, digestLength) === digest(key, content)
    ? content
    : undefined
}

function write(file: string, key: string, content: Buffer): void {
  ignoringErrors(() =>
    writeFileAtomic(file, Buffer.concat([Buffer.from(digest(key, content)), content])),
  )
}

const digest = (key: string, content: Buffer) => hash(key + hash(content))

const digestLength = hash('').length

const temporary = new Map<string, string>()

/** The project's cache; if it is not writable, a temporary folder for this run. */
export function openCache(root: string): string {
  const folder = openFolder(temporary.get(root) ?? cacheFolder(root))
  if (folder !== undefined) return folder
  const fallback = scratchFolder()
  temporary.set(root, fallback)
  return fallback
}

/**
 * The cache shared by all sites of an engine, in the node_modules that contains the engine or its own; if
 * that is not writable, the site's cache.
 */
export function openSharedCache({ engine, site }: Roots): string {
  const parent = dirname(engine)
  const holder = basename(parent) === 'node_modules' ? dirname(parent) : engine
  return openFolder(cacheFolder(holder)) ?? openCache(site)
}

const openFolder = (folder: string) =>
  orUndefined(() => {
    fs.mkdirSync(folder, { recursive: true })
    fs.accessSync(folder, fs.constants.W_OK)
    return folder
  })

const scratch = new Set<string>()

/** A temporary folder for this run. */
export function scratchFolder(): string {
  const folder = fs.mkdtempSync(join(tmpdir(), 'roof-site-'))
  // One listener for all folders: Node warns above ten.
  if (scratch.size === 0) process.once('exit', removeScratch)
  scratch.add(folder)
  return folder
}

function removeScratch(): void {
  for (const folder of scratch) fs.rmSync(folder, { recursive: true, force: true })
}

/** Changes whenever the program itself does, whether it runs from sources or bundled. */
export const programKey = () => hashProgram(import.meta)

const hashProgram = memoize(({ url }: ImportMeta): string => {
  const folder = fileURLToPath(new URL(url.endsWith('.ts') ? '..' : '.', url))
  // A cached bundle was verified against its checksum before it ran.
  const sum = orUndefined(() => fs.readFileSync(join(folder, 'sum'), 'utf8'))
  if (sum !== undefined) return sum
  const names = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const sources = names.filter((name) => /\.[jt]s$/.test(name)).toSorted()
  return hash(sources.map((name) => `${name} ${hash(fs.readFileSync(join(folder, name)))}`).join())
})
