import type { DataPath } from '../parse/places.ts'

/** The style of new fields where their neighbors do not show it. */
export interface FieldStyle {
  /** The keys that the map at a path may have, in order; empty when unknown. */
  readonly keysAt: (path: DataPath) => readonly string[]
  /** The fields whose list or map is written in flow style, on one line. */
  readonly inOneLine: ReadonlySet<string>
}

export const noStyle: FieldStyle = { keysAt: () => [], inOneLine: new Set() }
