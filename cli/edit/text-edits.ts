import { parseText } from '../parse/places.ts'
import { scalarsOf } from './scalars.ts'

export interface TextEdit {
  readonly start: number
  readonly end: number
  readonly text: string
}

export interface ScalarEdit extends TextEdit {
  readonly value: string
}

/** A text with all edits made; every other byte stays. Ranges that only take away may overlap. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  // What an anchor shares may be asked for twice.
  const unique = [...new Map(edits.map((edit) => [JSON.stringify(edit), edit])).values()]
  const inOrder = unique.toSorted((a, b) => a.start - b.start || a.end - b.end)
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

/** Of edits of a YAML text, those that can be made without changing any other value. */
export function harmlessEdits<Edit extends ScalarEdit>(
  text: string,
  edits: readonly Edit[],
): readonly Edit[] {
  const inOrder = edits.toSorted((a, b) => a.start - b.start)
  const apart = inOrder.filter(({ start }, index) => (inOrder[index - 1]?.end ?? 0) <= start)
  if (isHarmless(text, apart)) return apart
  const harmless: Edit[] = []
  for (const edit of apart) if (isHarmless(text, [...harmless, edit])) harmless.push(edit)
  return harmless
}

/** The edited text reads as the old one with the edited values, and no other, changed. */
function isHarmless(text: string, edits: readonly ScalarEdit[]): boolean {
  const meant = parseText(text)
  const scalars = scalarsOf(meant, text)
  for (const { start, value } of edits) {
    const scalar = scalars.get(start)
    if (!scalar) return false
    scalar.node.value = value
  }
  const edited = parseText(applyEdits(text, edits))
  if (edited.errors.length > 0 || edited.warnings.length > 0) return false
  return JSON.stringify(edited.toJS()) === JSON.stringify(meant.toJS())
}
