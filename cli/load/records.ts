import { hash } from '../lib/hash.ts'
import { groupBy, memoize } from '../lib/collections.ts'
import { fieldsOf, isText, parseRecords } from '../lib/json.ts'
import { addressesPath, otherAddressesPath, recordPath } from '../lib/paths.ts'
import { isUntouched, type OnDisk } from './generated-files.ts'

/** The addresses at the last `generate`; if the list was edited, git and the dates stand in. */
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

/** The list, if a command wrote it and nobody edited or deleted it since. */
function recordOf(disk: OnDisk, path: string): string | undefined {
  return isUntouched(disk, path) ? disk.files.get(path) : undefined
}

function linesOf(text = ''): string[] {
  return text.split(/\r?\n/).filter((line) => line.startsWith('/'))
}

/** When a page's content last changed; no date until its first change. */
interface LastmodEntry {
  readonly hash: string
  readonly date?: string
}

export type LastmodRecord = Readonly<Record<string, LastmodEntry>>

/** All entries of each page; several after git merged two records. */
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

/** Combines merged records as if each followed the one before: a page first seen in a later one is new. */
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

/** Updates the record; a page that matches no known entry gets `today`. */
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

/** If both sides of a merge made the same change, the earlier date counts. */
function dateOf(known: readonly LastmodEntry[], current: string, today: string) {
  const same = known.filter((entry) => entry.hash === current)
  if (known.length > 0 && same.length === 0) return today
  return same.flatMap(({ date }) => date ?? []).toSorted()[0]
}

export interface KnownDates {
  readonly record: KnownEntries
  /** `lost`: there was a record, but neither disk nor git has a readable one. */
  readonly state: 'as-written' | 'edited' | 'missing' | 'damaged' | 'lost' | 'none'
  readonly isFromGit: boolean
}

/** The record on disk; if a command did not leave it that way, HEAD stands in. */
export function findDates(
  disk: OnDisk,
  textAtHead: (path: string) => string | undefined,
): KnownDates {
  const text = disk.files.get(recordPath)
  const isKnown = disk.manifest.has(recordPath)
  const versions = disk.merged.get(recordPath)
  if (versions) return { record: joinLastmod(versions), state: 'as-written', isFromGit: false }
  const onDisk = parseLastmod(text)
  if (isUntouched(disk, recordPath) || (onDisk.isWhole && !isKnown)) {
    return { record: onDisk.entries, state: 'as-written', isFromGit: false }
  }
  const committed = parseLastmod(textAtHead(recordPath)).entries
  const restored = [...committed].filter(([path, entries]) => {
    const entry = onDisk.entries.get(path)
    return !entry || (!entry.some(isDated) && entries.some(isDated))
  })
  const isFromGit = restored.length > 0
  const record = new Map([...onDisk.entries, ...restored])
  const isHopeless = committed.size === 0
  if (onDisk.isWhole) return { record, state: 'edited', isFromGit }
  if (text === undefined && !isKnown && isHopeless) return { record, state: 'none', isFromGit }
  if (isHopeless) return { record, state: 'lost', isFromGit }
  return { record, state: text === undefined ? 'missing' : 'damaged', isFromGit }
}

/** A note about dates restored from git; `undefined` when the project's own record was used. */
export function describeDates({ state, isFromGit }: KnownDates): string | undefined {
  if (!isFromGit) return undefined
  const fault = state === 'edited' ? 'was edited and lacks dates' : `is ${state}`
  return `${recordPath} ${fault}; the dates of the last commit are used.`
}
