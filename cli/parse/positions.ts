import { LineCounter } from 'yaml'
import type { Place } from '../lib/finding.ts'

/** A part of a text, by offsets; the end is exclusive. */
export type TextRange = readonly [from: number, to: number]

export type Placer = (range: TextRange) => Place

/** Counts lines and columns of `text` from 1; offsets outside are taken as its ends. */
export function createPlacer(file: string, text: string): Placer {
  let lines: LineCounter | undefined
  const positionOf = (offset: number) => {
    lines ??= countLines(text)
    return lines.linePos(Math.min(Math.max(offset, 0), text.length))
  }
  return ([from, to]) => {
    const start = positionOf(from)
    const end = positionOf(Math.max(from, to))
    return { file, line: start.line, column: start.col, endLine: end.line, endColumn: end.col }
  }
}

function countLines(text: string): LineCounter {
  const lines = new LineCounter()
  lines.addNewLine(0)
  for (const { index } of text.matchAll(/\n/g)) lines.addNewLine(index + 1)
  return lines
}

/** The offset at which a place of a text starts. */
export function offsetOf(text: string, { line, column }: Pick<Place, 'line' | 'column'>): number {
  let start = 0
  for (let current = 1; current < line; current += 1) start = text.indexOf('\n', start) + 1
  return start + column - 1
}
