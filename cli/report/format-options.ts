import type { Paint } from '../lib/io.ts'
import type { RuleWords } from '../validate/rule.ts'

/** What the formats know besides the findings; each takes what it needs. */
export interface FormatOptions {
  readonly paint: Paint
  readonly texts: ReadonlyMap<string, string>
  readonly version: string
  /** All rules that findings may name. */
  readonly rules: readonly RuleWords[]
}
