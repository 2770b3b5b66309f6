import type { DefaultTreeAdapterTypes } from 'parse5'
import type { Place } from '../lib/finding.ts'
import type { DataPath } from '../parse/parse.ts'

/** Part of a text of a page, and the text of the data that it came from. */
export interface TextOrigin {
  /** The part of the page's text. */
  readonly offset: number
  readonly length: number
  /** In the data, the file first: `["cities", 10, "localChallenges", 1]`. */
  readonly source: DataPath
}

/** A text that stands by itself: a paragraph, a heading, an item, a cell, a button. */
export interface Block {
  /** Blanks collapsed, a line break is one. */
  readonly text: string
  /** The element that holds it: `p`, `h2`, `li`, `a`. */
  readonly tag: string
  readonly isInMain: boolean
  /** Part of a drawing: the names on a map. */
  readonly isDrawn: boolean
  /** In the HTML file. */
  readonly place: Place
  /** Looked for when asked for; none where the text is no text of the data. */
  readonly origins: readonly TextOrigin[]
}

export interface PageLink {
  readonly href: string
  /** The address inside the site, without query and fragment; `null` where it leads elsewhere. */
  readonly to: string | null
  readonly text: string
  readonly isInMain: boolean
  readonly place: Place
  /** The text that it is in, or is; a link around a picture has none. */
  readonly block: Block | null
  readonly origins: readonly TextOrigin[]
}

/** A block of structured data. */
export interface JsonLd {
  readonly text: string
  /** `undefined` where the text is no JSON. */
  readonly value: unknown
  readonly place: Place
}

/** A text of the head, and where it stands. */
export interface HeadText {
  readonly text: string
  readonly place: Place
  readonly origins: readonly TextOrigin[]
}

/** A built page as it is judged. */
export interface AuditPage {
  /** Its address: `/service-areas/guilford`. */
  readonly path: string
  readonly kind: string
  /** `dist/service-areas/guilford.html`. */
  readonly file: string
  readonly title: HeadText | null
  readonly description: HeadText | null
  /** Absolute, as it is written. */
  readonly canonical: HeadText | null
  readonly robots: HeadText | null
  /** All `<meta>` with a name or a property: `og:title`. */
  readonly meta: ReadonlyMap<string, HeadText>
  /** The visible texts in reading order. */
  readonly blocks: readonly Block[]
  readonly links: readonly PageLink[]
  readonly data: readonly JsonLd[]
  /** The addresses of the files of the site that it loads: scripts, styles, pictures. */
  readonly loads: readonly PageLink[]
  /** The names that a fragment may lead to. */
  readonly ids: ReadonlySet<string>
  readonly html: () => string
  /** Parsed anew: thousands of documents do not fit into memory. */
  readonly document: () => DefaultTreeAdapterTypes.Document
}
