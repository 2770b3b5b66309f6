import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** Bytes that were made once, kept under the hash of everything that they were made from. */
export interface Cache {
  /** The bytes of `key`, kept or made now. Rejects as `make` does. */
  readonly get: (key: string, make: () => Promise<Buffer>) => Promise<Buffer>
}

const digestLength = 32

/**
 * A cache in a folder. Each entry begins with the digest of its bytes, so that a damaged one is
 * made again; it is renamed into its place, so that builds side by side see whole entries.
 */
export function openCache(folder: string): Cache {
  return {
    get: async (key, make) => {
      const file = join(folder, key)
      const kept = readEntry(file)
      if (kept) return kept
      const made = await make()
      writeEntry(file, made)
      return made
    },
  }
}

function readEntry(file: string): Buffer | undefined {
  try {
    const entry = readFileSync(file)
    const bytes = entry.subarray(digestLength)
    return digest(bytes).equals(entry.subarray(0, digestLength)) ? bytes : undefined
  } catch {
    return undefined
  }
}

function writeEntry(file: string, bytes: Buffer): void {
  const temporary = `${file}.${process.pid}`
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(temporary, Buffer.concat([digest(bytes), bytes]))
  renameSync(temporary, file)
}

/** The version of an installed package, for keys: another version may make other bytes. */
export function packageVersion(name: string): string {
  const { resolve } = createRequire(import.meta.url)
  const file = join(dirname(resolve(name)), 'package.json')
  // Every package has one, and npm installs none without a version.
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}

const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest()
