import { hash as digest } from 'node:crypto'
import { createRequire } from 'node:module'
import { memoizeTexts } from './collections.ts'

/** Tells two versions of a file apart: the first 16 hex digits of its SHA-256. */
export function hash(content: string | Uint8Array): string {
  return digest('sha256', content).slice(0, 16)
}

/** What the name of a published file has of its content: browsers may keep it for ever. */
export const contentName = (content: string) => digest('sha256', content, 'base64url').slice(0, 8)

/** The name by which git keeps a text, so that git can give back what once had it. */
export const blobId = memoizeTexts((text) =>
  digest('sha1', `blob ${Buffer.byteLength(text)}\0${text}`),
)

/** The version of an installed package, for hashes: another version may make other bytes. */
export function packageVersion(name: string): string {
  const { version }: { readonly version: string } = require(`${name}/package.json`)
  return version
}

const require = createRequire(import.meta.url)
