import type { Finding } from '../lib/finding.ts'
import { printable, withoutCommands } from '../lib/printable.ts'
import { formatGithub } from './format-github.ts'
import { formatJson } from './format-json.ts'
import { formatText, type TextOptions } from './format-text.ts'

/** Formats of findings, by `--format` name. */
export const formats = {
  text: (findings, options) => {
    const texts = new Map([...options.texts].map(([file, text]) => [printable(file), text]))
    const printed = formatText(findings.map(toPrintable), { ...options, texts })
    return withoutCommands(printed)
  },
  json: formatJson,
  github: (findings) => formatGithub(findings.map(toPrintable)),
} as const satisfies Record<string, (findings: readonly Finding[], options: TextOptions) => string>

export type Format = keyof typeof formats

/** Escapes control characters and newlines in quoted text. */
function toPrintable(finding: Finding): Finding {
  const { file, message, expected, suggestion, page } = finding
  return {
    ...finding,
    file: printable(file),
    message: printable(message),
    expected: expected && printable(expected),
    // Advice may have several lines.
    suggestion: suggestion?.split('\n').map(printable).join('\n'),
    page: page && printable(page),
  }
}
