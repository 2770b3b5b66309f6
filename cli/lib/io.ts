import { styleText } from 'node:util'

/** What the program reads from and writes to; the real process, or a test's stand-in. */
export interface Io {
  readonly cwd: string
  readonly env: Readonly<Record<string, string | undefined>>
  /** All of standard input, read when it is asked for. */
  readonly stdin: () => string
  readonly stdout: (text: string) => void
  readonly stderr: (text: string) => void
  /** A person is there to answer questions. */
  readonly interactive: boolean
  /** Standard output is a terminal that shows colors. */
  readonly color: boolean
  /** Standard error is a terminal, where a line can be written over. */
  readonly isTerminal: boolean
  /** Milliseconds since the program started. */
  readonly clock: () => number
  /** The present moment; only the day of it is recorded. */
  readonly now: () => Date
}

/** Text in a terminal style; without color, the text as it is. */
export type Paint = (
  style: 'bold' | 'dim' | 'red' | 'yellow' | 'blue' | 'green',
  text: string,
) => string

/** Wraps text in terminal colors, or leaves it as it is. */
export function createPaint(color: boolean): Paint {
  // Whether the stream shows colors has been asked already.
  return (style, text) => (color ? styleText(style, text, { validateStream: false }) : text)
}
