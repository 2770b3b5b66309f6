import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hash } from '../lib/hash.ts'
import type { Keep } from '../lib/collections.ts'
import { keyOfProgram, openCacheFolder } from '../load/project-files.ts'
import { writeFileAtomic } from '../write/file-system.ts'

/** What an earlier run kept by that name; `undefined` where it was made of something else or damaged. */
export function readKept<Value>(root: string, name: string, from: string): Value | undefined {
  try {
    const file = readFileSync(fileOf(root, name), 'utf8')
    const text = file.slice(file.indexOf('\n') + 1)
    return file === sign(from, text) ? JSON.parse(text) : undefined
  } catch {
    return undefined
  }
}

/** Keeps a value, which JSON can hold, beside what it was made from. */
export function writeKept(root: string, name: string, from: string, value: unknown): void {
  writeFileAtomic(fileOf(root, name), sign(from, JSON.stringify(value)))
}

/** Reads what earlier runs kept; does not keep what is made where nothing may be written. */
export function keepIn(root: string, { writes = true } = {}): Keep {
  return (name, inputs, make) => {
    const from = JSON.stringify(inputs)
    const kept = readKept<ReturnType<typeof make>>(root, name, from)
    if (kept !== undefined) return kept
    const made = make()
    if (writes) writeKept(root, name, from, made)
    return made
  }
}

/** The bytes in a file that is named by what they are made from, behind their hash: read, or made and kept. */
export async function cached(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const kept = await readFile(file).catch(() => Buffer.alloc(0))
  const content = kept.subarray(lengthOfHash)
  if (kept.toString('latin1', 0, lengthOfHash) === hash(content)) return content
  const made = await make()
  writeFileAtomic(file, Buffer.concat([Buffer.from(hash(made)), made]))
  return made
}

const lengthOfHash = hash('').length

const fileOf = (root: string, name: string) => join(openCacheFolder(root), `${name}.json`)

const sign = (from: string, text: string) =>
  `${hash(`${keyOfProgram()}${hash(from)}${text}`)}\n${text}`
