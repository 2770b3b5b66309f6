import type { Place, Severity } from '../lib/finding.ts'
import type { Landmark } from '../load/gazetteer.ts'
import type { DataPath } from '../parse/parse.ts'
import type { PlacedText, ReadPage } from '../reading/page.ts'
import type { SiteModel } from '../render/site-model.ts'
import type { RuleBase } from '../validate/rule.ts'

export interface AuditSite<Data> {
  /** With the page for missing addresses. */
  readonly pages: readonly ReadPage[]
  readonly data: Data
  readonly model: SiteModel
  readonly landmarks: readonly Landmark[]
  /** Answered with 301. */
  readonly redirects: ReadonlyMap<string, string>
  /** Where a value of the data stands, the file first; or a part of it. */
  readonly placeOf: (source: DataPath, part?: string) => Place
  /** Pages that are being written: of two that say the same, one of these is told. */
  readonly fresh?: readonly string[]
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

export interface AuditRule<Data> extends RuleBase {
  /** Numbers that the data may change, with a reason. */
  readonly limits?: Readonly<Record<string, number>>
  check(site: AuditSite<Data>, limit: (name: string) => number): readonly AuditBreach[]
}
