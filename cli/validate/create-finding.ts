import type { Finding, Place } from '../lib/finding.ts'
import type { DataPath, Source } from '../parse/parse.ts'
import { severityOf, type RuleId } from '../site/rules/catalogue.ts'

interface FindingDetails {
  readonly rule: RuleId
  readonly message: string
  readonly expected?: string | undefined
  readonly suggestion?: string | undefined
  readonly page?: string | undefined
  /** Marks the key instead of the value. */
  readonly atKey?: boolean
}

/**
 * A finding about a value, whose line and column nobody has looked up yet: that takes time, and
 * many a notice is acknowledged or not asked for.
 */
export interface Unplaced {
  readonly source: Source
  readonly path: DataPath
  /** At the key instead of the value. */
  readonly atKey: boolean
  readonly details: Omit<Finding, keyof Place>
}

/** A finding about the value at `path` of a source. */
export function findingAt(source: Source, path: DataPath, details: FindingDetails): Unplaced {
  const { rule, message, expected, suggestion, page, atKey = false } = details
  return {
    source,
    path,
    atKey,
    details: {
      rule,
      severity: severityOf(rule),
      message,
      ...(expected !== undefined && { expected }),
      ...(suggestion !== undefined && { suggestion }),
      ...(page !== undefined && { page }),
    },
  }
}

/** The finding with its line and column. */
export function toPlaced({ source, path, atKey, details }: Unplaced): Finding {
  return { ...details, ...(atKey ? source.placeOfKey(path) : source.placeOf(path)) }
}

/** A value as a message shows it: short, and between quotes when it is text. */
export function show(value: unknown): string {
  if (value === null || value === undefined) return 'nothing'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'a map'
  const shown = JSON.stringify(value) ?? String(value)
  return shown.length > 60 ? `${shown.slice(0, 57)}…"` : shown
}
