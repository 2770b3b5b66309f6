import type { Finding } from '../lib/finding.ts'
import type { RuleBreach } from './rule.ts'

/** The finding for a breach, with its line and column. */
export function locate(breach: RuleBreach): Finding {
  const { at, atKey, rule, severity, message, expected, suggestion, page } = breach
  const placeIn = ({ source, path }: Extract<typeof at, { readonly source: unknown }>) =>
    atKey ? source.placeOfKey(path) : source.placeOf(path)
  return {
    rule,
    severity,
    message,
    ...(expected !== undefined && { expected }),
    ...(suggestion !== undefined && { suggestion }),
    ...(page !== undefined && { page }),
    ...('source' in at ? placeIn(at) : at),
  }
}

/** A value as a message shows it: short, and between quotes when it is text. */
export function show(value: unknown): string {
  if (value === null || value === undefined) return 'nothing'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'a map'
  const shown = JSON.stringify(value) ?? String(value)
  return shown.length > 60 ? `${shown.slice(0, 57)}…"` : shown
}
