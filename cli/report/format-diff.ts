import { createTwoFilesPatch } from 'diff'
import { printableLines, withoutCommands } from '../lib/printable.ts'

/** A unified diff of one file; `undefined` stands for a missing file. */
export function formatDiff(
  path: string,
  before: string | undefined,
  after: string | undefined,
): string {
  if (before === after) return ''
  const from = before === undefined ? '/dev/null' : `a/${path}`
  const to = after === undefined ? '/dev/null' : `b/${path}`
  const patch = createTwoFilesPatch(from, to, before ?? '', after ?? '', '', '', { context: 3 })
  // The library adds a line of equal signs, which is not part of the format.
  return patch.replace(/^=+\n/, '').replaceAll(/^(--- .*|\+\+\+ .*)\t$/gm, '$1')
}

/** A diff for people, with control sequences and runner commands escaped. */
export const showDiff = (diff: string) => withoutCommands(printableLines(diff))
