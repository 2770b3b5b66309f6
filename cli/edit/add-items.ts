import { isNode, type YAMLSeq, Document, isCollection, isScalar, visit, type Scalar } from 'yaml'
import type { Insertion } from './data-edits.ts'
import { indentationOf, itemRange, startOfLine, type TextEdit } from './text-edits.ts'

export interface WrittenList {
  readonly text: string
  readonly list: YAMLSeq
  readonly isWholeFile: boolean
}

/** Sets items at the end of a list, in the style that it has. */
export function addItems(written: WrittenList, items: readonly unknown[]): TextEdit[] {
  const { text, list } = written
  if (items.length === 0 || !list.range) return []
  if (list.items.length === 0) return [fillEmpty(text, list, items)]
  return [list.flow ? addInFlow(text, list, items) : addAsBlock(written, items)]
}

function addAsBlock(written: WrittenList, items: readonly unknown[]): TextEdit {
  const { text, list } = written
  const { end: at } = itemRange(text, list, list.items.length - 1)
  const newline = newlineOf(text)
  const joint = text[at - 1] === '\n' ? '' : newline
  const gap = hasGaps(written) ? newline : ''
  const last = at === text.length && joint !== '' ? '' : newline
  const blocks = items.map((item) => renderBlock(item, indentationOf(text, list), newline))
  return { start: at, end: at, text: joint + gap + blocks.join(newline + gap) + last }
}

/** Sets an item before the one of that index; a list in one line keeps comments where they are. */
export function insertItem(
  written: WrittenList,
  index: number,
  { value, beside }: Insertion,
): TextEdit[] {
  const { text, list } = written
  const next = list.items[index]
  if (!isNode(next) || !next.range) return []
  if (list.flow) {
    const [at] = next.range
    return [{ start: at, end: at, text: renderInFlow(value) + separatorOf(text, list) }]
  }
  const newline = newlineOf(text)
  const gap = hasGaps(written) ? newline : ''
  const block = renderBlock(value, indentationOf(text, list), newline) + newline
  const at =
    beside === 'next'
      ? startWithComments(text, list, index)
      : endWithComments(text, list, index - 1)
  return [{ start: at, end: at, text: beside === 'next' ? block + gap : gap + block }]
}

/** Comments that no blank line parts from an item are about it, but for those that begin a file. */
function startWithComments(text: string, list: YAMLSeq, index: number): number {
  const { start } = itemRange(text, list, index)
  const from = index === 0 ? 0 : itemRange(text, list, index - 1).end
  const lines = text.slice(from, start).split(/(?<=\n)/)
  const comments = lines.slice(lines.findLastIndex((line) => !isComment.test(line)) + 1).join('')
  return comments.length === start ? start : start - comments.length
}

const isComment = /^[ \t]*#[^\n]*\n$/

/** Comments below an item are its own where they are not those above the next. */
function endWithComments(text: string, list: YAMLSeq, index: number): number {
  const { end } = itemRange(text, list, index)
  const [comments = ''] = /^(?:[ \t]*#[^\n]*\n)*/.exec(text.slice(end)) ?? []
  const isAboveNext = end + comments.length === itemRange(text, list, index + 1).start
  return isAboveNext ? end : end + comments.length
}

function renderBlock(item: unknown, indent: string, newline: string): string {
  return renderItem(item)
    .split('\n')
    .map((line) => (line === '' ? '' : indent + line))
    .join(newline)
}

/** `[]` at the end of a line becomes a block list below its key, or in its place at the top. */
function fillEmpty(text: string, list: YAMLSeq, items: readonly unknown[]): TextEdit {
  const [start, end] = list.range ?? [0, 0]
  const line = text.slice(startOfLine(text, start), start)
  const isLast = /^[ \t]*(?:#.*)?\r?(?:\n|$)/.test(text.slice(end))
  const key = /^([ ]*)[\w-]+:[ \t]+$/.exec(line)
  const newline = newlineOf(text)
  if (isLast && items.some(isObject) && (line === '' || key)) {
    const indent = key ? `${key[1]}  ` : ''
    const blocks = items.map((item) => renderBlock(item, indent, newline))
    const [comment = ''] = /^[ \t]*#.*/.exec(text.slice(end)) ?? []
    const from = key ? start - line.length + line.trimEnd().length : start
    const head = key ? `${comment}${newline}` : ''
    const tail = key || comment === '' ? '' : newline + comment.trimStart()
    const all = blocks.join(newline + (key ? '' : newline))
    return { start: from, end: end + comment.length, text: head + all + tail }
  }
  return { start: start + 1, end: start + 1, text: items.map(renderInFlow).join(', ') }
}

const isObject = (item: unknown) => typeof item === 'object' && item !== null

function addInFlow(text: string, list: YAMLSeq, items: readonly unknown[]): TextEdit {
  const last = list.items.at(-1)
  const at = isNode(last) && last.range ? last.range[1] : (list.range?.[1] ?? 1) - 1
  const between = separatorOf(text, list)
  return { start: at, end: at, text: items.map((item) => between + renderInFlow(item)).join('') }
}

function separatorOf(text: string, list: YAMLSeq): string {
  const [before, last] = list.items.slice(-2)
  if (!isNode(before) || !isNode(last) || !before.range || !last.range) return ', '
  const between = text.slice(before.range[1], last.range[0])
  return /^,\s*$/.test(between) ? between : ', '
}

function renderInFlow(item: unknown): string {
  const isPlain = typeof item === 'string' && /^[\p{L}/][\p{L}\p{M}\d/.’ -]*$/u.test(item)
  return isPlain && renderItem(item) === `- ${item}` ? item : JSON.stringify(item)
}

const newlineOf = (text: string) => (text.includes('\r\n') ? '\r\n' : '\n')

/** Items are set apart by blank lines where those before are; entries of a file also after one. */
function hasGaps({ text, list, isWholeFile }: WrittenList): boolean {
  const count = list.items.length
  if (count === 1) return isWholeFile
  const { start } = itemRange(text, list, count - 1)
  const { end } = itemRange(text, list, count - 2)
  return /^[ \t]*\r?\n/m.test(text.slice(end, start))
}

const lineWidth = 100
const longText = 60
const flowFields = new Set(['coordinates', 'places', 'nearbyAreas', 'services', 'facts', 'widths'])

/** An item of a list as YAML, with its dash, in lines that end with \n; the last one does not. */
export function renderItem(item: unknown): string {
  const document = new Document([item])
  visit(document, {
    Pair: (_, { key, value }) => {
      if (isScalar(key) && flowFields.has(String(key.value)) && isCollection(value))
        value.flow = true
    },
    Scalar: (_, node: Scalar) => {
      if (typeof node.value === 'string') styleText(node, node.value)
    },
  })
  const text = document.toString({ lineWidth, flowCollectionPadding: false }).trimEnd()
  return text.replaceAll(/^( *(?:coordinates|facts): )\{(.*)\}$/gm, '$1{ $2 }')
}

/** Long lines are folded, which needs no quotes; a block would lose spaces at the end of a line. */
function styleText(node: Scalar, value: string): void {
  if (/[ \t]$/m.test(value)) node.type = 'QUOTE_DOUBLE'
  else if (value.length > longText && !value.includes('\n')) node.type = 'BLOCK_FOLDED'
}
