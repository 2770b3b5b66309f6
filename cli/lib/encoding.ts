/**
 * Detects the encoding by byte order mark or, without one, by which of the first two bytes is zero
 * (XML 1.0, appendix F).
 */
export function encodingOf([first = 1, second = 1]: Buffer): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (first === 0) return second === 0 ? 'utf-8' : 'utf-16be'
  return second === 0 ? 'utf-16le' : 'utf-8'
}

/** Decodes an XML file as browsers do; drops the byte order mark. */
export const decodeXml = (bytes: Buffer): string => new TextDecoder(encodingOf(bytes)).decode(bytes)
