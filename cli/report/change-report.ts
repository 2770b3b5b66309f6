import type { Finding } from '../lib/finding.ts'

export interface ChangeReport {
  readonly since: string
  /** The states whose data has errors; nothing is known of pages where there is one. */
  readonly faulty: readonly ('before' | 'after')[]
  readonly pages: PageChanges
  /** Pages that are as they were, and only load a new version of what all pages share. */
  readonly reloading: number
  readonly causes: readonly Cause[]
  /** What was edited besides the data; any page may look different for it. */
  readonly code: readonly CodeChange[]
  readonly texts: readonly TextChange[]
  readonly addresses: AddressChanges
  readonly findings: { readonly new: readonly Finding[]; readonly gone: readonly Finding[] }
}

export interface PageChanges {
  /** How many there are now, without the one for missing addresses. */
  readonly total: number
  readonly added: readonly NamedPage[]
  readonly removed: readonly (NamedPage & { readonly answer: AddressAnswer })[]
  readonly renamed: readonly (NamedPage & { readonly from: string })[]
  /** With what is not the same, as far as it is no words: `map`, `links`. */
  readonly changed: readonly (NamedPage & { readonly parts: readonly string[] })[]
}

export interface NamedPage {
  readonly path: string
  readonly title: string
}

/** What an address answers that was a page: the page that it leads to, that it is gone, or nothing. */
export type AddressAnswer =
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'gone' }
  | { readonly kind: 'nothing' }

/** A line of the data, what was done there, and the pages that it changes. */
export interface Cause {
  readonly file: string
  /** In the file as it is now; of what was removed, as it was. */
  readonly line: number | null
  readonly kind: 'changed' | 'added' | 'removed' | 'moved'
  /** `Guilford, localChallenges, item 2` */
  readonly what: string
  /** `null` where the data has errors. */
  readonly pages: readonly string[] | null
}

/** A file or a folder that is no data, and how many files were edited there. */
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
