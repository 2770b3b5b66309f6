/** A range of a text, by offsets, and what stands there afterwards. */
export interface Splice {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** A text with all splices made. Ranges that only take away may overlap. */
export function applySplices(text: string, splices: readonly Splice[]): string {
  const inOrder = unique(splices).toSorted((a, b) => a.start - b.start || a.end - b.end)
  let at = 0
  const parts: string[] = []
  for (const { start, end, text: inserted } of inOrder) {
    // An edit inside a part that is taken away goes with it.
    if (end < at || (start < at && inserted !== '')) continue
    parts.push(text.slice(at, start), inserted)
    at = Math.max(at, end)
  }
  return parts.join('') + text.slice(at)
}

/** What an anchor shares may be asked for twice. */
function unique(splices: readonly Splice[]): Splice[] {
  return [...new Map(splices.map((each) => [JSON.stringify(each), each])).values()]
}
