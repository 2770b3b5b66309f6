import type { Place } from '../lib/finding.ts'
import type { DataPath } from '../parse/parse.ts'

/** Part of a text, and the text of the data that it came from. */
export interface TextOrigin {
  readonly offset: number
  readonly length: number
  /** In the data, the file first: `["cities", 10, "localChallenges", 1]`. */
  readonly source: DataPath
}

/** A text of a page, and where it stands in the HTML file. */
export interface PlacedText {
  /** Blanks collapsed, a line break is one. */
  readonly text: string
  readonly place: Place
  /** In the order of the sentence, outer before inner; none where the text is no text of the data. */
  readonly origins: readonly TextOrigin[]
}

/** A text that stands by itself: a paragraph, a heading, an item, a cell, a button. */
export interface Block extends PlacedText {
  /** The element that holds it: `p`, `h2`, `li`, `a`; `img` of the words for a picture. */
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

/** What a page of HTML says, as far as anybody asks. */
export interface ReadPage {
  /** Its address: `/service-areas/guilford`. */
  readonly path: string
  readonly kind: string
  /** `dist/service-areas/guilford.html`. */
  readonly file: string
  readonly title: PlacedText | null
  readonly description: PlacedText | null
  /** The words for pictures and for what shows none, in the order of the page. */
  readonly pictures: readonly (PlacedText & Pick<Block, 'tag'>)[]
  readonly blocks: readonly Block[]
  /** What one can point at: the blocks and the words for pictures, in the order of the page. */
  readonly shown: readonly Block[]
  readonly links: readonly PageLink[]
}

/** The page with each of its texts changed. */
export function mapPageTexts(
  page: ReadPage,
  change: <Text extends PlacedText>(placed: Text) => Text,
): ReadPage {
  const shown = page.shown.map(change)
  return {
    ...page,
    title: page.title && change(page.title),
    description: page.description && change(page.description),
    pictures: page.pictures.map(change),
    shown,
    blocks: shown.filter(({ tag }) => tag !== 'img'),
    links: page.links.map(change),
  }
}
