import { hash } from '../lib/hash.ts'
import { parseJson } from '../lib/parse-json.ts'

/** When a page's content last changed; no date while it is as first recorded. */
export interface LastmodEntry {
  readonly hash: string
  readonly date?: string
}

/** Page addresses to what is known of their content. */
export type LastmodRecord = Readonly<Record<string, LastmodEntry>>

/**
 * What is known of a page after this run, from its JSON: where that is not what the record has, it
 * changed `today` (a UTC day, `2026-11-20`); without a record it has no date.
 */
export function dateContent(
  known: LastmodEntry | undefined,
  json: string,
  today: string,
): LastmodEntry {
  const current = hash(json)
  if (!known) return { hash: current }
  return known.hash === current ? known : { hash: current, date: today }
}

/** A record of these entries, by address. */
export function toLastmod(entries: Iterable<readonly [string, LastmodEntry]>): LastmodRecord {
  return Object.fromEntries([...entries].toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

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
