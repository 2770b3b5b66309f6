import type { Place } from '../lib/finding.ts'
import type { TextOrigin } from '../origins/origins.ts'

/** A text of a page, and where it stands in the HTML file. */
export interface PlacedText {
  /** Blanks collapsed, a line break is one. */
  readonly text: string
  readonly place: Place
  /** Looked for when asked for; none where the text is no text of the data. */
  readonly origins: readonly TextOrigin[]
}

/** A text that stands by itself: a paragraph, a heading, an item, a cell, a button. */
export interface Block extends PlacedText {
  /** The element that holds it: `p`, `h2`, `li`, `a`. */
  readonly tag: string
  readonly isInMain: boolean
  /** Part of a drawing: the names on a map. */
  readonly isDrawn: boolean
}

export interface PageLink extends PlacedText {
  readonly href: string
  /** The address inside the site, without query and fragment; `null` where it leads elsewhere. */
  readonly to: string | null
}

/** A built page as it is judged. */
export interface AuditPage {
  /** Its address: `/service-areas/guilford`. */
  readonly path: string
  readonly kind: string
  /** `dist/service-areas/guilford.html`. */
  readonly file: string
  readonly title: PlacedText | null
  readonly description: PlacedText | null
  /** What stands for pictures, for those who do not see them. */
  readonly pictures: readonly PlacedText[]
  /** The visible texts in reading order. */
  readonly blocks: readonly Block[]
  readonly links: readonly PageLink[]
}
