import * as fs from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { memoize, type Cache } from '../lib/collections.ts'
import { tryTo } from '../lib/errors.ts'
import { hash } from '../lib/hash.ts'
import { cacheFolder, type Roots } from '../lib/paths.ts'
import { writeFileAtomic } from '../write/file-system.ts'

/** What an earlier run cached by that name; `undefined` where it was made of something else or damaged. */
export function readCache<Value>(root: string, name: string, from: string): Value | undefined {
  try {
    const file = fs.readFileSync(fileOf(root, name), 'utf8')
    const text = file.slice(file.indexOf('\n') + 1)
    return file === sign(from, text) ? JSON.parse(text) : undefined
  } catch {
    return undefined
  }
}

/** Caches a value, which JSON can hold, beside what it was made from. */
export function writeCache(root: string, name: string, from: string, value: unknown): void {
  writeFileAtomic(fileOf(root, name), sign(from, JSON.stringify(value)))
}

/** Reads what earlier runs cached; caches nothing where nothing may be written. */
export function cacheIn(root: string, { writes = true } = {}): Cache {
  return (name, inputs, make) => {
    const from = JSON.stringify(inputs)
    const cached = readCache<ReturnType<typeof make>>(root, name, from)
    if (cached !== undefined) return cached
    const made = make()
    if (writes) writeCache(root, name, from, made)
    return made
  }
}

/** The bytes in a file that is named by what they are made from, behind their hash: read, or made and cached. */
export async function cachedBytes(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const cached = await readFile(file).catch(() => Buffer.alloc(0))
  const content = cached.subarray(lengthOfHash)
  if (cached.toString('latin1', 0, lengthOfHash) === hash(content)) return content
  const made = await make()
  writeFileAtomic(file, Buffer.concat([Buffer.from(hash(made)), made]))
  return made
}

const lengthOfHash = hash('').length

const fileOf = (root: string, name: string) => join(openCache(root), `${name}.json`)

const sign = (from: string, text: string) =>
  `${hash(`${programKey()}${hash(from)}${text}`)}\n${text}`

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
  tryTo(() => {
    fs.mkdirSync(folder, { recursive: true })
    fs.accessSync(folder, fs.constants.W_OK)
    return folder
  })

/** A folder for this run alone. */
export function scratchFolder(): string {
  const folder = fs.mkdtempSync(join(tmpdir(), 'roof-site-'))
  process.on('exit', () => fs.rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Changes with the program itself, which runs as sources or bundled. */
export const programKey = () => hashProgram(import.meta)

const hashProgram = memoize(({ url }: ImportMeta): string => {
  const folder = fileURLToPath(new URL(url.endsWith('.ts') ? '..' : '.', url))
  const names = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const own = names.filter((name) => /\.[jt]s$/.test(name)).toSorted()
  return hash(own.map((name) => `${name} ${hash(fs.readFileSync(join(folder, name)))}`).join())
})
