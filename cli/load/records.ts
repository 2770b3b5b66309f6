import { hash } from '../lib/hash.ts'
import { groupBy, memoize } from '../lib/collections.ts'
import { fieldsOf, isText, parseRecords } from '../lib/json.ts'
import { addressesPath, otherAddressesPath, recordPath } from '../lib/paths.ts'
import { isUntouched, type OnDisk } from './generated-files.ts'

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
    ...(pages === undefined ? parseLastmod(disk.files.get(recordPath)).entries.keys() : []),
  ])
}

/** The list as commands wrote it; one that a person touched or took away is no record. */
function recordOf(disk: OnDisk, path: string): string | undefined {
  return isUntouched(disk, path) ? disk.files.get(path) : undefined
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

/** All that is recorded of each page: several entries where git merged two records. */
type KnownEntries = ReadonlyMap<string, readonly LastmodEntry[]>

function parseLastmod(text = ''): { entries: KnownEntries; isWhole: boolean } {
  const found = parseRecords(text)
  const entries = found.entries.flatMap(([path, value]) => {
    const { hash: known, date } = fieldsOf(value)
    if (!isText(known) || (date !== undefined && !isDay(date))) return []
    return [{ path, hash: known, ...(date !== undefined && { date }) }]
  })
  return {
    entries: groupBy(entries, ({ path }) => path),
    isWhole: found.isWhole && entries.length === found.entries.length,
  }
}

const isDated = ({ date }: LastmodEntry) => date !== undefined

/** As if each record had followed the one before: a page that a later one begins with is new. */
export function joinLastmod([first, ...later]: readonly string[]): KnownEntries {
  const all = new Map(parseLastmod(first).entries)
  for (const [path, entries] of later.flatMap((text) => [...parseLastmod(text).entries])) {
    const before = all.get(path)
    if (before || entries.some(isDated)) all.set(path, [...(before ?? []), ...entries])
  }
  return all
}

const isDay = (value: unknown): value is string =>
  isText(value) && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))

/** The record after this run; a page whose content changed since all that is known gets `today`. */
export function updateLastmod(
  previous: KnownEntries,
  pages: readonly { readonly path: string }[],
  today: string,
): LastmodRecord {
  const entries = pages.map((page): [string, LastmodEntry] => {
    const current = hashOf(page)
    const date = dateOf(previous.get(page.path) ?? [], current, today)
    return [page.path, { hash: current, ...(date !== undefined && { date }) }]
  })
  return Object.fromEntries(entries)
}

const hashOf = memoize((page: object) => hash(JSON.stringify(page)))

/** Where both sides of a merge made the same change, the one who made it first counts. */
function dateOf(known: readonly LastmodEntry[], current: string, today: string) {
  const same = known.filter((entry) => entry.hash === current)
  if (known.length > 0 && same.length === 0) return today
  return same.flatMap(({ date }) => date ?? []).toSorted()[0]
}

export interface KnownDates {
  readonly record: KnownEntries
  /** `lost`: there was a record, and neither disk nor git has one that can be read. */
  readonly state: 'as-written' | 'edited' | 'missing' | 'damaged' | 'lost' | 'none'
  readonly isFromGit: boolean
}

/** The record on disk; for one that no command left so, the last commit stands in. */
export function findDates(
  disk: OnDisk,
  textAtHead: (path: string) => string | undefined,
): KnownDates {
  const text = disk.files.get(recordPath)
  const isKnown = disk.manifest.has(recordPath)
  const versions = disk.merged.get(recordPath)
  if (versions) return { record: joinLastmod(versions), state: 'as-written', isFromGit: false }
  const own = parseLastmod(text)
  if (isUntouched(disk, recordPath) || (own.isWhole && !isKnown)) {
    return { record: own.entries, state: 'as-written', isFromGit: false }
  }
  const committed = parseLastmod(textAtHead(recordPath)).entries
  const restored = [...committed].filter(([path, entries]) => {
    const kept = own.entries.get(path)
    return !kept || (!kept.some(isDated) && entries.some(isDated))
  })
  const isFromGit = restored.length > 0
  const record = new Map([...own.entries, ...restored])
  const isHopeless = committed.size === 0
  if (own.isWhole) return { record, state: 'edited', isFromGit }
  if (text === undefined && !isKnown && isHopeless) return { record, state: 'none', isFromGit }
  if (isHopeless) return { record, state: 'lost', isFromGit }
  return { record, state: text === undefined ? 'missing' : 'damaged', isFromGit }
}

/** A word on dates that git stood in for; `undefined` where the project's own record did. */
export function describeDates({ state, isFromGit }: KnownDates): string | undefined {
  if (!isFromGit) return undefined
  const fault = state === 'edited' ? 'was edited and lacks dates' : `is ${state}`
  return `${recordPath} ${fault}; those of the last commit stand in.`
}
