import * as yaml from 'yaml'
import { memoize } from '../lib/collections.ts'
import type { DataPath } from '../lib/data-path.ts'
import type { Place } from '../lib/finding.ts'

export interface Places {
  /** The place of a value, or of its nearest existing ancestor. */
  readonly placeOf: FindPlace
  readonly placeOfKey: FindPlace
  /** The source text of the value; `undefined` when there is none. */
  readonly writtenAt: (path: DataPath) => string | undefined
}

/** With `part`, the place of that substring in the source; falls back to the whole value. */
type FindPlace = (path: DataPath, part?: string) => Place

type Locate = (path: DataPath) => {
  readonly document: yaml.Document
  readonly offset: number
  readonly path: DataPath
}

type FindRange = (document: yaml.Document, path: DataPath) => TextRange | undefined

export function createPlaces(text: string, place: Placer, locate: Locate): Places {
  const find = (at: DataPath, ...ways: readonly FindRange[]): TextRange | undefined => {
    const { document, offset, path } = locate(at)
    for (const findRange of ways) {
      const range = findRange(document, path)
      if (range) return [range[0] + offset, range[1] + offset]
    }
    return undefined
  }
  const partOf = ([from, to]: TextRange = [0, 0], part = ''): TextRange => {
    const at = text.slice(from, to).indexOf(part)
    return part === '' || at < 0 ? [from, to] : [from + at, from + at + part.length]
  }
  return {
    placeOf: (path, part) => place(partOf(find(path, valueRange, enclosingRange), part)),
    placeOfKey: (path, part) =>
      place(partOf(find(path, keyRange, valueRange, enclosingRange), part)),
    writtenAt: (path) => {
      const range = find(path, valueRange)
      return range && text.slice(...range)
    },
  }
}

/** Finds places in a text whose value is known, parsing only the entry that contains the path. */
export function locateByEntry(text: string, value: unknown): Locate {
  const starts = Array.isArray(value) ? entryStarts(text) : []
  const isSplit = Array.isArray(value) && starts.length === value.length
  const parsed = new Map<number, yaml.Document>()
  const parse = (index: number, part: string) => {
    const document = parsed.get(index) ?? parseText(part)
    parsed.set(index, document)
    return document
  }
  return (path) => {
    const [index, ...rest] = path
    const offset = isSplit && typeof index === 'number' ? starts[index] : undefined
    if (typeof index !== 'number' || offset === undefined) {
      return { document: parse(-1, text), offset: 0, path }
    }
    const entry = text.slice(offset, starts[index + 1])
    return { document: parse(index, entry), offset, path: [0, ...rest] }
  }
}

function valueRange(document: yaml.Document, path: DataPath): TextRange | undefined {
  const range = nodeAt(document, path)?.range
  return range ? [range[0], range[1]] : undefined
}

function keyRange(document: yaml.Document, path: DataPath): TextRange | undefined {
  const range = keyNodeAt(document, path)?.range
  return range ? [range[0], range[1]] : undefined
}

/** The key node at the end of a path. */
export function keyNodeAt(document: yaml.Document, path: DataPath): yaml.Scalar | undefined {
  const parent = nodeAt(document, path.slice(0, -1))
  return yaml.isMap(parent) ? keysOf(parent).get(String(path.at(-1))) : undefined
}

/** The key nodes of a map by name; the first one for a duplicate key. */
const keysOf = memoize(({ items }: yaml.YAMLMap) => {
  const keys = items.map(({ key }) => key).filter((key) => yaml.isScalar(key))
  return new Map(keys.toReversed().map((key) => [String(key.value), key]))
})

/** When a value is missing, the first character of its parent marks the place. */
function enclosingRange(document: yaml.Document, path: DataPath): TextRange {
  for (let length = path.length - 1; length >= 0; length -= 1) {
    const range = valueRange(document, path.slice(0, length))
    if (range) return [range[0], range[0]]
  }
  return [0, 0]
}

export type TextRange = readonly [from: number, to: number]

export type Placer = (range: TextRange) => Place

/** Converts offsets to lines and columns from 1; clamps offsets outside the text. */
export function createPlacer(file: string, text: string): Placer {
  let lines: yaml.LineCounter | undefined
  const positionOf = (offset: number) => {
    lines ??= countLines(text)
    return lines.linePos(Math.min(Math.max(offset, 0), text.length))
  }
  return ([from, to]) => {
    const start = positionOf(from)
    const end = positionOf(Math.max(from, to))
    return { file, line: start.line, column: start.col, endLine: end.line, endColumn: end.col }
  }
}

function countLines(text: string): yaml.LineCounter {
  const lines = new yaml.LineCounter()
  lines.addNewLine(0)
  for (const { index } of text.matchAll(/\n/g)) lines.addNewLine(index + 1)
  return lines
}

export function offsetOf(text: string, { line, column }: Pick<Place, 'line' | 'column'>): number {
  let start = 0
  for (let current = 1; current < line; current += 1) start = text.indexOf('\n', start) + 1
  return start + column - 1
}

export type { DataPath }

/** Parses a text with `yaml`; errors are in the document. */
export function parseText(text: string): yaml.Document {
  const document = yaml.parseDocument(text, { prettyErrors: false, uniqueKeys: false })
  document.errors.push(...keysTwice(document).map(({ at }) => standsTwice(at)))
  return document
}

interface KeyTwice {
  readonly name: string
  /** The path of the map. */
  readonly path: DataPath
  readonly first: number
  readonly at: number
}

/** Finds duplicate keys; `yaml` itself would compare each key with all others. */
export function keysTwice(document: yaml.Document): KeyTwice[] {
  const twice: KeyTwice[] = []
  yaml.visit(document, {
    Map: (_, map, above) => {
      const firsts = new Map<unknown, number>()
      for (const { key } of map.items) {
        if (!yaml.isScalar(key)) continue
        const [at = 0] = key.range ?? []
        const first = firsts.get(key.value)
        if (first === undefined) firsts.set(key.value, at)
        else twice.push({ name: String(key.value), path: pathOf(map, above), first, at })
      }
    },
  })
  return twice
}

/** The path of a node from its ancestors, the document first. */
function pathOf(node: yaml.Node, above: readonly unknown[]): DataPath {
  return [...above, node].flatMap((each, index, all): DataPath => {
    if (yaml.isPair(each)) return [String(yaml.isScalar(each.key) ? each.key.value : each.key)]
    const around = all[index - 1]
    return yaml.isSeq(around) ? [around.items.indexOf(each)] : []
  })
}

const standsTwice = (at: number) =>
  new yaml.YAMLParseError([at, at + 1], 'DUPLICATE_KEY', 'This key stands twice.')

/** The node at a path; follows aliases on the way, but not at the end. */
export function nodeAt(document: yaml.Document, path: DataPath): yaml.Node | undefined {
  let node: unknown = document.contents
  for (const key of path) {
    if (yaml.isAlias(node)) node = node.resolve(document)
    node = yaml.isCollection(node) ? node.get(key, true) : undefined
  }
  return yaml.isNode(node) ? node : undefined
}

interface PartRange {
  readonly from: number
  readonly to: number
}

const listEntry = /^-(?=\s)/gm
// After an open quote, text may look like a field, but there the parser finds no error either.
const mapField = /^[\w"'][^\n]*?:(?=\s)/gm

function entryStarts(text: string): number[] {
  return [...text.matchAll(listEntry)].map(({ index }) => index)
}

/** The text before a list and that of each entry; `undefined` for any other style of list. */
export function entriesOf(text: string, list: unknown): readonly string[] | undefined {
  const starts = entryStarts(text)
  if (!Array.isArray(list) || starts.length !== list.length) return undefined
  return [0, ...starts].map((start, index) => text.slice(start, starts[index]))
}

/** The part that contains `offset`, or the one before it when the error only shows at the next start. */
export function partAt(text: string, offset: number): PartRange | undefined {
  if (/^(?:---|\.\.\.)/.test(text.slice(offset))) return undefined
  const entries = entryStarts(text)
  const fields = () => [...text.matchAll(mapField)].map(({ index }) => index)
  const starts = entries.length > 0 ? entries : fields()
  const reached = starts.filter((start) => start < offset)
  const from = reached.at(-1)
  return from === undefined ? undefined : { from, to: starts[reached.length] ?? text.length }
}

/** The text with a part replaced by a comment, so that the other parts keep their places. */
export function blankPart(text: string, { from, to }: PartRange): string {
  return text.slice(0, from) + text.slice(from, to).replaceAll(/[^\r\n]/g, '#') + text.slice(to)
}
