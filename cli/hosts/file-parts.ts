import type { HeaderRule, HostTable } from './host.ts'
import { groupBy, wordsOf } from '../lib/collections.ts'

type Headers = HeaderRule['headers']

/**
 * The headers for all answers, and those that files set in addition or instead. Hosts differ in how they
 * combine two rules for one header, so each header is set once.
 */
export function settleHeaders(rules: readonly HeaderRule[]) {
  const everywhere = mergeFor('/*', rules)
  const paths = new Set(rules.map(({ path }) => path))
  const files = [...paths].map((path): HeaderRule => {
    const merged = Object.entries(mergeFor(path, rules))
    const headers = Object.fromEntries(merged.filter(([name, value]) => everywhere[name] !== value))
    return { path, headers }
  })
  return { everywhere, files: files.filter(({ headers }) => Object.keys(headers).length > 0) }
}

/** The headers of a path; on conflict the later rule wins. */
function mergeFor(path: string, rules: readonly HeaderRule[]): Headers {
  const matching = rules.filter((rule) => rule.path === '/*' || rule.path === path)
  return Object.assign({}, ...matching.map(({ headers }) => headers))
}

/** Renders `_headers`; `takeOff` returns the lines that a file needs to remove a header set for all. */
export function renderHeadersFile(
  table: HostTable,
  takeOff: (name: string) => readonly string[] = () => [],
): string {
  const { everywhere, files } = settleHeaders(table.headers)
  const linesOf = (headers: Headers) =>
    Object.entries(headers).map(([name, value]) => `  ${name}: ${oneLine(value)}`)
  const special = files.flatMap(({ path, headers }) => [
    encodePath(path),
    ...Object.keys(headers).flatMap((name) => (name in everywhere ? takeOff(name) : [])),
    ...linesOf(headers),
  ])
  return joinLines(['/*', ...linesOf(everywhere), ...special])
}

/** Headers as a list, for JSON formats. */
export const listHeaders = (headers: Headers): { key: string; value: string }[] =>
  Object.entries(headers).map(([key, value]) => ({ key, value: oneLine(value) }))

/** Encodes a path as browsers do. */
export function encodePath(path: string): string {
  return path.replaceAll(/[^\w./~%!&'()+,=@-]/gu, percentEncode)
}

/** Prefix and query redirects as written in the data: `/blog/*`, `/?p=12`. */
export const prefixNames = ({ prefixes }: HostTable) => prefixes.map(({ from }) => `${from}*`)
export const queryNames = ({ queries }: HostTable) =>
  queries.map(({ from, query }) => `${from}?${query.join('&')}`)

const percentEncode = (character: string) =>
  [...new TextEncoder().encode(character)]
    .map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`)
    .join('')

/** Collapses whitespace, including newlines. */
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/** One header: its value for all answers, and the exceptions. */
export type HeaderValues = ReturnType<typeof headersByName>[number]

/**
 * Groups the rules by header instead of by path, and paths by value. `value` is empty when only some files
 * have the header.
 */
export function headersByName(table: Pick<HostTable, 'headers'>) {
  const { everywhere, files } = settleHeaders(table.headers)
  const names = new Set([everywhere, ...files.map(({ headers }) => headers)].flatMap(Object.keys))
  return [...names].map((name) => {
    const special = files.filter(({ headers }) => Object.hasOwn(headers, name))
    const groups = groupBy(special, ({ headers }) => headers[name] ?? '')
    const others = [...groups].map(([value, some]) => {
      return { value, paths: some.map(({ path }) => path) }
    })
    return { name, value: everywhere[name] ?? '', others }
  })
}

/** Escapes a text for a regular expression. */
export const escapePattern = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')

/** Media types to compress, besides HTML. */
export const packedTypes = wordsOf(
  'text/css text/javascript text/plain text/xml application/json application/manifest+json',
  'image/svg+xml',
)

/** File extensions by media type, for servers that may lack a table. */
export const mediaTypes: Readonly<Record<string, string>> = {
  'text/html': 'html htm',
  'text/css': 'css',
  'text/javascript': 'js mjs',
  'text/plain': 'txt',
  'text/xml': 'xml',
  'application/json': 'json map',
  'application/pdf': 'pdf',
  'image/avif': 'avif',
  'image/gif': 'gif',
  'image/jpeg': 'jpg jpeg',
  'image/png': 'png',
  'image/svg+xml': 'svg',
  'image/webp': 'webp',
  'image/x-icon': 'ico',
  'font/woff2': 'woff2',
  'video/mp4': 'mp4',
}

export const quote = (text: string) => `"${text.replaceAll(/["\\]/g, '\\$&')}"`

export const joinLines = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join('')
