import { orUndefined } from '../lib/errors.ts'

/** A former address of the site, parsed from `data/addresses.yaml`. */
export interface OldAddress {
  /** Decoded: `/über uns`; for `/blog/*` without the star. */
  readonly path: string
  /** Whether it matches everything below: `/blog/*`. */
  readonly isPrefix: boolean
  /** Parameters that the query must contain: `p=12`. */
  readonly query: readonly string[]
}

/** Parses an address that the schema accepts; hosts and browsers encode addresses in different ways. */
export function readOldAddress(written: string): OldAddress {
  const [before = '', query = ''] = written.split('?')
  const isPrefix = before.endsWith('/*')
  const escaped = isPrefix ? before.slice(0, -2) : before
  const path = (decode(escaped) ?? escaped).normalize('NFC')
  return { path, isPrefix, query: query.split('&').filter(Boolean) }
}

/** Decodes a text; `undefined` on an invalid escape. */
export const decode = (text: string) => orUndefined(() => decodeURIComponent(text))

/** Whether an old address matches an address. */
export function isCovered(address: string, { path, isPrefix, query }: OldAddress): boolean {
  if (query.length > 0) return false
  return cleanAddress(path) === address || (isPrefix && address.startsWith(`${path}/`))
}

export const withoutSlash = (path: string) => path.replace(/(.)\/$/, '$1')

/** Removes a trailing slash, `.html` and `index`, as hosts do. */
export const cleanAddress = (path: string) =>
  withoutSlash(path).replace(/(\/index)?(\.html)?$/, '') || '/'

/**
 * The file for a page at an old address, on hosts without redirects. `undefined` when case matters, when it is
 * not a valid file name, or when it would be a folder.
 */
export function fileOfOld(written: string): string | undefined {
  const { path, isPrefix, query } = readOldAddress(written)
  const hasName = path.split('/').every((part) => Buffer.byteLength(part) <= 250)
  const isPage = !isPrefix && query.length === 0 && path === path.toLowerCase() && hasName
  if (!isPage || path.endsWith('/index.html')) return undefined
  const name = path.slice(1)
  return name.endsWith('.html') ? name : `${name}${name.endsWith('/') ? 'index' : ''}.html`
}
