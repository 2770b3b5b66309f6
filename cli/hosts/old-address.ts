import { orUndefined } from '../lib/errors.ts'

/** An address of another site or another time, in its parts, as `data/addresses.yaml` names it. */
export interface OldAddress {
  /** Its escapes read: `/über uns`; of `/blog/*` without the end. */
  readonly path: string
  /** Whether everything below is meant: `/blog/*`. */
  readonly isPrefix: boolean
  /** What the query has to hold, whatever else it holds: `p=12`. */
  readonly query: readonly string[]
}

/** Reads what the schema takes; hosts and browsers write one address in more than one way. */
export function readOldAddress(written: string): OldAddress {
  const [before = '', query = ''] = written.split('?')
  const isPrefix = before.endsWith('/*')
  const escaped = isPrefix ? before.slice(0, -2) : before
  const path = (decode(escaped) ?? escaped).normalize('NFC')
  return { path, isPrefix, query: query.split('&').filter(Boolean) }
}

/** A text with its escapes read; `undefined` where it has one that is none. */
export const decode = (text: string) => orUndefined(() => decodeURIComponent(text))

/** Whether an address is answered by an old one. */
export function isCovered(address: string, { path, isPrefix, query }: OldAddress): boolean {
  if (query.length > 0) return false
  return cleanAddress(path) === address || (isPrefix && address.startsWith(`${path}/`))
}

export const withoutSlash = (path: string) => path.replace(/(.)\/$/, '$1')

/** The address that hosts make of another: without a slash, `.html` and `index` at its end. */
export const cleanAddress = (path: string) =>
  withoutSlash(path).replace(/(\/index)?(\.html)?$/, '') || '/'

/**
 * The file of a page that stands at an old address, for hosts that know no redirects; none where a
 * small letter could be meant, where no name of a file can be, or where it would be that of a folder.
 */
export function fileOfOld(written: string): string | undefined {
  const { path, isPrefix, query } = readOldAddress(written)
  const hasName = path.split('/').every((part) => Buffer.byteLength(part) <= 250)
  const isPage = !isPrefix && query.length === 0 && path === path.toLowerCase() && hasName
  if (!isPage || path.endsWith('/index.html')) return undefined
  const name = path.slice(1)
  return name.endsWith('.html') ? name : `${name}${name.endsWith('/') ? 'index' : ''}.html`
}
