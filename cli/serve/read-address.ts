/** What a request asks for: the path with its escapes read once, and the query as it came. */
export interface Address {
  readonly path: string
  /** Path and query as they came, without the name of a host. */
  readonly raw: string
  /** With its question mark; empty where there is none. */
  readonly query: string
}

/** The address in a request line; `undefined` where it cannot be read. */
export function readAddress(target = '/'): Address | undefined {
  const relative = target.replace(/^https?:\/\/[^/?]*/i, '')
  const [before = ''] = relative.split('?', 1)
  const query = relative.slice(before.length)
  const escaped = before === '' ? '/' : before
  const path = decode(escaped)
  if (!path?.startsWith('/') || path.includes('\0')) return undefined
  return { path, raw: escaped + query, query: query === '?' ? '' : query }
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** Whether a path has no part that leads somewhere else: `//`, `.`, `..`, a backslash. */
export function isPlain(path: string): boolean {
  return !/\/\/|\\|\/\.{1,2}(\/|$)/.test(path)
}

/** Whether a path leads to a hidden file, as of an editor or of the system; `/.well-known/` is none. */
export function isDotFile(path: string): boolean {
  return path.replace(/^\/\.well-known\//, '/').includes('/.')
}

/** A path as an address; the opposite of reading its escapes. */
export function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}
