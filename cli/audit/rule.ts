import type { Place, Severity } from '../lib/finding.ts'
import type { Landmark } from '../load/gazetteer.ts'
import type { DataPath } from '../parse/parse.ts'
import type { PlacedText, ReadPage } from '../reading/page.ts'
import type { SiteModel } from '../render/site-model.ts'
import type { RuleBase } from '../validate/rule.ts'

export interface AuditSite<Data> {
  /** Includes the not-found page. */
  readonly pages: readonly ReadPage[]
  readonly data: Data
  readonly model: SiteModel
  readonly landmarks: readonly Landmark[]
  /** From and to of each 301 redirect. */
  readonly redirects: ReadonlyMap<string, string>
  /** The place of a value, or of a part of it, by its path with the file name first. */
  readonly placeOf: (source: DataPath, part?: string) => Place
  /** Pages that are being written: of two that say the same, one of these is told. */
  readonly fresh?: readonly string[]
}

export interface AuditBreach {
  readonly page: string
  /** The text at fault; the whole page by default. */
  readonly at?: PlacedText
  /** Marks these words instead of the whole text, in the data and in the file. */
  readonly part?: string | undefined
  /** The path of the value at fault, file name first, when the rule knows it. */
  readonly source?: DataPath | undefined
  readonly severity?: Severity
  readonly message: string
  readonly expected?: string | undefined
  /** What pages with one fault of the data share, where the message says on which page it is, and where. */
  readonly shared?: string | undefined
}

export interface AuditRule<Data> extends RuleBase {
  /** Numbers that the data may override, with a reason. */
  readonly limits?: Readonly<Record<string, number>>
  check(site: AuditSite<Data>, limit: (name: string) => number): readonly AuditBreach[]
}
