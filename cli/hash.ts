import { createHash } from 'node:crypto'

/** The first 16 hex digits of the SHA-256 of a text or bytes: tells two versions of a file apart. */
export function hash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16)
}
