import type { FormatOptions } from './format-options.ts'
import type { Finding } from '../lib/finding.ts'
import { formatGithub } from './format-github.ts'
import { formatJson } from './format-json.ts'
import { formatSarif } from './format-sarif.ts'
import { formatText } from './format-text.ts'

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
