import { hash as digest } from 'node:crypto'
import { createRequire } from 'node:module'
import { memoizeTexts } from './collections.ts'

/** The first 16 hex digits of a SHA-256: enough to tell two versions of a file apart. */
export function hash(content: string | Uint8Array): string {
  return digest('sha256', content).slice(0, 16)
}

/** The content hash in the name of a published file, which browsers may cache forever. */
export const contentName = (content: string) => digest('sha256', content, 'base64url').slice(0, 8)

/** Git's blob id of a text, so that git can return a text that it once stored. */
export const blobId = memoizeTexts((text) =>
  digest('sha1', `blob ${Buffer.byteLength(text)}\0${text}`),
)

/** The version of an installed package, for cache keys: another version may produce other bytes. */
export function packageVersion(name: string): string {
  const { version }: { readonly version: string } = require(`${name}/package.json`)
  return version
}

const require = createRequire(import.meta.url)
