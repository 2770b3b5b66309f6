import { styleText } from 'node:util'
import { printableLines, withoutCommands } from './printable.ts'

export interface Io {
  readonly cwd: string
  readonly env: Readonly<Record<string, string | undefined>>
  readonly stdin: () => string
  readonly stdout: (text: string) => void
  readonly stderr: (text: string) => void
  readonly interactive: boolean
  readonly color: boolean
  /** Standard error is a terminal, so a line can be overwritten. */
  readonly isTerminal: boolean
  /** Milliseconds since the program started. */
  readonly clock: () => number
  readonly now: () => Date
}

export type Paint = (
  style: 'bold' | 'dim' | 'red' | 'yellow' | 'blue' | 'green',
  text: string,
) => string

export function createPaint(color: boolean): Paint {
  return (style, text) => (color ? styleText(style, text, { validateStream: false }) : text)
}

const start = `\u001B\\[`

/** Escape sequences that the program itself sends: colors, and the rewriting of a line. */
const ownSequences = new RegExp(`(^\\r${start}K|${start}(?:[12]|22|3[1-4]|39)m)`)

/** The same streams, with control characters in quoted text escaped. */
export function guardIo(io: Io): Io {
  const guard = (text: string) => {
    if (!io.color && !io.isTerminal) return printableLines(text)
    return text
      .split(ownSequences)
      .map((part, index) => (index % 2 === 1 ? part : printableLines(part)))
      .join('')
  }
  return {
    ...io,
    stdout: (text) => io.stdout(guard(text)),
    stderr: (text) => io.stderr(withoutCommands(guard(text))),
  }
}
