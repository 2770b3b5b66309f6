import { hash as digest } from 'node:crypto'

/** The first 16 hex digits of the SHA-256 of a text or bytes: tells two versions of a file apart. */
export function hash(content: string | Uint8Array): string {
  return digest('sha256', content).slice(0, 16)
}
