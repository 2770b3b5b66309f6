import {
  isAlias,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  LineCounter,
  parseDocument,
} from 'yaml'
import type { Document, Node, Pair, YAMLError } from 'yaml'
import type { Finding, Place } from './finding.ts'
import type { DataFile, DataFileName } from './load.ts'
import { severityOf, type RuleId } from './rules.ts'

/** Keys and indexes from the top of a file to a value: `[3, "nearbyAreas", 0]`. */
export type DataPath = readonly PropertyKey[]

/** A parsed data file: its plain value, and where each part of it stands. */
export interface Source {
  readonly name: DataFileName
  readonly path: string
  readonly text: string
  readonly value: unknown
  /** The place of a value; of the nearest value around it where the path leads nowhere. */
  readonly placeOf: (path: DataPath) => Place
  /** The place of the key that names a value. */
  readonly placeOfKey: (path: DataPath) => Place
  /** The value as it is written in the file, or `undefined` where the path leads nowhere. */
  readonly writtenAt: (path: DataPath) => string | undefined
}

export type Parsed = { readonly source: Source } | { readonly findings: readonly Finding[] }

/** Parses one data file (YAML 1.2, core schema). Syntax faults come back as findings. */
export function parseFile(withMark: DataFile): Parsed {
  // The parser trips over a mark before a list; editors do not count it as a column.
  const file = { ...withMark, text: withMark.text.replace(/^\uFEFF/, '') }
  const lines = new LineCounter()
  const document = parseDocument(file.text, {
    lineCounter: lines,
    prettyErrors: false,
    uniqueKeys: true,
  })
  const place = placer(file.path, lines, file.text)
  const faults = ownFaults([...document.errors, ...document.warnings], lines)
  if (faults.length > 0) return { findings: faults.map((error) => syntaxFinding(error, place)) }
  return readValue(file, document, place)
}

function readValue(file: DataFile, document: Document, place: Placer): Parsed {
  try {
    const value: unknown = document.toJS()
    return { source: toSource(file, document, value, place) }
  } catch (error) {
    if (!(error instanceof ReferenceError)) throw error
    const rule = 'yaml/alias-bomb'
    const message = 'The aliases in this file multiply it beyond measure.'
    const expected = 'values written out'
    return { findings: [{ rule, severity: 'error', message, expected, ...place([0, 0]) }] }
  }
}

/** One fault makes the parser stumble again: a tab anywhere after it, others on the same line. */
function ownFaults(errors: readonly YAMLError[], lines: LineCounter): YAMLError[] {
  const tabs = errors.filter(({ code }) => code === 'TAB_AS_INDENT')
  const seen = new Set<number>()
  return (tabs.length > 0 ? tabs : errors).filter(({ pos }) => {
    const { line } = lines.linePos(pos[0])
    return !seen.has(line) && seen.add(line)
  })
}

type Placer = (range: readonly [number, number]) => Place

function placer(file: string, lines: LineCounter, text: string): Placer {
  const clamp = (offset: number) => Math.min(Math.max(offset, 0), text.length)
  return ([from, to]) => {
    const start = lines.linePos(clamp(from))
    const end = lines.linePos(clamp(Math.max(from, to)))
    return {
      file,
      line: Math.max(1, start.line),
      column: Math.max(1, start.col),
      endLine: Math.max(1, end.line),
      endColumn: Math.max(1, end.col),
    }
  }
}

function syntaxFinding(error: YAMLError, place: Placer): Finding {
  const rule: RuleId = error.code === 'DUPLICATE_KEY' ? 'yaml/duplicate-key' : 'yaml/syntax'
  const message =
    error.code === 'TAB_AS_INDENT'
      ? 'A tab stands where the indentation should be.'
      : `${error.message.replace(/\s+/g, ' ').replace(/[.:]?$/, '.')}`
  const expected = expectedFor(error.code)
  const base = { rule, severity: severityOf(rule), message, ...place(error.pos) }
  return expected === undefined ? base : { ...base, expected }
}

function expectedFor(code: YAMLError['code']): string | undefined {
  if (code === 'DUPLICATE_KEY') return 'each key once'
  if (code === 'TAB_AS_INDENT') return 'spaces'
  if (code === 'MULTIPLE_DOCS') return 'one document, without a second ---'
  if (code === 'TAG_RESOLVE_FAILED') return 'plain values, without tags'
  return undefined
}

function toSource(file: DataFile, document: Document, value: unknown, place: Placer): Source {
  const rangeOf = (path: DataPath) => valueRange(document, path)
  return {
    name: file.name,
    path: file.path,
    text: file.text,
    value,
    placeOf: (path) => place(rangeOf(path) ?? enclosingRange(document, path)),
    placeOfKey: (path) =>
      place(keyRange(document, path) ?? rangeOf(path) ?? enclosingRange(document, path)),
    writtenAt: (path) => {
      const range = rangeOf(path)
      return range && file.text.slice(range[0], range[1])
    },
  }
}

function nodeAt(document: Document, path: DataPath): Node | undefined {
  let node: unknown = document.contents
  for (const key of path) {
    if (isAlias(node)) node = node.resolve(document)
    node = isCollection(node) ? node.get(key, true) : undefined
  }
  return isNode(node) ? node : undefined
}

function valueRange(document: Document, path: DataPath): [number, number] | undefined {
  const range = nodeAt(document, path)?.range
  return range ? [range[0], range[1]] : undefined
}

function keyRange(document: Document, path: DataPath): [number, number] | undefined {
  const parent = nodeAt(document, path.slice(0, -1))
  const name = path.at(-1)
  if (!isMap(parent)) return undefined
  const pair = parent.items.find(
    (item: Pair) => isPair(item) && isScalar(item.key) && String(item.key.value) === String(name),
  )
  const range = pair && isNode(pair.key) ? pair.key.range : undefined
  return range ? [range[0], range[1]] : undefined
}

/** Where a value is missing, its parent's first character marks the place. */
function enclosingRange(document: Document, path: DataPath): [number, number] {
  for (let length = path.length - 1; length >= 0; length -= 1) {
    const range = valueRange(document, path.slice(0, length))
    if (range) return [range[0], range[0]]
  }
  return [0, 0]
}
