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
 * What this program wrote into a file of the cache, made from the same inputs; `undefined` where there is no
 * such file, or one that is cut off, damaged or not ours.
 */
export function readCache<Value>(file: string, inputs: unknown): Value | undefined {
  const content = read(file, keyOf(inputs))
  return content && JSON.parse(content.toString())
}

/** Writes a value that JSON can hold, for who asks with the same inputs; where that fails, nothing is cached. */
export function writeCache(file: string, inputs: unknown, value: unknown): void {
  write(file, keyOf(inputs), Buffer.from(JSON.stringify(value)))
}

/** The values in the cache of a project by name; a command that may write nothing there only reads them. */
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
  /** The hash of what the value was made from. */
  readonly from: string
  readonly value: unknown
}

/**
 * Many values in one file of the cache of a project. `save` writes those that were asked for by then; the
 * others go.
 */
export function openTable(root: string, name: string) {
  const file = join(openCache(root), `${name}.json`)
  const before = new Map(Object.entries(readCache<Record<string, Entry>>(file, []) ?? {}))
  const asked: Record<string, Entry> = {}
  const cache: Cache = (key, inputs, make) => {
    const from = hash(JSON.stringify(inputs))
    const known = before.get(key)
    const value = (known?.from === from ? known.value : make()) as ReturnType<typeof make>
    asked[key] = { from, value }
    return value
  }
  return { cache, save: () => writeCache(file, [], asked) }
}

/** The file of a picture, named by the hash of what it is made from. */
export const pictureFile = (root: string, key: string) => join(openCache(root), 'pictures', key)

/** The bytes in a file that is named by what they are made from: read, or made and cached. */
export async function cachedBytes(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const cached = read(file)
  if (cached) return cached
  const made = await make()
  write(file, '', made)
  return made
}

const keyOf = (inputs: unknown) => programKey() + JSON.stringify(inputs)

/** Each file begins with the digest of its content and of what that was made from. */
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

/** The cache of a project; where nothing can be written to it, a folder for this run alone. */
export function openCache(root: string): string {
  const folder = openFolder(temporary.get(root) ?? cacheFolder(root))
  if (folder !== undefined) return folder
  const own = scratchFolder()
  temporary.set(root, own)
  return own
}

/**
 * The cache of all sites of an engine, in the node_modules that holds it or its own; that of the site
 * where nothing can be written to it.
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

/** A folder for this run alone. */
export function scratchFolder(): string {
  const folder = fs.mkdtempSync(join(tmpdir(), 'roof-site-'))
  // A process that asks for many has one listener all the same: of more than ten Node warns.
  if (scratch.size === 0) process.once('exit', removeScratch)
  scratch.add(folder)
  return folder
}

function removeScratch(): void {
  for (const folder of scratch) fs.rmSync(folder, { recursive: true, force: true })
}

/** Changes with the program itself, which runs as sources or bundled. */
export const programKey = () => hashProgram(import.meta)

const hashProgram = memoize(({ url }: ImportMeta): string => {
  const folder = fileURLToPath(new URL(url.endsWith('.ts') ? '..' : '.', url))
  // A bundle in the cache was compared with its sum before it ran.
  const sum = orUndefined(() => fs.readFileSync(join(folder, 'sum'), 'utf8'))
  if (sum !== undefined) return sum
  const names = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const own = names.filter((name) => /\.[jt]s$/.test(name)).toSorted()
  return hash(own.map((name) => `${name} ${hash(fs.readFileSync(join(folder, name)))}`).join())
})
