import type { OnDisk } from './project-files.ts'
import { hash } from '../lib/hash.ts'
import { fieldsOf, isText, parseJson } from '../lib/json.ts'
import { addressesPath, otherAddressesPath, recordPath } from '../lib/paths.ts'

/** The addresses at the last `generate`; git and dates stand in for a list that was edited. */
export function recordedAddresses(
  disk: OnDisk,
  textAtHead: (path: string) => string | undefined,
): Set<string> {
  const pages = recordOf(disk, addressesPath)
  const others = recordOf(disk, otherAddressesPath)
  return new Set([
    ...linesOf(pages ?? textAtHead(addressesPath)),
    ...linesOf(others ?? textAtHead(otherAddressesPath)),
    ...(pages === undefined ? Object.keys(parseLastmod(disk.files.get(recordPath)).entries) : []),
  ])
}

/** The list as a command wrote it; one that a person touched or took away is no record. */
function recordOf({ files, manifest }: OnDisk, path: string): string | undefined {
  const text = files.get(path)
  return text !== undefined && manifest[path]?.content === hash(text) ? text : undefined
}

function linesOf(text = ''): string[] {
  return text.split(/\r?\n/).filter((line) => line.startsWith('/'))
}

/** When a page's content last changed; no date while it is as first recorded. */
interface LastmodEntry {
  readonly hash: string
  readonly date?: string
}

export type LastmodRecord = Readonly<Record<string, LastmodEntry>>

/** What can be read of a record, and whether that is all of it. */
export function parseLastmod(text = ''): { entries: LastmodRecord; isWhole: boolean } {
  const found = parseJson(text)
  const all = Object.entries(fieldsOf(found))
  const entries = all.flatMap(([path, value]) => {
    const { hash: known, date } = fieldsOf(value)
    if (!isText(known) || (date !== undefined && !isDay(date))) return []
    return [[path, { hash: known, ...(date !== undefined && { date }) }] as const]
  })
  const isRecord = typeof found === 'object' && found !== null && !Array.isArray(found)
  return {
    entries: Object.fromEntries(entries),
    isWhole: isRecord && entries.length === all.length,
  }
}

const isDay = (value: unknown): value is string =>
  isText(value) && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))

/** The record after this run; a page whose content changed since the last one gets `today`. */
export function updateLastmod(
  previous: LastmodRecord,
  pages: readonly { readonly path: string }[],
  today: string,
): LastmodRecord {
  const entries = pages.map((page): [string, LastmodEntry] => {
    const known = previous[page.path]
    const current = hash(JSON.stringify(page))
    if (!known) return [page.path, { hash: current }]
    return [page.path, known.hash === current ? known : { hash: current, date: today }]
  })
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
