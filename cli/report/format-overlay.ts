import { join } from 'node:path'
import type { ErrorPayload } from 'vite'
import { codeFrame, toLines } from './format-text.ts'
import type { Finding } from '../lib/finding.ts'

export type Overlay = ErrorPayload['err']

/** The first finding with a code frame, the others on a line each; paths can be opened. */
export function formatOverlay(
  [first, ...others]: readonly [Finding, ...Finding[]],
  { root, texts }: { root: string; texts: readonly { path: string; text: string }[] },
): Overlay {
  const { file, line, column, message, expected, suggestion } = first
  const id = join(root, file)
  const { text = '' } = texts.find(({ path }) => path === file) ?? {}
  const frame = codeFrame(toLines(text), first)
  const hints = [
    ...(expected ? [`expected: ${expected}`] : []),
    ...(suggestion ? [`did you mean: ${suggestion}`] : []),
  ]
  return {
    plugin: 'roof-site',
    message: [message, ...hints].join('\n'),
    id,
    loc: { file: id, line, column },
    frame: frame.map(({ gutter, code }) => `${gutter} ${code}\n`).join(''),
    stack: others
      .map((each) => `${join(root, each.file)}:${each.line}:${each.column} ${each.message}`)
      .join('\n'),
  }
}
