import type { DataPath } from '../parse/places.ts'

/** What is known of the fields of a file: how a new one is written where its neighbors do not show it. */
export interface FieldStyle {
  /** The keys that the map at a path may have, in their order; none where nobody knows. */
  readonly keysAt: (path: DataPath) => readonly string[]
  /** The fields whose list or map stands in one line. */
  readonly inOneLine: ReadonlySet<string>
}

export const noStyle: FieldStyle = { keysAt: () => [], inOneLine: new Set() }
