import { isMap, isSeq, type Document } from 'yaml'
import { hasErrors, type Finding } from '../lib/finding.ts'
import type { DataFileName, DataFile } from '../load/load-data.ts'
import { cleanText } from '../lib/invisible.ts'
import {
  isBlock,
  renderLike,
  renderQuoted,
  renderTrimmed,
  type WrittenScalar,
  scalarAt,
} from './scalars.ts'
import { singleTypo } from '../lib/suggest.ts'
import { parseText, type DataPath } from '../parse/places.ts'
import { parseFile, readsAs, type Source } from '../parse/parse.ts'
import { editAsMeant } from './edit-yaml.ts'
import { applyEdits, harmlessEdits, type ScalarEdit } from './text-edits.ts'

/** What stands in place of a text that is at fault, with the value that it reads as; or what is taken out. */
export type Repair =
  { readonly text: string; readonly value: string } | { readonly remove: DataPath }

/** What a finding is about, as it is written in its file. */
export interface Fault {
  readonly finding: Finding
  readonly scalar: WrittenScalar
  readonly file: DataFileName
}

/** Mends a fault where it is sure what is meant, and returns nothing where it is not. */
export type Repairer<View> = (fault: Fault, view: View) => Repair | undefined

/** Takes white space off the ends of a value. */
export function trimValue({ scalar }: Fault): Repair | undefined {
  const { value } = scalar.node
  if (typeof value !== 'string' || scalar.role === 'key') return undefined
  return { text: renderTrimmed(scalar, value), value: withEnding(scalar, value.trim()) }
}

/** Takes characters that nobody sees out of a text. */
export function cleanValue({ scalar }: Fault): Repair | undefined {
  const { node, source } = scalar
  if (typeof node.value !== 'string') return undefined
  const clean = cleanText(node.value)
  const written = { ...scalar, source: cleanText(source) }
  if (hasOddEnds(node.value)) {
    return { text: renderTrimmed(written, clean), value: withEnding(scalar, clean.trim()) }
  }
  const [value, text] = [clean, written.source]
  if (isBlock(scalar) || readsAs(text, value)) return { text, value }
  return { text: renderLike(scalar, value), value }
}

const hasOddEnds = (text: string) => cleanText(text.trim()) !== cleanText(text)

/** Takes the quotes off that are letters of a value. */
export function unquoteValue({ scalar }: Fault): Repair | undefined {
  const { value } = scalar.node
  if (typeof value !== 'string' || isBlock(scalar)) return undefined
  const plain = value.trim().slice(1, -1).trim()
  return { text: renderLike(scalar, plain), value: plain }
}

/** Writes what the finding suggests between quotes: a number that only quotes make a text. */
export function quoteSuggestion({ scalar, finding: { suggestion = '' } }: Fault) {
  const value = suggestion.replaceAll('"', '')
  if (scalar.role !== 'value' || isBlock(scalar) || value === '') return undefined
  return { text: renderQuoted(scalar, value), value }
}

/** Writes what the finding suggests. */
export function takeSuggestion({ scalar, finding: { suggestion: value } }: Fault) {
  if (value === undefined || isBlock(scalar)) return undefined
  return { text: renderLike(scalar, value), value }
}

/** Writes the value of those that the finding expects which is one letter, or two neighbors, away. */
export const respellAsExpected = (fault: Fault) =>
  respell(fault, 'value', listedValues(fault.finding))

/** `one of cards, call`, or the only value that there is: `"towns"`. */
function listedValues({ expected = '' }: Finding): readonly string[] {
  const list = /^one of (.+)$/.exec(expected)?.[1] ?? /^"([\w-]+)"$/.exec(expected)?.[1]
  return list?.split(', ') ?? []
}

/** The same with these names, of a value or of the key in front of one. */
export function respell(
  { scalar, finding }: Fault,
  role: WrittenScalar['role'],
  names: readonly string[],
): Repair | undefined {
  if (scalar.role !== role) return undefined
  const value = singleTypo(String(scalar.node.value).trim(), names)
  // The finding knows more about what is meant; where it says otherwise, nothing is sure.
  if (value === undefined || value !== finding.suggestion) return undefined
  return { text: renderLike(scalar, value), value: withEnding(scalar, value) }
}

function withEnding(scalar: WrittenScalar, value: string): string {
  return isBlock(scalar)
    ? value + (/(?<!\n)\n*$/.exec(String(scalar.node.value))?.[0] ?? '')
    : value
}

/** Where the text and the value are empty, the value is taken out. */
export interface Fix extends ScalarEdit {
  readonly file: string
  readonly line: number
  readonly before: string
}

/** The files with the repairs that are sure to be right; one with a fault of syntax is left alone. */
export function planFixes(
  files: readonly DataFile[],
  findings: readonly Finding[],
  repairOf: (fault: Fault) => Repair | undefined,
): { readonly file: DataFile; readonly fixes: readonly Fix[] }[] {
  return files.flatMap((file) => {
    const here = findings.filter((finding) => finding.file === file.path)
    if (here.length === 0) return []
    const { source, findings: faults } = parseFile(file)
    if (!source || hasErrors(faults)) return []
    const mark = file.text.slice(0, file.text.length - source.text.length)
    const repaired = repair(source, faultsIn(source, here), repairOf)
    return repaired
      ? [{ file: { ...file, text: mark + repaired.text }, fixes: repaired.fixes }]
      : []
  })
}

/** Findings about a text, a number or a name, each with what is written there. */
function faultsIn({ name, text }: Source, findings: readonly Finding[]): Fault[] {
  const document = parseText(text)
  return findings.flatMap((finding) => {
    const { path, atKey } = finding
    const scalar = path && scalarAt(document, text, path.slice(1), atKey ? 'key' : 'value')
    return scalar ? [{ finding, scalar, file: name }] : []
  })
}

/** What is taken out goes first: what stands behind it moves. */
function repair(
  { name, path, text }: Source,
  faults: readonly Fault[],
  repairOf: (fault: Fault) => Repair | undefined,
) {
  const removed: DataPath[] = []
  const removals: Fix[] = []
  const rewrites: Fix[] = []
  for (const fault of faults) {
    const { start, end, source: before } = fault.scalar
    const fix = { file: path, line: fault.finding.line, start, end, before }
    const found = repairOf(fault)
    if (!found) continue
    if ('remove' in found) {
      removed.push(found.remove)
      removals.push({ ...fix, text: '', value: '' })
    } else if (found.text !== before) rewrites.push({ ...fix, ...found })
  }
  const left = takeOut(text, name, removed)
  if (left !== text) return { text: left, fixes: removals }
  const fixes = harmlessEdits(text, rewrites)
  return fixes.length > 0 ? { text: applyEdits(text, fixes), fixes } : undefined
}

/**
 * A YAML text without the values at these paths, and without the maps and lists that they leave empty.
 * It stays as it is where that would change any other value.
 */
function takeOut(text: string, file: DataFileName, paths: readonly DataPath[]): string {
  if (paths.length === 0) return text
  const gone = withEmptied(parseText(text), paths)
  const edits = gone.map((path) => ({ kind: 'remove', file, path }) as const)
  return editAsMeant(text, edits) ?? text
}

/** Of a collection that loses all, the collection itself. */
function withEmptied(document: Document, paths: readonly DataPath[]): DataPath[] {
  const unique = new Map(paths.map((path) => [JSON.stringify(path), path]))
  for (const path of unique.values()) {
    const parent = path.slice(0, -1)
    const collection = parent.length > 0 ? document.getIn(parent) : undefined
    const below = [...unique.values()].filter((each) => isChild(each, parent))
    const isEmptied =
      (isMap(collection) || isSeq(collection)) && below.length === collection.items.length
    if (!isEmptied) continue
    for (const each of below) unique.delete(JSON.stringify(each))
    unique.set(JSON.stringify(parent), parent)
  }
  return [...unique.values()]
}

const isChild = (path: DataPath, parent: DataPath) =>
  path.length === parent.length + 1 && parent.every((key, index) => path[index] === key)
