import { isCollection, isNode, isPair, isScalar } from 'yaml'
import type { YAMLSeq } from 'yaml'

/** The lines of an item of a block list, from its dash to the end of its last line. */
export interface ItemRange {
  readonly start: number
  readonly end: number
}

export function indentationOf(text: string, list: YAMLSeq): string {
  const start = list.range?.[0] ?? 0
  return text.slice(startOfLine(text, start), start)
}

/** The lines of the item, with comments indented as part of it, without blank lines at its end. */
export function itemRange(text: string, list: YAMLSeq, index: number): ItemRange {
  const item = list.items[index]
  const indent = indentationOf(text, list).length
  const [from, to] = isNode(item) && item.range ? item.range : [0, text.length]
  return {
    start: dashLine(text, from, indent),
    end: endOfItem(text, keepsBreaks(item) ? to : trimEnd(text, to), indent),
  }
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

function trimEnd(text: string, end: number): number {
  let at = end
  while (at > 0 && /\s/.test(text.charAt(at - 1))) at -= 1
  return at
}

/** The item ends with a block of text (`|+`) whose blank lines belong to it. */
function keepsBreaks(item: unknown): boolean {
  if (isCollection(item)) return keepsBreaks(item.flow ? undefined : item.items.at(-1))
  if (isPair(item)) return keepsBreaks(item.value)
  return (
    isScalar(item) &&
    (item.type === 'BLOCK_FOLDED' || item.type === 'BLOCK_LITERAL') &&
    String(item.value).endsWith('\n\n')
  )
}
