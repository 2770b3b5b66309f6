/** An entry of a top-level list, from its dash to the next one; offsets into the text. */
export interface EntryRange {
  readonly from: number
  readonly to: number
}

/**
 * The entry of a text's top-level list that holds `offset`, or the one before it when the parser
 * stumbled only at the next dash. `undefined` where there is none.
 */
export function entryAt(text: string, offset: number): EntryRange | undefined {
  const starts = [...text.matchAll(/^-(?=\s)/gm)].map(({ index }) => index)
  const reached = starts.filter((start) => start < offset)
  const from = reached.at(-1)
  return from === undefined ? undefined : { from, to: starts[reached.length] ?? text.length }
}

/** The text with an entry replaced by blanks, so that all others keep their places. */
export function blankEntry(text: string, { from, to }: EntryRange): string {
  return text.slice(0, from) + text.slice(from, to).replaceAll(/[^\n]/g, ' ') + text.slice(to)
}
