import { isAlias, isCollection, isMap, isNode, isPair, isScalar, parseDocument } from 'yaml'
import type { Document, Node, Pair } from 'yaml'
import type { Finding, Place } from '../lib/finding.ts'
import { createPlacer, type Placer } from './positions.ts'
import type { DataFile, DataFileName } from '../load/load-data.ts'
import { readPlainYaml, type PlainYaml } from './parse-plain.ts'
import { blankPart, partAt, type PartRange } from './skip-broken-entry.ts'
import { syntaxFaults, tooDeep, unresolvedAlias } from './syntax-errors.ts'

/** Keys and indexes from the top of a file to a value: `[3, "nearbyAreas", 0]`. */
export type DataPath = readonly PropertyKey[]

/** A parsed data file: its plain value, and where each part of it stands. */
export interface Source {
  readonly name: DataFileName
  readonly path: string
  readonly text: string
  readonly value: unknown
  /** Entries whose syntax is at fault are left out of `value`. */
  readonly isPartial: boolean
  /** The place of a value; of the nearest value around it where the path leads nowhere. */
  readonly placeOf: (path: DataPath) => Place
  /** The place of the key that names a value. */
  readonly placeOfKey: (path: DataPath) => Place
  /** The value as it is written in the file, or `undefined` where the path leads nowhere. */
  readonly writtenAt: (path: DataPath) => string | undefined
}

/** A file that is valid YAML, or the faults of its syntax. */
export interface Parsed {
  /** `null` where the file cannot be read beyond its faults. */
  readonly source: Source | null
  readonly findings: readonly Finding[]
  /** Whether it is known already that all characters of the file can be seen. */
  readonly isVisible?: boolean
}

/** No field of the data stands deeper than a third of this. */
const maxDepth = 32

/** Entries with a fault of syntax that are left out before the file is given up. */
const maxRecoveries = 20

/**
 * Parses one data file (YAML 1.2, core schema). Syntax faults come back as findings. What
 * `readPlainYaml` is sure of is not parsed whole, which changes nothing but the time it takes.
 */
export function parseFile(file: DataFile): Parsed {
  return parsePlain(file) ?? parseWhole(file)
}

function parsePlain(file: DataFile): Parsed | undefined {
  const plain = readPlainYaml(file.text)
  if (!plain) return undefined
  const source = fromPlain(file, plain, createPlacer(file.path, file.text))
  return { source, findings: [], isVisible: true }
}

/** The same, with the parser of all of YAML. */
export function parseWhole(withMark: DataFile): Parsed {
  // The parser trips over a mark before a list; editors do not count it as a column.
  const file = { ...withMark, text: withMark.text.replace(/^\uFEFF/, '') }
  const place = createPlacer(file.path, file.text)
  try {
    return readDocument(file, place)
  } catch (error) {
    if (error instanceof RangeError) return { source: null, findings: [tooDeep(place)] }
    throw error
  }
}

interface Readable {
  /** `null` where a fault leaves nothing sure behind it. */
  readonly document: Document | null
  readonly findings: readonly Finding[]
  /** An entry with a fault was left out. */
  readonly isPartial: boolean
}

function readDocument(file: DataFile, place: Placer): Parsed {
  const { document, findings, isPartial } = readParts(file.text, place)
  if (!document) return { source: null, findings }
  try {
    const value: unknown = document.toJS()
    if (isDeeperThan(value, maxDepth)) return { source: null, findings: [tooDeep(place)] }
    const locate = (path: DataPath): [Located, DataPath] => [{ document, offset: 0 }, path]
    return { source: toSource({ file, value, isPartial, locate }, place), findings }
  } catch (error) {
    if (!(error instanceof ReferenceError)) throw error
    return { source: null, findings: [...findings, unresolvedAlias(document, place)] }
  }
}

/**
 * Parses a text, and parses it again without each top-level entry or field that has a fault. A
 * fault in the part right behind one may come from it, so there the reading ends.
 */
function readParts(text: string, place: Placer): Readable {
  const findings: Finding[] = []
  let left = text
  let before: PartRange | undefined
  for (let round = 0; round <= maxRecoveries; round += 1) {
    const document = parseDocument(left, { prettyErrors: false, uniqueKeys: true })
    const { twice, first } = syntaxFaults(left, document, place)
    if (!first) return { document, findings: [...findings, ...twice], isPartial: round > 0 }
    const part = partAt(left, first.offset)
    if (before && part?.from === before.to) break
    findings.push(first.finding)
    if (!part) break
    left = blankPart(left, part)
    before = part
  }
  return { document: null, findings, isPartial: true }
}

/** A file in plain YAML: only the entries that are asked about are parsed again, for their places. */
function fromPlain(file: DataFile, { value, starts }: PlainYaml, place: Placer): Source {
  const documents = new Map<number, Located>()
  const parse = (index: number): Located => {
    const from = starts[index] ?? 0
    const text = file.text.slice(from, starts[index + 1])
    return { document: parseDocument(text), offset: from }
  }
  const whole = () => ({ document: parseDocument(file.text), offset: 0 })
  const locate = (path: DataPath): [Located, DataPath] => {
    const [index, ...rest] = path
    if (!Array.isArray(value)) return [documents.get(0) ?? remember(documents, 0, whole()), path]
    if (typeof index !== 'number' || !(index in value)) return [whole(), path]
    return [documents.get(index) ?? remember(documents, index, parse(index)), [0, ...rest]]
  }
  return toSource({ file, value, isPartial: false, locate }, place)
}

function remember<Value>(map: Map<number, Value>, key: number, value: Value): Value {
  map.set(key, value)
  return value
}

function isDeeperThan(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return depth === 0 || Object.values(value).some((child) => isDeeperThan(child, depth - 1))
}

/** A document, and where its text begins in the file. */
interface Located {
  readonly document: Document
  readonly offset: number
}

interface SourceParts {
  readonly file: DataFile
  readonly value: unknown
  readonly isPartial: boolean
  /** The document that holds a path, and the path inside it. */
  readonly locate: (path: DataPath) => [Located, DataPath]
}

type RangeAt = (document: Document, path: DataPath) => [number, number] | undefined

function toSource({ file, value, isPartial, locate }: SourceParts, place: Placer): Source {
  const find = (path: DataPath, ...ways: readonly RangeAt[]): [number, number] | undefined => {
    const [{ document, offset }, inside] = locate(path)
    for (const rangeAt of ways) {
      const range = rangeAt(document, inside)
      if (range) return [range[0] + offset, range[1] + offset]
    }
    return undefined
  }
  const nowhere: [number, number] = [0, 0]
  return {
    name: file.name,
    path: file.path,
    text: file.text,
    value,
    isPartial,
    placeOf: (path) => place(find(path, valueRange, enclosingRange) ?? nowhere),
    placeOfKey: (path) => place(find(path, keyRange, valueRange, enclosingRange) ?? nowhere),
    writtenAt: (path) => {
      const range = find(path, valueRange)
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
