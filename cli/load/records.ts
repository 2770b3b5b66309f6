import type { OnDisk } from './project-files.ts'
import { hash } from '../lib/hash.ts'
import { parseJson } from '../lib/json.ts'

/** Where `generate` records the addresses of all pages. */
export const addressesPath = 'generated/addresses.txt'
/** Where it records the addresses that are no page and answer all the same. */
export const otherAddressesPath = 'generated/other-addresses.txt'

/** The text of a file at the last commit; `undefined` where there is none. */
export type TextAtHead = (path: string) => string | undefined

/**
 * The addresses that the site had when it was last generated. Where a list is not as `generate`
 * left it, what git and the record of dates know stands in for it.
 */
export function recordedAddresses(disk: OnDisk, textAtHead: TextAtHead): Set<string> {
  const pages = recordOf(disk, addressesPath)
  const others = recordOf(disk, otherAddressesPath)
  return new Set([
    ...linesOf(pages ?? textAtHead(addressesPath)),
    ...linesOf(others ?? textAtHead(otherAddressesPath)),
    ...(pages === undefined ? Object.keys(parseLastmod(disk.files.get(lastmodPath))) : []),
  ])
}

const lastmodPath = 'generated/lastmod.json'

/** The list as a command wrote it; one that a person touched or took away is no record. */
function recordOf({ files, manifest }: OnDisk, path: string): string | undefined {
  const text = files.get(path)
  return text !== undefined && manifest[path]?.content === hash(text) ? text : undefined
}

function linesOf(text = ''): string[] {
  return text.split(/\r?\n/).filter((line) => line.startsWith('/'))
}

/** When a page's content last changed; no date while it is as first recorded. */
export interface LastmodEntry {
  readonly hash: string
  readonly date?: string
}

/** Page addresses to what is known of their content. */
export type LastmodRecord = Readonly<Record<string, LastmodEntry>>

/** Reads a record; anything that is none counts as no record at all. */
export function parseLastmod(text: string | undefined): LastmodRecord {
  if (text === undefined) return {}
  const value = parseJson(text)
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(Object.entries(value).flatMap(([path, entry]) => toEntry(path, entry)))
}

function toEntry(path: string, entry: unknown): [string, LastmodEntry][] {
  if (typeof entry !== 'object' || entry === null || !('hash' in entry)) return []
  const date = 'date' in entry ? String(entry.date) : undefined
  return [[path, { hash: String(entry.hash), ...(date !== undefined && { date }) }]]
}
