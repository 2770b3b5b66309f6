import type { Finding } from '../finding.ts'
import type { Paint } from '../io.ts'
import { formatGithub } from './format-github.ts'
import { formatJson } from './format-json.ts'
import { formatText } from './format-text.ts'

export const formats = {
  text: formatText,
  json: formatJson,
  github: formatGithub,
} as const satisfies Record<string, (findings: readonly Finding[], paint: Paint) => string>

export type Format = keyof typeof formats
