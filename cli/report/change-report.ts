import type { Finding } from '../lib/finding.ts'

/** What a change does to the site. */
export interface ChangeReport {
  /** The state that the project is compared with, as it was named. */
  readonly since: string
  /** The states whose data has errors; nothing is known of pages where there is one. */
  readonly faulty: readonly ('before' | 'after')[]
  readonly pages: PageChanges
  readonly causes: readonly Cause[]
  readonly code: readonly CodeChange[]
  readonly script: ScriptChange | null
  readonly texts: readonly TextChange[]
  readonly addresses: AddressChanges
  readonly findings: { readonly new: readonly Finding[]; readonly gone: readonly Finding[] }
  readonly bytes: readonly KindBytes[]
}

export interface PageChanges {
  /** How many there are now, without the one for missing addresses. */
  readonly total: number
  readonly added: readonly NamedPage[]
  readonly removed: readonly (NamedPage & { readonly answer: Answer })[]
  readonly renamed: readonly (NamedPage & { readonly from: string })[]
  readonly changed: readonly ChangedPage[]
}

export interface NamedPage {
  readonly path: string
  readonly title: string
}

export interface ChangedPage extends NamedPage {
  /** What is not the same, as far as it is no words: `map`, `links`. */
  readonly parts: readonly string[]
}

/** What an address answers that was a page: the page that it leads to, that it is gone, or nothing. */
export type Answer =
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
  /** `null` where that cannot be told by itself. */
  readonly pages: readonly string[] | null
}

/** A file that is no data, and the pages that may look different. */
export interface CodeChange {
  readonly path: string
  readonly pages: readonly string[]
}

/** The script of the site holds what all pages share; every page names the version that it loads. */
export interface ScriptChange {
  readonly pages: readonly string[]
  /** False where only sources changed, which may come to the same. */
  readonly isCertain: boolean
}

export interface TextChange {
  readonly kind: 'title' | 'description' | 'text'
  readonly before: string | null
  readonly after: string | null
  readonly pages: readonly string[]
  /** Where the new words stand in the data. */
  readonly file: string | null
  readonly line: number | null
}

export interface AddressChanges {
  readonly appear: readonly string[]
  readonly vanish: readonly string[]
  readonly redirect: readonly { readonly from: string; readonly to: string }[]
  readonly gone: readonly string[]
}

/** The bytes of the HTML of all pages of a kind. */
export interface KindBytes {
  readonly kind: string
  readonly pages: number
  readonly before: number | null
  readonly after: number
}
