import { parseDocument } from 'yaml'
import { scalarsOf } from './scalars.ts'

/** A scalar's new text, and the value that it then has. */
export interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
  readonly value: string
}

/** A text with those of the edits that change nothing but what they are meant to. */
export interface Spliced<Applied extends Edit> {
  readonly text: string
  readonly applied: readonly Applied[]
}

/** Sets edits into a YAML text; every other byte stays. Edits that do harm are left out. */
export function spliceAll<Applied extends Edit>(
  text: string,
  edits: readonly Applied[],
): Spliced<Applied> {
  const apart = withoutOverlaps(edits)
  const edited = splice(text, apart)
  if (isAsMeant(text, edited, apart)) return { text: edited, applied: apart }
  const applied: Applied[] = []
  for (const edit of apart) {
    const more = [...applied, edit]
    if (isAsMeant(text, splice(text, more), more)) applied.push(edit)
  }
  return { text: splice(text, applied), applied }
}

function withoutOverlaps<Applied extends Edit>(edits: readonly Applied[]): readonly Applied[] {
  const inOrder = edits.toSorted((a, b) => a.start - b.start)
  return inOrder.filter(
    (edit, index) => index === 0 || (inOrder[index - 1]?.end ?? 0) <= edit.start,
  )
}

function splice(text: string, edits: readonly Edit[]): string {
  const ends = [0, ...edits.map(({ end }) => end)]
  const parts = edits.map((edit, index) => text.slice(ends[index], edit.start) + edit.text)
  return parts.join('') + text.slice(ends.at(-1))
}

/** The edited text reads as the old one with the edited values, and no other, changed. */
function isAsMeant(before: string, after: string, edits: readonly Edit[]): boolean {
  const meant = parseDocument(before)
  const scalars = scalarsOf(meant, before)
  for (const { start, value } of edits) {
    const scalar = scalars.get(start)
    if (!scalar) return false
    scalar.node.value = value
  }
  const edited = parseDocument(after)
  if (edited.errors.length > 0 || edited.warnings.length > 0) return false
  return JSON.stringify(edited.toJS()) === JSON.stringify(meant.toJS())
}
