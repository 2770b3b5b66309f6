import type { HostTable } from '../hosts/host.ts'
import { encodePath, isDotFile, isPlain, type Address } from './read-address.ts'

/** What a host answers to a request for an address. */
export type Answer =
  /** The first of these files that there is, or else the not-found page. */
  | { readonly files: readonly string[] }
  | { readonly status: 301 | 308; readonly location: string }
  | { readonly status: 404 | 410 }

/** A table, ready to be asked. */
export interface Lookup {
  readonly redirects: ReadonlyMap<string, string>
  readonly gone: ReadonlySet<string>
  readonly ownHtml: ReadonlySet<string>
  readonly hidden: ReadonlySet<string>
  readonly headers: HostTable['headers']
}

export function toLookup({ redirects, gone, ownHtml, hidden, headers }: HostTable): Lookup {
  return {
    redirects: new Map(redirects.map(({ from, to }) => [from, to])),
    gone: new Set(gone),
    ownHtml: new Set(ownHtml),
    hidden: new Set([...hidden, '/404', '/404.html']),
    headers,
  }
}

/** As a host answers that serves pages at their clean addresses: `/services`. */
export function decideAnswer({ path, raw, query }: Address, lookup: Lookup): Answer {
  const { redirects, gone, ownHtml, hidden } = lookup
  // An encoded slash parts nothing: servers disagree on what it is.
  const isOdd = !isPlain(path) || /^[^?]*%2f/i.test(raw)
  if (isOdd || isDotFile(path) || hidden.has(path)) return { status: 404 }
  const to = redirects.get(path)
  if (to !== undefined) return { status: 301, location: to + query }
  if (gone.has(path)) return { status: 410 }
  const clean = ownHtml.has(path) ? path : cleanPath(path)
  if (clean !== path) return { status: 308, location: encodePath(clean) + query }
  return { files: path === '/' ? ['/index.html'] : [path, `${path}.html`] }
}

function cleanPath(path: string): string {
  if (path === '/' || path === '/index' || path === '/index.html') return '/'
  return path.endsWith('/') ? path.slice(0, -1) : path.replace(/\.html$/, '')
}
