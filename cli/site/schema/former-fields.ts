import type { DataFileName } from '../../load/load-data.ts'

/** A field that an earlier version had. In its path, `*` is every item of a list or name of a map. */
export interface FormerField {
  readonly file: DataFileName
  readonly path: readonly string[]
  /** Its name now, or its place (`rating.source`) where it stands in another map; `null`: it is gone. */
  readonly now: string | null
  /** The version of roof-site since which it is so. */
  readonly since: string
  readonly note: string
}

/** The newest first; 0.1.0 has had no field of another name. */
export const formerFields: readonly FormerField[] = []
