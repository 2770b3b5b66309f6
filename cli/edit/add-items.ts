import * as yaml from 'yaml'
import { renderInFlow } from './scalars.ts'
import {
  indentationOf,
  itemRange,
  linesBelow,
  newlineOf,
  startOfLine,
  type TextEdit,
} from './text-edits.ts'

interface WrittenList {
  readonly text: string
  readonly list: yaml.YAMLSeq
  readonly isWholeFile: boolean
  /** The fields whose list or map is written in flow style, on one line. */
  readonly inOneLine: ReadonlySet<string>
}

/** Appends items to a list, in its style. */
export function addItems(written: WrittenList, items: readonly unknown[]): TextEdit[] {
  const { text, list } = written
  if (items.length === 0 || !list.range) return []
  if (list.items.length === 0) return [fillEmpty(written, items)]
  return [list.flow ? addInFlow(text, list, items) : addAsBlock(written, items)]
}

function addAsBlock(written: WrittenList, items: readonly unknown[]): TextEdit {
  const { text, list } = written
  const { end: at } = itemRange(text, list, list.items.length - 1)
  const gap = hasGaps(written) ? newlineOf(text) : ''
  return linesBelow(text, at, renderBlocks(written, items, gap), gap)
}

/** Inserts items before the one at an index; comments in a flow list stay where they are. */
export function insertItems(
  written: WrittenList,
  index: number,
  items: readonly unknown[],
  beside = 'next',
): TextEdit[] {
  const { text, list } = written
  const next = list.items[index]
  if (!yaml.isNode(next) || !next.range) return addItems(written, items)
  if (list.flow) {
    const [at] = next.range
    const between = separatorOf(text, list)
    return [
      { start: at, end: at, text: items.map((item) => renderInFlow(item) + between).join('') },
    ]
  }
  const newline = newlineOf(text)
  const gap = hasGaps(written) ? newline : ''
  const block = renderBlocks(written, items, gap) + newline
  const at =
    beside === 'next'
      ? startWithComments(text, list, index)
      : endWithComments(text, list, index - 1)
  return [{ start: at, end: at, text: beside === 'next' ? block + gap : gap + block }]
}

export function startWithComments(text: string, list: yaml.YAMLSeq, index: number): number {
  const from = index === 0 ? 0 : itemRange(text, list, index - 1).end
  return startOfComments(text, from, itemRange(text, list, index).start)
}

/** Includes comments directly above a line, except those at the start of a file. */
export function startOfComments(text: string, from: number, start: number): number {
  const lines = text.slice(from, start).split(/(?<=\n)/)
  const comments = lines.slice(lines.findLastIndex((line) => !isComment.test(line)) + 1).join('')
  return comments.length === start ? start : start - comments.length
}

const isComment = /^[ \t]*#[^\n]*\n$/

/** Includes comments below an item, unless they belong to the next one. */
export function endWithComments(text: string, list: yaml.YAMLSeq, index: number): number {
  const { end } = itemRange(text, list, index)
  const [comments = ''] = /^(?:[ \t]*#[^\n]*\n)*/.exec(text.slice(end)) ?? []
  const isAboveNext = end + comments.length === itemRange(text, list, index + 1).start
  return isAboveNext ? end : end + comments.length
}

function renderBlocks(
  { text, list, inOneLine }: WrittenList,
  items: readonly unknown[],
  gap: string,
): string {
  const others = list.items.filter((item) => yaml.isCollection(item))
  const isInFlow = others.length > 0 && others.every(({ flow }) => flow)
  return items
    .map((item) => (isInFlow ? `- ${renderInFlow(item)}` : renderItem(item, inOneLine, list)))
    .map((item) => inLines(text, item, indentationOf(text, list)))
    .join(newlineOf(text) + gap)
}

export function inLines(text: string, block: string, indent: string): string {
  return block.replaceAll(/^(?=.)/gm, indent).replaceAll('\n', newlineOf(text))
}

/** `[]` at the end of a line becomes a block list below its key, or in its place at the top level. */
function fillEmpty({ text, list, inOneLine }: WrittenList, items: readonly unknown[]): TextEdit {
  const [start, end] = list.range ?? [0, 0]
  const line = text.slice(startOfLine(text, start), start)
  const isLast = /^[ \t]*(?:#.*)?\r?(?:\n|$)/.test(text.slice(end))
  const key = /^([ ]*)[\w-]+:[ \t]+$/.exec(line)
  const newline = newlineOf(text)
  if (isLast && items.some(isObject) && (line === '' || key)) {
    const indent = key ? `${key[1]}  ` : ''
    const blocks = items.map((item) => inLines(text, renderItem(item, inOneLine), indent))
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

function addInFlow(text: string, list: yaml.YAMLSeq, items: readonly unknown[]): TextEdit {
  const last = list.items.at(-1)
  const at = yaml.isNode(last) && last.range ? last.range[1] : (list.range?.[1] ?? 1) - 1
  const between = separatorOf(text, list)
  return { start: at, end: at, text: items.map((item) => between + renderInFlow(item)).join('') }
}

function separatorOf(text: string, list: yaml.YAMLSeq): string {
  const [before, last] = list.items.slice(-2)
  if (!yaml.isNode(before) || !yaml.isNode(last) || !before.range || !last.range) return ', '
  const between = text.slice(before.range[1], last.range[0])
  return /^,\s*$/.test(between) ? between : ', '
}

function hasGaps({ text, list, isWholeFile }: WrittenList): boolean {
  const count = list.items.length
  if (count === 1) return isWholeFile
  const { start } = itemRange(text, list, count - 1)
  const { end } = itemRange(text, list, count - 2)
  return /^[ \t]*\r?\n/m.test(text.slice(end, start))
}

const lineWidth = 100
const longText = 60

/** A list item as YAML, with its dash; without a final newline. */
export const renderItem = (item: unknown, inOneLine: ReadonlySet<string>, beside?: yaml.Node) =>
  render([item], inOneLine, beside)

/** A map or list as YAML; each field is written like fields of the same name in `beside`. */
export function render(
  content: object,
  inOneLine: ReadonlySet<string>,
  beside?: yaml.Node,
): string {
  const others = new Map<unknown, unknown>()
  if (beside)
    yaml.visit(beside, { Pair: (_, { key, value }) => void others.set(String(key), value) })
  const document = new yaml.Document(content)
  yaml.visit(document, {
    Pair: (_, { key, value }) => {
      const other = others.get(String(key))
      if (yaml.isCollection(value))
        value.flow = yaml.isCollection(other) ? other.flow === true : inOneLine.has(String(key))
      else if (yaml.isScalar(value) && yaml.isScalar(other) && isQuoted(other))
        value.type = other.type ?? 'PLAIN'
    },
    Scalar: (_, node: yaml.Scalar) => {
      if (typeof node.value === 'string') styleText(node, node.value)
    },
  })
  const text = document.toString({ lineWidth, flowCollectionPadding: false }).trimEnd()
  return text.replaceAll(
    /^( *)([\w-]+): \{(.*)\}$/gm,
    (line, indent: string, key: string, inside: string) =>
      inOneLine.has(key) ? `${indent}${key}: { ${inside} }` : line,
  )
}

const isQuoted = ({ type }: yaml.Scalar) => type?.startsWith('QUOTE') ?? false

/** Long lines are folded without quotes; a block scalar would lose trailing spaces. */
function styleText(node: yaml.Scalar, value: string): void {
  if (isQuoted(node)) return
  if (/[ \t]$/m.test(value)) node.type = 'QUOTE_DOUBLE'
  else if (value.length > longText && !value.includes('\n')) node.type = 'BLOCK_FOLDED'
}
