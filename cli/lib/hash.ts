import { hash as digest } from 'node:crypto'
import { createRequire } from 'node:module'

/** Tells two versions of a file apart: the first 16 hex digits of its SHA-256. */
export function hash(content: string | Uint8Array): string {
  return digest('sha256', content).slice(0, 16)
}

/** The version of an installed package, for hashes: another version may make other bytes. */
export function packageVersion(name: string): string {
  const { version }: { readonly version: string } = require(`${name}/package.json`)
  return version
}

const require = createRequire(import.meta.url)
