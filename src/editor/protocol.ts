/** The protocol between the script in the page and `roof-site edit`: JSON below `/__edit/`. */

/** Keys and indexes from a file of the data to a value: `["cities", 10, "lead"]`. */
export type DataPath = readonly (string | number)[]

/** A value of the data, for a dialog. A new item of a list has the path after the last one. */
export interface Field {
  readonly path: DataPath
  readonly label: string
  /** The schema's description for owners. */
  readonly description: string
  /** `data/cities.yaml:120` */
  readonly place: string
  /** As written, placeholders such as `{name}` included. Missing when there is no value yet. */
  readonly value?: unknown
  readonly kind:
    'text' | 'paragraph' | 'number' | 'flag' | 'choice' | 'choices' | 'photo' | 'map' | 'list'
  /** Expected length of a text, in `characters` or `words`. */
  readonly limits: { readonly min: number; readonly max: number; readonly unit: string } | null
  /** The options of a choice; one, or for `choices` several. */
  readonly choices: readonly string[]
  /** The fields of a map or items of a list; empty if they have their own dialogs. */
  readonly parts: readonly Field[]
  readonly optional: boolean
  /** The list that the value is an item of, or is inside an item of. */
  readonly list: {
    readonly path: DataPath
    readonly index: number
    readonly length: number
    readonly min: number
    readonly max: number
  } | null
  /** Unconfirmed: the value, `count` parts of it, or the value named in `of` that it is part of. */
  readonly proposed: {
    readonly path: DataPath
    readonly count: number
    readonly of: string | null
  } | null
  /** Identifies the version of the file that was read. */
  readonly stamp: string
}

/**
 * `GET fields?page=/contact&text=…&nth=1`: the origins of the second such text, in text order, or a note on what
 * it follows from.
 */
export interface FieldsOfText {
  readonly fields: readonly Field[]
  /** What to know before editing. */
  readonly note: string
}

/** `GET shows?path=…`: the number of pages with a value; 0 if unknown. */
export interface Shows {
  readonly pages: number
}

/** `POST save`; an `insert` has the path of the new item, and `confirm` does not change the value. */
export type Edit = { readonly path: DataPath } & (
  | { readonly kind: 'set' | 'insert'; readonly value: unknown }
  | { readonly kind: 'remove' }
  | { readonly kind: 'confirm' }
  | { readonly kind: 'move'; readonly to: number }
)

/** 200 for `state` and all writing requests. */
export interface Saved {
  /** A message about what was just done. */
  readonly done: string
  /** The number of steps to undo. */
  readonly count: number
  readonly undo: boolean
  readonly redo: boolean
}

/** `GET changes`: the changes since the start. */
export interface Changes {
  readonly report: string
  readonly diff: string
}

/** Nothing was written: 422 for an invalid result, 409 if another program changed the file. */
export interface Refused {
  readonly message: string
  readonly findings: readonly { readonly path: DataPath | null; readonly message: string }[]
  /** The field as it is in the data now. */
  readonly field: Field | null
  /** Texts cannot be followed to the data, so nothing can be clicked. */
  readonly isUnreadable?: true
}
