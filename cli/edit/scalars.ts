import { isMap, isPair, isScalar, isSeq, type Document, Scalar } from 'yaml'
import { keyNodeAt, nodeAt } from '../parse/places.ts'
import { readsAs, type DataPath } from '../parse/parse.ts'

export interface WrittenScalar {
  readonly node: Scalar
  readonly role: 'key' | 'value'
  readonly path: DataPath
  readonly start: number
  readonly end: number
  readonly source: string
}

/** The scalars of a document by their start offset. */
export function scalarsOf(document: Document, text: string): Map<number, WrittenScalar> {
  const all = below(document.contents, [], text)
  return new Map(all.map((scalar) => [scalar.start, scalar]))
}

/** The scalar at a path, or the key at its end; `undefined` for a map, a list or nothing. */
export function scalarAt(
  document: Document,
  text: string,
  path: DataPath,
  role: Role,
): WrittenScalar | undefined {
  const node = role === 'key' ? keyNodeAt(document, path) : nodeAt(document, path)
  return isScalar(node) ? written(node, role, path, text)[0] : undefined
}

function below(node: unknown, path: DataPath, text: string): WrittenScalar[] {
  if (isScalar(node)) return written(node, 'value', path, text)
  if (isSeq(node)) return node.items.flatMap((item, index) => below(item, [...path, index], text))
  if (!isMap(node)) return []
  return node.items.flatMap((pair) => {
    if (!isPair(pair) || !isScalar(pair.key)) return []
    const at = [...path, String(pair.key.value)]
    return [...written(pair.key, 'key', at, text), ...below(pair.value, at, text)]
  })
}

type Role = WrittenScalar['role']

function written(node: Scalar, role: Role, path: DataPath, text: string): WrittenScalar[] {
  const [start, end] = node.range ?? [0, 0]
  if (start === end) return []
  return [{ node, role, path, start, end, source: text.slice(start, end) }]
}

/** A quoted text, in the present quotes if they can represent it, else in double quotes. */
export function renderQuoted({ source }: WrittenScalar, value: string): string {
  const single = `'${value.replaceAll("'", "''")}'`
  return source.startsWith("'") && readsAs(single, value) ? single : JSON.stringify(value)
}

/** A value in the style of the scalar that it replaces; quoted where it would parse as another. */
export function renderLike(scalar: WrittenScalar, value: unknown): string {
  const { node, source } = scalar
  const isText = typeof value === 'string'
  if (isBlock(scalar)) return (isText && renderInBlock(source, value)) || inLine(source, value)
  if (!isText) return renderInFlow(value)
  return node.type === Scalar.PLAIN && isPlain(value) ? value : renderQuoted(scalar, value)
}

/** A value in flow style. */
export function renderInFlow(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(renderInFlow).join(', ')}]`
  if (typeof value === 'object' && value !== null) {
    const pairs = Object.entries(value).filter(([, part]) => part !== undefined)
    const all = pairs.map(([key, part]) => `${renderInFlow(key)}: ${renderInFlow(part)}`)
    return all.length === 0 ? '{}' : `{ ${all.join(', ')} }`
  }
  // Times and URLs read better in quotes.
  const isBare = typeof value === 'string' && !value.includes(':') && isPlain(value)
  return isBare ? value : JSON.stringify(value)
}

/** A block scalar that becomes a one-line value keeps the comment on its first line and its line end. */
function inLine(source: string, value: unknown): string {
  const [comment = ''] = /[ \t]+#.*/.exec(source.split(/\r?\n/, 1)[0] ?? '') ?? []
  const [end = ''] = /(?:\r?\n)*$/.exec(source) ?? []
  return renderInFlow(value) + comment + end
}

/** The scalar with its value trimmed; the newlines that end a block stay. */
export function renderTrimmed(scalar: WrittenScalar, value: string): string {
  if (isBlock(scalar)) return trimBlock(scalar.source, value)
  const { node, source } = scalar
  const quote = node.type === Scalar.PLAIN ? '' : source.charAt(0)
  const trimmed = quote + source.slice(quote.length, source.length - quote.length).trim() + quote
  return readsAs(trimmed, value.trim()) ? trimmed : renderLike(scalar, value.trim())
}

export function isBlock({ node }: WrittenScalar): boolean {
  return node.type === Scalar.BLOCK_FOLDED || node.type === Scalar.BLOCK_LITERAL
}

function trimBlock(source: string, value: string): string {
  const start = source.indexOf('\n') + 1
  const spaces = /^\n*( *)/.exec(value)?.[1]?.length ?? 0
  const body = source
    .slice(start)
    .replace(/^(?:[^\S\r\n]*\r?\n)+/, '')
    .slice(spaces)
    .replace(/^( *)[^\S\r\n ][^\S\r\n]*/, '$1')
  const trimmed = body.trimEnd()
  // Of the trailing whitespace, only newlines matter.
  const end = body.slice(trimmed.length).replace(/[^\S\r\n]+/, '')
  return source.slice(0, start) + trimmed + end
}

/** Words that need no quotes anywhere, not even in flow style. */
function isPlain(value: string): boolean {
  return (
    /^[\p{L}\d/](?:[\p{L}\p{M}\d '’./:@_-]*[\p{L}\p{M}\d’./_-])?$/u.test(value) &&
    readsAs(value, value)
  )
}

/**
 * Replaces the text of a block scalar (`>-`, `|`); header, indentation and trailing newlines stay. A folded
 * one is rewrapped from the first changed line until the lines match again. `undefined` when a block scalar
 * cannot represent the text, such as one that starts with a space.
 */
function renderInBlock(source: string, value: string): string | undefined {
  const newline = source.includes('\r\n') ? '\r\n' : '\n'
  const body = source.trimEnd()
  const [head = '', ...lines] = body.split(/\r?\n/)
  const indent = /^ */.exec(lines.find((line) => line.trim() !== '') ?? '')?.[0] ?? ''
  if (indent === '') return undefined
  const old = lines.map((line) => line.slice(indent.length))
  const text = value.replace(/\n+$/, '')
  const inside = head.startsWith('>') ? refold(old, text, widthOf(old, indent)) : text.split('\n')
  const block = [head, ...inside.map((line) => (line === '' ? '' : indent + line))].join(newline)
  const ends = source.slice(body.length).replace(/^[ \t]+/, '')
  // The trailing newlines belong to the block, unless the text has some.
  const breaks =
    value === text ? ['', '\n', ends.replaceAll(/[^\n]/g, '')] : [value.slice(text.length)]
  const isHeld = breaks.some((end) => readsAs(block + ends, text + end))
  return isHeld ? block + ends : undefined
}

const lineWidth = 100

/** The width of the widest line; of a single line, at least the default width. */
function widthOf(lines: readonly string[], indent: string): number {
  const most = Math.max(...lines.map((line) => line.length))
  return lines.length > 1 ? most : Math.max(most, lineWidth - indent.length)
}

/** Wraps a text, keeping as many of the old lines at its start and end as possible. */
function refold(old: readonly string[], text: string, width: number): string[] {
  const first = old.findLastIndex((line, index) => {
    const start = unfold(old.slice(0, index + 1))
    return line !== '' && text.startsWith(start) && /^(?:$|[ \n])/.test(text.slice(start.length))
  })
  const lines = old.slice(0, first + 1)
  let rest = text.slice(unfold(lines).length)
  if (rest.startsWith(' ')) rest = rest.slice(1)
  const places = new Map(old.map((line, at) => [line === '' ? '' : unfold(old.slice(at)), at]))
  while (rest !== '') {
    const at = places.get(rest)
    if (at !== undefined) return [...lines, ...old.slice(at)]
    const breaks = /^\n+/.exec(rest)?.[0] ?? ''
    const line = breaks === '' ? firstLine(rest, width, places) : ''
    lines.push(...(breaks === '' ? [line] : breaks.slice(0, -1).split('\n')))
    rest = rest.slice(breaks.length + line.length).replace(/^ /, '')
  }
  return lines
}

/** Joins folded lines: a newline is a space, an empty line a newline. */
function unfold(lines: readonly string[]): string {
  return lines.join('\n').replaceAll(/\n(\n*)/g, (_, breaks: string) => breaks || ' ')
}

/** The words that fit, or fewer when the old lines continue from there without a ragged line. */
function firstLine(text: string, width: number, places: ReadonlyMap<string, number>): string {
  const [paragraph = ''] = text.split('\n', 1)
  const ends = [...paragraph.matchAll(/(?<=\S) (?=\S)/g)].map(({ index }) => index)
  const fitting = [...ends, paragraph.length].filter((end) => end <= width)
  const joint = fitting.findLast((end) => end >= width / 2 && places.has(text.slice(end + 1)))
  return paragraph.slice(0, joint ?? fitting.at(-1) ?? ends[0])
}
