import type { Place } from '../lib/finding.ts'
import type { DataPath } from '../parse/parse.ts'

/** Part of a text, and the value that it comes from. */
export interface TextOrigin {
  readonly offset: number
  readonly length: number
  /** File name first: `["cities", 10, "localChallenges", 1]`. */
  readonly source: DataPath
}

/** A text of a page, and its place in the HTML file. */
export interface PlacedText {
  /** Whitespace collapsed; a line break is a space. */
  readonly text: string
  readonly place: Place
  /** In text order, outer before inner; empty when the text does not come from the data. */
  readonly origins: readonly TextOrigin[]
}

/** A block of text: a paragraph, heading, list item, cell or button. */
export interface Block extends PlacedText {
  /** Its element: `p`, `h2`, `li`, `a`; `img` for an alt text. */
  readonly tag: string
  readonly isInMain: boolean
  /** Part of a drawing, such as the names on a map. */
  readonly isDrawn: boolean
}

export interface PageLink extends PlacedText {
  readonly href: string
  /** The path of an internal link, without query and fragment; `null` for external links. */
  readonly to: string | null
}

/** The content of an HTML page, as far as the program needs it. */
export interface ReadPage {
  /** Its path: `/service-areas/guilford`. */
  readonly path: string
  readonly kind: string
  /** `dist/service-areas/guilford.html`. */
  readonly file: string
  readonly title: PlacedText | null
  readonly description: PlacedText | null
  /** Alt texts and other labels, in page order. */
  readonly pictures: readonly (PlacedText & Pick<Block, 'tag'>)[]
  readonly blocks: readonly Block[]
  /** Everything one can click: blocks and alt texts, in page order. */
  readonly shown: readonly Block[]
  readonly links: readonly PageLink[]
}

/** Maps each text of a page. */
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
