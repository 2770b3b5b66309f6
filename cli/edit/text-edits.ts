import { parseText } from '../parse/places.ts'
import { scalarsOf } from './scalars.ts'
import { isCollection, isNode, isPair, isScalar, type YAMLSeq } from 'yaml'

export interface TextEdit {
  readonly start: number
  readonly end: number
  readonly text: string
}

export type ScalarEdit = TextEdit & { readonly value: string | number }

/** Applies all edits; every other byte stays. Removals may overlap. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  // A shared anchor may be edited twice.
  const unique = [...new Map(edits.map((edit) => [JSON.stringify(edit), edit])).values()]
  const inOrder = unique.toSorted((a, b) => a.start - b.start || a.end - b.end)
  let at = 0
  const parts: string[] = []
  for (const { start, end, text: inserted } of inOrder) {
    // An edit inside a removed range is dropped.
    if (end < at || (start < at && inserted !== '')) continue
    parts.push(text.slice(at, start), inserted)
    at = Math.max(at, end)
  }
  return parts.join('') + text.slice(at)
}

/** The edits of a YAML text that do not change any other value. */
export function harmlessEdits<Edit extends ScalarEdit>(
  text: string,
  edits: readonly Edit[],
): readonly Edit[] {
  const inOrder = edits.toSorted((a, b) => a.start - b.start)
  const apart = inOrder.filter(({ start }, index) => (inOrder[index - 1]?.end ?? 0) <= start)
  if (apart.length === 0 || isHarmless(text, apart)) return apart
  const harmless: Edit[] = []
  for (const edit of apart) if (isHarmless(text, [...harmless, edit])) harmless.push(edit)
  return harmless
}

/** Whether the edited text parses as the old value with exactly these edits. */
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

export function indentationOf(text: string, list: YAMLSeq): string {
  const start = list.range?.[0] ?? 0
  return text.slice(startOfLine(text, start), start)
}

/** The lines of the item from its dash, with comments in it, without trailing blank lines. */
export function itemRange(text: string, list: YAMLSeq, index: number) {
  const item = list.items[index]
  const indent = indentationOf(text, list).length
  const from = (isNode(item) && item.range?.[0]) || 0
  return { start: dashLine(text, from, indent), end: endOfPart(text, item, indent) }
}

/** The end of a block value, with the comments that are indented deeper. */
export function endOfPart(text: string, part: unknown, indent: number): number {
  const to = (isNode(part) && part.range?.[1]) || text.length
  return endOfItem(text, keepsBreaks(part) ? to : text.slice(0, to).trimEnd().length, indent)
}

export const newlineOf = (text: string) => (text.includes('\r\n') ? '\r\n' : '\n')

/** Inserts lines; a file without a final newline stays that way. */
export function linesBelow(text: string, at: number, block: string, gap = ''): TextEdit {
  const newline = newlineOf(text)
  const joint = at === 0 || text[at - 1] === '\n' ? '' : newline
  const last = at === text.length && joint !== '' ? '' : newline
  return { start: at, end: at, text: joint + gap + block + last }
}

export function startOfLine(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1
}

function dashLine(text: string, from: number, indent: number): number {
  const isDash = (start: number) =>
    text.slice(start, start + indent).trim() === '' &&
    /^-(?=\s|$)/.test(text.slice(start + indent, start + indent + 2))
  let start = startOfLine(text, from)
  while (start > 0 && !isDash(start)) start = startOfLine(text, start - 1)
  return start
}

function endOfItem(text: string, valueEnd: number, indent: number): number {
  const comment = /(?:[ \t]*\r?\n)*([ \t]+)#[^\n]*(?:\n|$)/y
  let at = endOfLine(text, text[valueEnd - 1] === '\n' ? valueEnd - 1 : valueEnd)
  for (;;) {
    comment.lastIndex = at
    const next = comment.exec(text)
    if (!next || (next[1] ?? '').length <= indent) return at
    at += next[0].length
  }
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from)
  return end === -1 ? text.length : end + 1
}

/** The item ends with a block scalar (`|+`) that includes the blank lines after it. */
function keepsBreaks(item: unknown): boolean {
  if (isCollection(item)) return keepsBreaks(item.flow ? undefined : item.items.at(-1))
  if (isPair(item)) return keepsBreaks(item.value)
  return (
    isScalar(item) &&
    (item.type === 'BLOCK_FOLDED' || item.type === 'BLOCK_LITERAL') &&
    String(item.value).endsWith('\n\n')
  )
}
