import { styleText } from 'node:util'

export interface Io {
  readonly cwd: string
  readonly env: Readonly<Record<string, string | undefined>>
  readonly stdin: () => string
  readonly stdout: (text: string) => void
  readonly stderr: (text: string) => void
  /** A person is there to answer questions. */
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
