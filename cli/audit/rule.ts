import type { Place, Severity } from '../lib/finding.ts'
import type { Landmark } from '../load/gazetteer.ts'
import type { TextOrigin } from '../origins/origins.ts'
import type { DataPath } from '../parse/parse.ts'
import type { SiteModel } from '../render/site-model.ts'
import type { RuleWords } from '../validate/rule.ts'

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

export interface AuditPage {
  /** Its address: `/service-areas/guilford`. */
  readonly path: string
  readonly kind: string
  /** `dist/service-areas/guilford.html`. */
  readonly file: string
  readonly title: PlacedText | null
  readonly description: PlacedText | null
  readonly pictures: readonly PlacedText[]
  readonly blocks: readonly Block[]
  readonly links: readonly PageLink[]
}

export interface AuditSite<Data> {
  /** With the page for missing addresses. */
  readonly pages: readonly AuditPage[]
  readonly data: Data
  readonly model: SiteModel
  readonly landmarks: readonly Landmark[]
  /** Answered with 301. */
  readonly redirects: ReadonlyMap<string, string>
  /** Where a value of the data stands, the file first; or a part of it. */
  readonly placeOf: (source: DataPath, part?: string) => Place
}

export interface AuditBreach {
  readonly page: string
  /** What is at fault; the page as a whole where nothing is named. */
  readonly at?: PlacedText
  /** The words at fault, marked in the data and in the file instead of the whole. */
  readonly part?: string | undefined
  /** The value of the data at fault, the file first, where the rule knows it. */
  readonly source?: DataPath | undefined
  readonly severity?: Severity
  readonly message: string
  readonly expected?: string | undefined
}

export interface AuditRule<Data> extends RuleWords {
  /** Numbers that the data may change, with a reason. */
  readonly limits?: Readonly<Record<string, number>>
  check(site: AuditSite<Data>, limit: (name: string) => number): readonly AuditBreach[]
}
