/**
 * The protocol between the script in the page and `roof-site edit`: JSON below `/__edit/`. Each request has the id
 * of its tab in `tab`.
 */

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
    | 'text'
    | 'paragraph'
    | 'number'
    | 'date'
    | 'flag'
    | 'choice'
    | 'choices'
    | 'photo'
    | 'map'
    | 'list'
    /** A list of texts that is not there yet, one a line. */
    | 'lines'
  /** Whether pages crop it, as photos. */
  readonly isCropped: boolean
  /** Expected length of a text, in `characters` or `words`. */
  readonly limits: { readonly min: number; readonly max: number; readonly unit: string } | null
  /** The options of a choice; one, or for `choices` several; of a photo of a job its stages. */
  readonly choices: readonly string[]
  /** The fields of a map or items of a list; empty if they have their own dialogs. */
  readonly parts: readonly Field[]
  readonly optional: boolean
  /** The list that the value is an item of, or is inside an item of. */
  readonly list: {
    readonly path: DataPath
    readonly index: number
    readonly length: number
    /** How many items have to stay; 0 where the list goes with its last one. */
    readonly min: number
    readonly max: number
    /** The item in words, and its stamp. */
    readonly label: string
    readonly stamp: string
  } | null
  /** Unconfirmed: the value, `count` parts of it, or the value named in `of` that it is part of. */
  readonly proposed: {
    readonly path: DataPath
    readonly count: number
    readonly of: string | null
    readonly stamp: string
  } | null
  /** What `validate` warns of in the value as it is. */
  readonly warnings: readonly string[]
  /** Identifies the state of the value that was read; empty where there is none. */
  readonly stamp: string
}

/** Where a new item is inserted, and the stamp of the item before it. */
export interface Insertion {
  readonly path: DataPath
  readonly stamp: string
}

/** Something that an owner may want to do. */
export interface Task {
  /** Change the phone number */
  readonly words: string
  /** The command that does it, where no dialog does. */
  readonly command: string | null
  readonly targets: readonly Target[]
}

/** A value to open, or a new item to add. */
export interface Target {
  readonly label: string
  readonly path: DataPath
  readonly insertion: Insertion | null
  /** What is filled in of a new item. */
  readonly draft?: unknown
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

/**
 * 200 for `state` and all writing requests; `POST photo?kind=set&path=…&alt=…&stage=…&stamp=…` has the
 * picture as its body.
 */
export interface Saved {
  /** A message about what was just done. */
  readonly done: string
  /** What `validate` warns of since, or of the value that was saved. */
  readonly warnings: readonly string[]
  /** The number of changes in all tabs. */
  readonly count: number
  /** Whether there are steps of this tab to undo and redo. */
  readonly undo: boolean
  readonly redo: boolean
  /** The first request of a session. */
  readonly isFirst: boolean
}

/** `GET progress`: how many copies of a photo are done; 0 of 0 when none are being made. */
export interface Progress {
  readonly done: number
  readonly total: number
}

/** `GET changes`: the changes since the start. */
export interface Changes {
  readonly report: string
  readonly diff: string
}

/** Nothing was written: 422 for an invalid result, 409 if the value was changed in the meantime. */
export interface Refused {
  readonly message: string
  readonly findings: readonly { readonly path: DataPath | null; readonly message: string }[]
  /** The field as it is in the data now. */
  readonly field: Field | null
  /** Texts cannot be followed to the data, so nothing can be clicked. */
  readonly isUnreadable?: true
}
