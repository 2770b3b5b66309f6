import { createTwoFilesPatch } from 'diff'
import { printableLines, withoutCommands } from '../lib/printable.ts'

/** A unified diff of one file; `undefined` stands for a file that is not there. */
export function formatDiff(
  path: string,
  before: string | undefined,
  after: string | undefined,
): string {
  if (before === after) return ''
  const from = before === undefined ? '/dev/null' : `a/${path}`
  const to = after === undefined ? '/dev/null' : `b/${path}`
  const patch = createTwoFilesPatch(from, to, before ?? '', after ?? '', '', '', { context: 3 })
  // The library's rule of equal signs is no part of the format.
  return patch.replace(/^=+\n/, '').replaceAll(/^(--- .*|\+\+\+ .*)\t$/gm, '$1')
}

/** A diff for people: what a terminal or GitHub's runner would obey is shown. */
export const showDiff = (diff: string) => withoutCommands(printableLines(diff))
