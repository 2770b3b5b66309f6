import { groupBy } from '../lib/collections.ts'
import { settleHeaders } from './headers.ts'
import type { HostTable } from './host.ts'

/** A header as a server's file sets it: for every answer, and otherwise for some files. */
export interface HeaderValues {
  readonly name: string
  /** Empty where only some files have the header. */
  readonly value: string
  readonly others: readonly { readonly value: string; readonly paths: readonly string[] }[]
}

/** The rules by header instead of by path; the files with the same value stand together. */
export function headersByName(table: Pick<HostTable, 'headers'>): HeaderValues[] {
  const { everywhere, files } = settleHeaders(table.headers)
  const names = new Set([everywhere, ...files.map(({ headers }) => headers)].flatMap(Object.keys))
  return [...names].map((name) => {
    const special = files.filter(({ headers }) => Object.hasOwn(headers, name))
    const groups = groupBy(special, ({ headers }) => headers[name] ?? '')
    const others = [...groups].map(([value, rules]) => ({
      value,
      paths: rules.map(({ path }) => path),
    }))
    return { name, value: everywhere[name] ?? '', others }
  })
}

/** The text as a part of a regular expression. */
export const escapePattern = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')

/** What is packed on its way, besides HTML. */
export const packedTypes = [
  'text/css',
  'text/javascript',
  'text/plain',
  'text/xml',
  'application/json',
  'application/manifest+json',
  'image/svg+xml',
]

export const joinLines = (lines: readonly string[]) => `${lines.join('\n')}\n`
