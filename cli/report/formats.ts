import { summarize, type Finding } from '../lib/finding.ts'
import { formatGithub } from './format-github.ts'
import { formatSarif, type SarifOptions } from './format-sarif.ts'
import { formatText, type TextOptions } from './format-text.ts'

const formatJson = (findings: readonly Finding[]) =>
  `${JSON.stringify({ version: 1, findings, summary: summarize(findings) }, null, 2)}\n`

/** The ways to print findings, by the name that `--format` takes. */
export const formats = {
  text: formatText,
  json: formatJson,
  github: formatGithub,
  sarif: formatSarif,
} as const satisfies Record<
  string,
  (findings: readonly Finding[], options: TextOptions & SarifOptions) => string
>

export type Format = keyof typeof formats
