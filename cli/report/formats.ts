import type { Finding } from '../finding.ts'
import type { Paint } from '../io.ts'
import { formatGithub } from './format-github.ts'
import { formatJson } from './format-json.ts'
import { formatText } from './format-text.ts'

/** The ways to print findings, by the name that `--format` takes. */
export const formats = {
  text: formatText,
  json: formatJson,
  github: formatGithub,
} as const satisfies Record<string, (findings: readonly Finding[], paint: Paint) => string>

/** A name that `--format` takes. */
export type Format = keyof typeof formats
