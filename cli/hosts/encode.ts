/** An address in the characters that no host's file gives a meaning of its own; data has no others. */
export function encodePath(path: string): string {
  return path.replaceAll(/[^\w./~%-]/gu, percentEncode)
}

const percentEncode = (character: string) =>
  [...new TextEncoder().encode(character)]
    .map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`)
    .join('')

/** Text that ends no line. */
export const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()
