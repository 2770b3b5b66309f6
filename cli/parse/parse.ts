import type { Finding } from '../lib/finding.ts'
import type { DataFile, DataFileName } from '../load/load-data.ts'
import { findConflicts } from './conflicts.ts'
import {
  parseText,
  createPlaces,
  locateByEntry,
  type Places,
  createPlacer,
  type Placer,
} from './places.ts'
import { readValue } from './read-value.ts'
import { blankPart, partAt } from './skip-broken-entry.ts'
import { syntaxFaults, tooDeep, unresolvedAlias } from './syntax-errors.ts'

export type { DataPath } from './places.ts'

export interface Source extends Places {
  readonly name: DataFileName
  readonly path: string
  /** Without a byte order mark. */
  readonly text: string
  readonly value: unknown
  /** Entries whose syntax is at fault are left out of `value`. */
  readonly isPartial: boolean
}

export interface Parsed {
  /** `null` where the file cannot be read beyond its faults. */
  readonly source: Source | null
  readonly findings: readonly Finding[]
}

/** No field of the data stands deeper than a third of this. */
const maxDepth = 32

/** Entries with a fault of syntax that are left out before the file is given up. */
const maxRecoveries = 20

/** The last text of each file: a command reads most of them again, unchanged, after its change. */
const lastParsed = new Map<string, { readonly text: string; readonly parsed: Parsed }>()

/** Parses one data file (YAML 1.2, core schema). Syntax faults come back as findings. */
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

/** The same by `yaml` alone, which knows of every fault, and of anchors and tags. */
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

/** `yaml` trips over a byte order mark before a list; editors do not count it as a column. */
function withoutMark(file: DataFile): DataFile {
  return { ...file, text: file.text.replace(/^\uFEFF/, '') }
}

function readDocument(file: DataFile, place: Placer): Parsed {
  const { document, findings, isPartial } = readParts(file.text, place)
  if (!document) return { source: null, findings }
  try {
    const value: unknown = document.toJS()
    if (isDeeperThan(value, maxDepth)) return { source: null, findings: [tooDeep(place)] }
    const places = createPlaces(file.text, place, (path) => ({ document, offset: 0, path }))
    return { source: { ...file, value, isPartial, ...places }, findings }
  } catch (error) {
    if (!(error instanceof ReferenceError)) throw error
    return { source: null, findings: [...findings, unresolvedAlias(document, place)] }
  }
}

/** Parses a text again and again, without each top-level part that has a fault. */
function readParts(text: string, place: Placer) {
  const findings: Finding[] = []
  let left = text
  let before: ReturnType<typeof partAt>
  for (let round = 0; round <= maxRecoveries; round += 1) {
    const document = parseText(left)
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

function isDeeperThan(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return depth === 0 || Object.values(value).some((child) => isDeeperThan(child, depth - 1))
}
