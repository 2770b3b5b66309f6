import { isMap, isSeq, type Document } from 'yaml'
import { hasErrors, type Finding } from '../lib/finding.ts'
import type { DataFileName, DataFile } from '../load/load-data.ts'
import { cleanText } from '../lib/invisible.ts'
import { valueAt } from '../lib/json.ts'
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

interface Repair {
  readonly text: string
  readonly value: string
}

export interface Fault {
  readonly finding: Finding
  readonly scalar: WrittenScalar
  readonly file: DataFileName
}

export type NamesFor = (fault: Fault) => readonly string[]

type Repairer = (fault: Fault, namesFor: NamesFor) => Repair | undefined

const repairers: Readonly<Partial<Record<string, Repairer>>> = {
  'text/whitespace': trimValue,
  'text/invisible-in-name': cleanValue,
  'text/invisible-character': cleanValue,
  'text/quoted-name': unquoteValue,
  'text/curly-quotes': unquoteValue,
  'schema/type': requote('phone', 'address.postalCode'),
  'schema/value': (fault) =>
    requote('phone')(fault) ?? respellAs('value')(fault, () => listedValues(fault.finding)),
  'schema/unknown-key': respellAs('key'),
  'schema/former-key': takeSuggested,
  'county/unknown': respellAs('value'),
  'city/nearby-misspelt': respellAs('value'),
  'city/nearby-unknown': respellAs('value'),
  'project/city-unserved': respellAs('value'),
  'project/service-unknown': respellAs('value'),
  'review/city-unserved': respellAs('value'),
  'service/unknown': respellAs('value'),
  'claim/unknown': respellAs('value'),
  'link/unknown-target': respellAs('value'),
  'address/alias-target': respellAs('value'),
  'address/alias-chain': takeSuggested,
  'look/contrast': takeSuggested,
}

function trimValue({ scalar }: Fault): Repair | undefined {
  const { value } = scalar.node
  if (typeof value !== 'string' || scalar.role === 'key') return undefined
  return { text: renderTrimmed(scalar, value), value: withEnding(scalar, value.trim()) }
}

function cleanValue({ scalar }: Fault): Repair | undefined {
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

function unquoteValue({ scalar }: Fault): Repair | undefined {
  const { value } = scalar.node
  if (typeof value !== 'string' || isBlock(scalar)) return undefined
  const plain = value.trim().slice(1, -1).trim()
  return { text: renderLike(scalar, plain), value: plain }
}

/** A number that only quotes make a text, or that is written in another form: as the finding has it. */
function requote(...fields: readonly string[]): (fault: Fault) => Repair | undefined {
  return ({ scalar, file, finding: { suggestion = '' } }) => {
    const isMeant = file === 'business' && fields.includes(scalar.path.join('.'))
    const value = suggestion.replaceAll('"', '')
    // A digit that is missing may be another than the zero in front.
    if (scalar.path.at(-1) === 'postalCode' && value !== scalar.source) return undefined
    if (!isMeant || scalar.role !== 'value' || isBlock(scalar) || value === '') return undefined
    return { text: renderQuoted(scalar, value), value }
  }
}

function takeSuggested({ scalar, finding: { suggestion: value } }: Fault): Repair | undefined {
  const isPlace = scalar.role === 'key' && value?.includes('.')
  if (value === undefined || isPlace || isBlock(scalar)) return undefined
  return { text: renderLike(scalar, value), value }
}

/** `one of cards, call`, or the only value that there is: `"towns"`. */
function listedValues({ expected = '' }: Finding): readonly string[] {
  const list = /^one of (.+)$/.exec(expected)?.[1] ?? /^"([\w-]+)"$/.exec(expected)?.[1]
  return list?.split(', ') ?? []
}

function respellAs(role: WrittenScalar['role']): Repairer {
  return (fault, namesFor) => {
    const { scalar, finding } = fault
    if (scalar.role !== role) return undefined
    const value = singleTypo(String(scalar.node.value).trim(), namesFor(fault))
    // The finding knows more about what is meant; where it says otherwise, nothing is sure.
    if (value === undefined || value !== finding.suggestion) return undefined
    return { text: renderLike(scalar, value), value: withEnding(scalar, value) }
  }
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
  namesFor: NamesFor,
): { readonly file: DataFile; readonly fixes: readonly Fix[] }[] {
  return files.flatMap((file) => {
    const here = findings.filter((finding) => finding.file === file.path && mayRepair(finding))
    if (here.length === 0) return []
    const { source, findings: faults } = parseFile(file)
    if (!source || hasErrors(faults)) return []
    const mark = file.text.slice(0, file.text.length - source.text.length)
    const left = takeOutGone(source, here.filter(isGone))
    if (left) return [{ file: { ...file, text: mark + left.text }, fixes: left.fixes }]
    const fixes = harmlessEdits(source.text, fixesOf(source, here, namesFor))
    if (fixes.length === 0) return []
    return [{ file: { ...file, text: mark + applyEdits(source.text, fixes) }, fixes }]
  })
}

function fixesOf(source: Source, findings: readonly Finding[], namesFor: NamesFor): Fix[] {
  const scalarOf = scalarsIn(source)
  return findings.flatMap((finding) => {
    const scalar = scalarOf(finding)
    const repair =
      scalar && repairers[finding.rule]?.({ finding, scalar, file: source.name }, namesFor)
    if (!scalar || !repair || repair.text === scalar.source) return []
    const { start, end, source: before } = scalar
    return [{ file: source.path, line: finding.line, start, end, before, ...repair }]
  })
}

/** Finds what is written where a finding is about a text, a number or a name. */
function scalarsIn({ text }: Source) {
  const document = parseText(text)
  return ({ path, atKey }: Finding): WrittenScalar | undefined =>
    path && scalarAt(document, text, path.slice(1), atKey ? 'key' : 'value')
}

const isGone = ({ rule, suggestion }: Finding) =>
  rule === 'audit/gone' ||
  rule === 'placeholder/gone' ||
  (rule === 'schema/former-key' && suggestion === undefined)

const mayRepair = (finding: Finding) => isGone(finding) || finding.rule in repairers

/** What has no effect any more: an entry of a map, of a list by the value that its `rule` has, or lines of one. */
function takeOutGone(source: Source, findings: readonly Finding[]) {
  if (findings.length === 0) return undefined
  const scalarOf = scalarsIn(source)
  const found = findings
    .flatMap((finding) => (finding.rule === 'placeholder/gone' ? alike(source, finding) : finding))
    .flatMap((finding) => {
      const scalar = scalarOf(finding)
      return scalar ? [{ scalar, line: finding.line, rule: finding.rule }] : []
    })
  const paths = found.map(({ scalar: { path, role }, rule }) =>
    role === 'key' || rule === 'placeholder/gone' ? path : path.slice(0, -1),
  )
  const text = takeOut(source.text, source.name, paths)
  if (text === source.text) return undefined
  const fixes = found.map(({ scalar: { start, end, source: before }, line }): Fix => {
    return { file: source.path, line, start, end, before, text: '', value: '' }
  })
  return { text, fixes }
}

/** The line that a finding is about, and those about other fields of the entry: `services.awnings.name`. */
function alike(source: Source, finding: Finding): Finding[] {
  const { path = [] } = finding
  const list = valueAt(source.value, path.slice(1, -1))
  const lines = Array.isArray(list) ? list.map(String) : []
  const line = lines[Number(path.at(-1))]
  const entryOf = (each = '') => /^(\w+\..+)\.\w+$/.exec(each)?.[1]
  return lines.flatMap((each, index) => {
    const isAlike =
      each === line || (entryOf(each) !== undefined && entryOf(each) === entryOf(line))
    const to = [...path.slice(0, -1), index]
    return isAlike ? [{ ...finding, ...source.placeOf(to.slice(1)), path: to }] : []
  })
}

/**
 * A YAML text without the values at these paths, and without the maps and lists that they leave empty.
 * It stays as it is where that would change any other value.
 */
function takeOut(text: string, file: DataFileName, paths: readonly DataPath[]): string {
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
