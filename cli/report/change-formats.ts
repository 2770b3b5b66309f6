import type { Paint } from '../lib/io.ts'
import type { ChangeReport } from './change-report.ts'
import { formatChangeJson } from './format-change-json.ts'
import { formatChangeMarkdown } from './format-change-markdown.ts'
import { formatChangeText } from './format-change-text.ts'

interface ChangeOptions {
  readonly paint: Paint
  /** Where the changed site can be seen. */
  readonly preview: string | undefined
  readonly isComment: boolean | undefined
}

/** The ways to print what a change does, by the name that `--format` takes. */
export const changeFormats = {
  text: formatChangeText,
  markdown: formatChangeMarkdown,
  json: formatChangeJson,
} as const satisfies Record<string, (report: ChangeReport, options: ChangeOptions) => string>

export type ChangeFormat = keyof typeof changeFormats
