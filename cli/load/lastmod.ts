import { parseJson } from '../lib/parse-json.ts'

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
