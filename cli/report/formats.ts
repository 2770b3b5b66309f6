import type { Finding } from '../lib/finding.ts'
import type { Paint } from '../lib/io.ts'
import type { RuleWords } from '../validate/rule.ts'
import { formatGithub } from './format-github.ts'
import { formatJson } from './format-json.ts'
import { formatSarif } from './format-sarif.ts'
import { formatText } from './format-text.ts'

/** What the formats know besides the findings; each takes what it needs. */
export interface FormatOptions {
  readonly paint: Paint
  readonly texts: ReadonlyMap<string, string>
  readonly version: string
  /** All rules that findings may name. */
  readonly rules: readonly RuleWords[]
}

/** The ways to print findings, by the name that `--format` takes. */
export const formats = {
  text: formatText,
  json: formatJson,
  github: formatGithub,
  sarif: formatSarif,
} as const satisfies Record<
  string,
  (findings: readonly Finding[], options: FormatOptions) => string
>

export type Format = keyof typeof formats
