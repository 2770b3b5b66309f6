/** What the script in the page and `roof-site edit` say to each other, as JSON below `/__edit/`. */

/** Keys and indexes from a file of the data to a value: `["cities", 10, "lead"]`. */
export type DataPath = readonly (string | number)[]

/** A value of the data, for a dialog. A new item of a list is asked for by the path behind its last one. */
export interface Field {
  readonly path: DataPath
  readonly label: string
  /** In an owner's words, as the schema has it. */
  readonly description: string
  /** `data/cities.yaml:120` */
  readonly place: string
  /** As it is written: `{name}` stands for itself. Left out where nothing is written yet. */
  readonly value?: unknown
  readonly kind:
    'text' | 'paragraph' | 'number' | 'flag' | 'choice' | 'choices' | 'photo' | 'map' | 'list'
  /** What the text is to keep to, in `characters` or `words`. */
  readonly limits: { readonly min: number; readonly max: number; readonly unit: string } | null
  /** Of a choice: one is taken, or of `choices` several. */
  readonly choices: readonly string[]
  /** Of a map what may stand in it, of a list its items; none where that is for a dialog of its own. */
  readonly parts: readonly Field[]
  readonly optional: boolean
  /** The list that the value is an item of, or stands in an item of. */
  readonly list: {
    readonly path: DataPath
    readonly index: number
    readonly length: number
    readonly min: number
    readonly max: number
  } | null
  /** What nobody has confirmed: the value, `count` parts of it, or what it is a part of, `of` by name. */
  readonly proposed: {
    readonly path: DataPath
    readonly count: number
    readonly of: string | null
  } | null
  /** Of the file, as it was read. */
  readonly stamp: string
}

/**
 * `GET fields?page=/contact&text=…&nth=1`: the origins of the second text that reads so, in the order of
 * the sentence; or what it follows from.
 */
export interface FieldsOfText {
  readonly fields: readonly Field[]
  /** What there is to know before. */
  readonly note: string
}

/** `GET shows?path=…`: on how many pages a value stands; 0 where that cannot be told. */
export interface Shows {
  readonly pages: number
}

/** `POST save`; an `insert` names the path of the new item, and `confirm` changes nothing of the value. */
export type Edit = { readonly path: DataPath } & (
  | { readonly kind: 'set' | 'insert'; readonly value: unknown }
  | { readonly kind: 'remove' }
  | { readonly kind: 'confirm' }
  | { readonly kind: 'move'; readonly to: number }
)

/** 200 of `state`, and of all that writes. */
export interface Saved {
  /** What was done just now. */
  readonly done: string
  /** How much there is to take back. */
  readonly count: number
  readonly undo: boolean
  readonly redo: boolean
}

/** `GET changes`: since the start. */
export interface Changes {
  readonly report: string
  readonly diff: string
}

/** Nothing was written: 422 for what it would lead to, 409 where another program changed the file. */
export interface Refused {
  readonly message: string
  readonly findings: readonly { readonly path: DataPath | null; readonly message: string }[]
  /** As the data has it now. */
  readonly field: Field | null
  /** No text of any page can be followed to the data: there is nothing to click. */
  readonly isUnreadable?: true
}
