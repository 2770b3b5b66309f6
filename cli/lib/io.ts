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
  /** Standard error is a terminal, where a line can be written over. */
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

/** What the program itself sends: its colors, and at the start the renewal of a line. */
const own = new RegExp(`(^\\r${start}K|${start}(?:[12]|22|3[1-4]|39)m)`)

/** The same streams, but whatever is quoted from a file is shown and not obeyed. */
export function guardIo(io: Io): Io {
  const guard = (text: string) => {
    if (!io.color && !io.isTerminal) return printableLines(text)
    return text
      .split(own)
      .map((part, index) => (index % 2 === 1 ? part : printableLines(part)))
      .join('')
  }
  return {
    ...io,
    stdout: (text) => io.stdout(guard(text)),
    stderr: (text) => io.stderr(withoutCommands(guard(text))),
  }
}
