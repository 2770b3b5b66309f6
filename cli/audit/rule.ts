import type { Place, Severity } from '../lib/finding.ts'
import type { DataPath } from '../parse/parse.ts'
import type { RuleWords } from '../validate/rule.ts'
import type { TextOrigin } from './page.ts'
import type { AuditSite } from './site.ts'

/** What stands at a place of a built file: a text, a link, a block of structured data. */
export interface Spotted {
  readonly text?: string
  readonly place: Place
  readonly origins?: readonly TextOrigin[]
}

/** What breaks a rule. */
export interface AuditBreach {
  /** The address of the page; a fault of no one page has none, and needs `at`. */
  readonly page?: string
  /** What is at fault; the page as a whole where nothing is named. */
  readonly at?: Spotted
  /** The words at fault, marked in the data and in the file instead of the whole. */
  readonly part?: string | undefined
  /** The value of the data at fault, the file first, where the rule knows it. */
  readonly source?: DataPath | undefined
  /** Where the rule has several limits. */
  readonly severity?: Severity
  readonly message: string
  readonly expected?: string | undefined
  readonly suggestion?: string | undefined
}

/** Two texts side by side, for the report that people open. */
export interface Exhibit {
  readonly title: string
  readonly left: ExhibitText
  readonly right: ExhibitText
  /** What is marked in both. */
  readonly shared: readonly string[]
}

export interface ExhibitText {
  readonly title: string
  /** The address of the page. */
  readonly page: string
  readonly paragraphs: readonly string[]
}

export interface AuditResult {
  readonly breaches: readonly AuditBreach[]
  readonly exhibits?: readonly Exhibit[]
  /** Why nothing was judged; such a rule counts neither as passed nor as broken. */
  readonly notRun?: string
}

/** A rule for built pages: one object, one file. */
export interface AuditRule<Data, Limit extends string = string> extends RuleWords {
  /** Numbers that the data may change, with a reason. */
  readonly limits?: Readonly<Record<Limit, number>>
  check(site: AuditSite<Data>, limits: Readonly<Record<Limit, number>>): AuditResult
}
