import { isMap, isPair, isScalar, isSeq, type Document, Scalar } from 'yaml'
import { type DataPath, readsAs } from '../parse/places.ts'
import { renderInBlock } from './blocks.ts'

export interface WrittenScalar {
  readonly node: Scalar
  readonly role: 'key' | 'value'
  readonly path: DataPath
  readonly start: number
  readonly end: number
  readonly source: string
}

/** The scalars of a document by the offset at which each starts. */
export function scalarsOf(document: Document, text: string): Map<number, WrittenScalar> {
  const all = below(document.contents, [], text)
  return new Map(all.map((scalar) => [scalar.start, scalar]))
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
  // A value that is left out stands nowhere.
  if (start === end) return []
  return [{ node, role, path, start, end, source: text.slice(start, end) }]
}

/** A text between quotes: in those that are there where they can hold it, or else in double ones. */
export function renderQuoted({ source }: WrittenScalar, value: string): string {
  const single = `'${value.replaceAll("'", "''")}'`
  return source.startsWith("'") && readsAs(single, value) ? single : JSON.stringify(value)
}

/** A value in the style of the scalar that it replaces; quoted where it would read as another. */
export function renderLike(scalar: WrittenScalar, value: unknown): string {
  const { node, source } = scalar
  const isText = typeof value === 'string'
  if (isBlock(scalar)) return (isText && renderInBlock(source, value)) || inLine(source, value)
  if (!isText) return renderInFlow(value)
  return node.type === Scalar.PLAIN && isPlain(value) ? value : renderQuoted(scalar, value)
}

/** A value in one line. */
export function renderInFlow(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(renderInFlow).join(', ')}]`
  if (typeof value === 'object' && value !== null) {
    const pairs = Object.entries(value).filter(([, part]) => part !== undefined)
    const all = pairs.map(([key, part]) => `${renderInFlow(key)}: ${renderInFlow(part)}`)
    return all.length === 0 ? '{}' : `{ ${all.join(', ')} }`
  }
  // Times and addresses read better between quotes.
  const isBare = typeof value === 'string' && !value.includes(':') && isPlain(value)
  return isBare ? value : JSON.stringify(value)
}

/** A block that becomes a value in one line keeps the comment of its first line and its end. */
function inLine(source: string, value: unknown): string {
  const [comment = ''] = /[ \t]+#.*/.exec(source.split(/\r?\n/, 1)[0] ?? '') ?? []
  const [end = ''] = /(?:\r?\n)*$/.exec(source) ?? []
  return renderInFlow(value) + comment + end
}

/** The scalar without white space at the ends of its value; breaks that end a block stay. */
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
  const kept = body.trimEnd()
  // Of what is blank at its end, only line ends count.
  const end = body.slice(kept.length).replace(/[^\S\r\n]+/, '')
  return source.slice(0, start) + kept + end
}

/** Words that need no quotes in any place, between the braces of a list or map neither. */
function isPlain(value: string): boolean {
  return (
    /^[\p{L}\d/](?:[\p{L}\p{M}\d '’./:_-]*[\p{L}\p{M}\d’./_-])?$/u.test(value) &&
    readsAs(value, value)
  )
}
