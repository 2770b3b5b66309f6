import type { Place } from '../lib/finding.ts'
import type { DataPath } from '../parse/parse.ts'
import type { SiteModel } from '../render/site-model.ts'
import type { AuditPage } from './page.ts'

/** What a tool found that is not always there; or why it could not run. */
export type Observed<Fault> = { readonly faults: readonly Fault[] } | { readonly notRun: string }

/** What a checker of HTML found. */
export interface MarkupFault {
  readonly page: string
  readonly rule: string
  readonly message: string
  readonly place: Place
}

/** What a browser's tree of accessibility lacks. */
export interface AccessFault {
  readonly page: string
  readonly rule: string
  readonly message: string
  /** The element as it is written. */
  readonly html: string
}

export interface SitemapEntry {
  readonly loc: string
  readonly lastmod: string | null
  readonly place: Place
}

/** Something that can be measured: a peak, a beach, a park. */
export interface Landmark {
  readonly name: string
  /** By which people call it too. */
  readonly names: readonly string[]
  readonly measure: 'height' | 'length' | 'area'
  readonly value: number
  readonly unit: 'feet' | 'miles' | 'acres'
  readonly source: string
}

/** A built site, with the data that it was built from. */
export interface AuditSite<Data> {
  /** Where it is published: `https://www.example.com`. */
  readonly origin: string
  /** With the page for missing addresses. */
  readonly pages: readonly AuditPage[]
  readonly data: Data
  readonly model: SiteModel
  /** What is known of the land around. */
  readonly landmarks: readonly Landmark[]
  /** Answered with 301. */
  readonly redirects: ReadonlyMap<string, string>
  /** Answered with 410. */
  readonly gone: ReadonlySet<string>
  readonly sitemap: readonly SitemapEntry[]
  /** The text of robots.txt; `null` where there is none. */
  readonly robots: string | null
  /** The files of dist/ by their addresses, with their sizes: `/favicon.svg`. */
  readonly files: ReadonlyMap<string, number>
  readonly markup: Observed<MarkupFault>
  readonly access: Observed<AccessFault>
  /** Where a value of the data stands, the file first; or a part of it. */
  readonly placeOf: (source: DataPath, part?: string) => Place
}
