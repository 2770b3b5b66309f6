interface PartRange {
  readonly from: number
  readonly to: number
}

const listEntry = /^-(?=\s)/gm
// Behind an open quote text may look like a field, but there the parser finds no fault either.
const mapField = /^[\w"'][^\n]*?:(?=\s)/gm

export function entryStarts(text: string): number[] {
  return [...text.matchAll(listEntry)].map(({ index }) => index)
}

/** The part that holds `offset`, or the one before it where the fault shows only at the next start. */
export function partAt(text: string, offset: number): PartRange | undefined {
  if (/^(?:---|\.\.\.)/.test(text.slice(offset))) return undefined
  const entries = entryStarts(text)
  const fields = () => [...text.matchAll(mapField)].map(({ index }) => index)
  const starts = entries.length > 0 ? entries : fields()
  const reached = starts.filter((start) => start < offset)
  const from = reached.at(-1)
  return from === undefined ? undefined : { from, to: starts[reached.length] ?? text.length }
}

/** The text with a part made a comment, so that all others keep their places. */
export function blankPart(text: string, { from, to }: PartRange): string {
  return text.slice(0, from) + text.slice(from, to).replaceAll(/[^\r\n]/g, '#') + text.slice(to)
}
