import type { Place } from '../lib/finding.ts'

/** The place of a range of offsets in a text. */
export type Placer = (range: readonly [number, number]) => Place

/** Counts lines and columns of `text` from 1; offsets outside are taken as its ends. */
export function createPlacer(file: string, text: string): Placer {
  let found: readonly number[] | undefined
  const positionOf = (offset: number) => {
    // Most files have no fault, and no line is asked for.
    const starts = (found ??= lineStarts(text))
    const at = Math.min(Math.max(offset, 0), text.length)
    const line = lastStart(starts, at)
    return { line: line + 1, column: at - (starts[line] ?? 0) + 1 }
  }
  return ([from, to]) => {
    const start = positionOf(from)
    const end = positionOf(Math.max(from, to))
    return { file, ...start, endLine: end.line, endColumn: end.column }
  }
}

function lineStarts(text: string): number[] {
  const starts = [0]
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}

/** The index of the last line that starts at or before `offset`. */
function lastStart(starts: readonly number[], offset: number): number {
  let low = 0
  let high = starts.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((starts[middle] ?? 0) <= offset) low = middle
    else high = middle - 1
  }
  return low
}
