import { isCollection, isNode, isPair, isScalar, type YAMLSeq } from 'yaml'

export function indentationOf(text: string, list: YAMLSeq): string {
  const start = list.range?.[0] ?? 0
  return text.slice(startOfLine(text, start), start)
}

/** The lines of the item from its dash, with comments in it, without blank lines at its end. */
export function itemRange(text: string, list: YAMLSeq, index: number) {
  const item = list.items[index]
  const indent = indentationOf(text, list).length
  const [from, to] = isNode(item) && item.range ? item.range : [0, text.length]
  return {
    start: dashLine(text, from, indent),
    end: endOfItem(text, keepsBreaks(item) ? to : text.slice(0, to).trimEnd().length, indent),
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
