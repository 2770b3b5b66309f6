import { createHash } from 'node:crypto'

/** The first 16 hex digits of a text's SHA-256: enough to tell two versions of a file apart. */
export function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}
