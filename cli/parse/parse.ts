import { orUndefined } from '../lib/errors.ts'
import { memoizeTexts } from '../lib/collections.ts'
import type { Finding, Place } from '../lib/finding.ts'
import type { DataFile, DataFileName } from '../load/load-data.ts'
import {
  findConflicts,
  findDirective,
  syntaxFaults,
  tooDeep,
  unresolvedAlias,
  unusedAnchors,
} from './syntax-errors.ts'
import {
  parseText,
  type DataPath,
  createPlaces,
  locateByEntry,
  type Places,
  createPlacer,
  type Placer,
  blankPart,
  partAt,
} from './places.ts'
import {
  constructFromEvents,
  CORE_SCHEMA,
  defineMappingTag,
  mapTag,
  parseEvents,
  type Event,
} from 'js-yaml'

export type { DataPath }

export interface Source extends Places {
  readonly name: DataFileName
  readonly path: string
  /** Without a byte order mark. */
  readonly text: string
  readonly value: unknown
  /** Entries with a syntax error are left out of `value`. */
  readonly isPartial: boolean
}

/** Finds the place of a value, or of a part of it, by its path with the file name first. */
export function placesIn(sources: readonly Source[]) {
  return ([name, ...path]: DataPath, part?: string): Place => {
    const source = sources.find((each) => each.name === name)
    if (!source) throw new Error(`${String(name)} is no file of data.`)
    return source.placeOf(path, part)
  }
}

interface Parsed {
  /** `null` when the file is too damaged to read. */
  readonly source: Source | null
  readonly findings: readonly Finding[]
}

/** Three times the depth of the deepest field. */
const maxDepth = 32

/** Entries with syntax errors that are left out before the whole file is given up. */
const maxRecoveries = 20

/** The last text of each file: after its change, a command reads most files again unchanged. */
const lastParsed = new Map<string, { readonly text: string; readonly parsed: Parsed }>()

/** Parses one data file (YAML 1.2, core schema). Syntax errors become findings. */
export function parseFile(marked: DataFile): Parsed {
  const last = lastParsed.get(marked.path)
  if (last?.text === marked.text) return last.parsed
  const parsed = parseAnew(withoutMark(marked))
  lastParsed.set(marked.path, { text: marked.text, parsed })
  return parsed
}

function parseAnew(file: DataFile): Parsed {
  const conflicts = findConflicts(file.path, file.text)
  if (conflicts.length > 0) return { source: null, findings: conflicts }
  const read = readValue(file.text)
  if (!read) return parseWhole(file)
  const place = createPlacer(file.path, file.text)
  const places = createPlaces(file.text, place, locateByEntry(file.text, read.value))
  return { source: { ...file, ...read, isPartial: false, ...places }, findings: [] }
}

/** The same with `yaml` alone, which reports every error and knows anchors and tags. */
export function parseWhole(marked: DataFile): Parsed {
  const file = withoutMark(marked)
  const place = createPlacer(file.path, file.text)
  try {
    return readDocument(file, place)
  } catch (error) {
    if (error instanceof RangeError) return { source: null, findings: [tooDeep(place)] }
    throw error
  }
}

/** `yaml` fails on a byte order mark before a list, and editors do not count it as a column. */
function withoutMark(file: DataFile): DataFile {
  return { ...file, text: file.text.replace(/^\uFEFF/, '') }
}

function readDocument(file: DataFile, place: Placer): Parsed {
  const directive = findDirective(file.text, place)
  if (directive) return { source: null, findings: [directive] }
  const { document, findings, isPartial } = readParts(file, place)
  if (!document) return { source: null, findings }
  try {
    const value: unknown = document.toJS()
    if (isDeeperThan(value, maxDepth)) return { source: null, findings: [tooDeep(place)] }
    const places = createPlaces(file.text, place, (path) => ({ document, offset: 0, path }))
    // The aliases may be in entries that were left out.
    const unused = isPartial ? [] : unusedAnchors(document, file.text, place)
    return { source: { ...file, value, isPartial, ...places }, findings: [...findings, ...unused] }
  } catch (error) {
    if (!(error instanceof ReferenceError)) throw error
    return { source: null, findings: [...findings, unresolvedAlias(document, place)] }
  }
}

/** Parses a text repeatedly, each time without the next top-level part that has an error. */
function readParts({ name, text }: DataFile, place: Placer) {
  const findings: Finding[] = []
  let remaining = text
  let before: ReturnType<typeof partAt>
  for (let round = 0; round <= maxRecoveries; round += 1) {
    const document = parseText(remaining)
    const { twice, first } = syntaxFaults({ name, text: remaining }, document, place)
    if (!first)
      return {
        document,
        findings: [...findings, ...twice],
        isPartial: round > 0 || twice.length > 0,
      }
    const part = partAt(remaining, first.offset)
    if (before && part?.from === before.to) break
    findings.push(first.finding)
    if (!part) break
    remaining = blankPart(remaining, part)
    before = part
  }
  return { document: null, findings, isPartial: true }
}

function isDeeperThan(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return depth === 0 || Object.values(value).some((child) => isDeeperThan(child, depth - 1))
}

/** Maximum depth for `readValue`: twice that of the deepest field. */
const maxQuickDepth = 16

/** Tabs, and carriage returns inside a line: one parser accepts them as text, the other does not. */
const oddCharacters = /\t|\r(?!\n)/

/** `yaml` calls a field without a name "", js-yaml "null". */
const namedMapTag = defineMappingTag(mapTag.tagName, {
  ...mapTag,
  addPair: (map, key, value) => (key === null ? 'no name' : mapTag.addPair(map, key, value)),
})
const schema = CORE_SCHEMA.withTags(namedMapTag)

interface Read {
  readonly value: unknown
}

/** Parses a text five times faster than `yaml`; `undefined` when the two parsers may differ. */
export function readValue(text: string): Read | undefined {
  if (oddCharacters.test(text)) return undefined
  return readByEntry(text) ?? readAtOnce(text)
}

/** The same for a list, with each entry cached by its text. */
function readByEntry(text: string): Read | undefined {
  const parts = text.split(/(?<=\n)(?=- |-\n)/)
  if (parts[0]?.split('\n').every((line) => /^ *(?:#|$)/.test(line))) parts.shift()
  if (parts.length < 2 || !parts[0]?.startsWith('-')) return undefined
  const value: unknown[] = []
  for (const part of parts) {
    const entries = readEntry(part)?.value
    if (!Array.isArray(entries) || entries.length !== 1) return undefined
    value.push(entries[0])
  }
  return { value }
}

const readEntry = memoizeTexts(readAtOnce)

function readAtOnce(text: string): Read | undefined {
  try {
    const events = parseEvents(text, { maxDepth: maxQuickDepth })
    if (events.some(isSpecial)) return undefined
    const documents = constructFromEvents(events, { source: text, schema })
    return documents.length === 1 ? { value: documents[0] } : undefined
  } catch {
    return undefined
  }
}

/** The value of a text; `undefined` on a syntax error, and where an alias has no anchor before it. */
export function valueOf(text: string): { readonly value: unknown } | undefined {
  const read = readValue(text)
  if (read) return read
  const document = parseText(text)
  if (document.errors.length > 0) return undefined
  const value = orUndefined((): unknown => document.toJS())
  return value === undefined ? undefined : { value }
}

export const readsAs = (source: string, value: string) => valueOf(source)?.value === value

function isSpecial(event: Event): boolean {
  if ('tagStart' in event) return event.tagStart !== -1 || event.anchorStart !== -1
  return 'directives' in event && (event.directives.length > 0 || event.explicitEnd)
}
