import type { Finding } from '../lib/finding.ts'

export interface ChangeReport {
  readonly since: string
  /** The states whose data has errors; with any, the pages are unknown. */
  readonly faulty: readonly ('before' | 'after')[]
  readonly pages: PageChanges
  /** Pages with unchanged content that only load a new version of shared files. */
  readonly reloading: number
  readonly causes: readonly Cause[]
  /** Edits besides the data; any page may look different. */
  readonly code: readonly CodeChange[]
  readonly texts: readonly TextChange[]
  readonly addresses: AddressChanges
  readonly findings: { readonly new: readonly Finding[]; readonly gone: readonly Finding[] }
}

export interface PageChanges {
  /** Current number of pages, without the not-found page. */
  readonly total: number
  readonly added: readonly NamedPage[]
  readonly removed: readonly (NamedPage & { readonly answer: AddressAnswer })[]
  readonly renamed: readonly (NamedPage & { readonly from: string })[]
  /** `parts` names the changes other than text: `map`, `links`. */
  readonly changed: readonly (NamedPage & { readonly parts: readonly string[] })[]
}

export interface NamedPage {
  readonly path: string
  readonly title: string
}

/** What a former page address answers: a redirect, 410, or nothing. */
export type AddressAnswer =
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'gone' }
  | { readonly kind: 'nothing' }

/** An edit of the data and the pages that it changes. */
export interface Cause {
  readonly file: string
  /** In the current file; for a removed value, in the old one. */
  readonly line: number | null
  readonly kind: 'changed' | 'added' | 'removed' | 'moved'
  /** `Guilford, localChallenges, item 2` */
  readonly what: string
  /** `null` where the data has errors. */
  readonly pages: readonly string[] | null
}

/** A file or folder other than data, with the number of edited files. */
export interface CodeChange {
  readonly path: string
  readonly files: number
}

export interface TextChange {
  readonly kind: 'title' | 'description' | 'text'
  readonly before: string | null
  readonly after: string | null
  readonly pages: readonly string[]
  readonly file: string | null
  readonly line: number | null
}

export interface AddressChanges {
  readonly appear: readonly string[]
  readonly vanish: readonly string[]
  readonly redirect: readonly { readonly from: string; readonly to: string }[]
  readonly gone: readonly string[]
}
