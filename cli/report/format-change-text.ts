import type { Paint } from '../lib/io.ts'
import { printable, withoutCommands } from '../lib/printable.ts'
import type { ChangeReport } from './change-report.ts'
import { sectionsOf } from './change-sections.ts'
import { verdictOf } from './change-words.ts'

interface TextOptions {
  readonly paint: Paint
  readonly preview?: string | undefined
}

/** A report for a terminal. */
export function formatChangeText(
  report: ChangeReport,
  { paint, preview = '' }: TextOptions,
): string {
  const sections = sectionsOf(report, {
    words: printable,
    place: printable,
    link: (path) => printable(preview + path),
    sentence: (sign, text) => `    ${sign} ${printable(text)}`,
  })
  const text = [
    paint('bold', printable(verdictOf(report))),
    ...sections.flatMap(({ title, items }) => [
      '',
      paint('bold', title),
      ...items.map((item) => `  ${item}`),
    ]),
    '',
  ].join('\n')
  return withoutCommands(text)
}
