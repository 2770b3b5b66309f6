import { isDeepStrictEqual } from 'node:util'
import { isMap, isSeq, type Document } from 'yaml'
import { hasErrors, type Finding } from '../lib/finding.ts'
import type { DataFile, DataFileName } from '../load/load-data.ts'
import { parseFile, type DataPath, type Source } from '../parse/parse.ts'
import { parseText } from '../parse/places.ts'
import type { DataEdit } from './data-edits.ts'
import { editAsMeant } from './edit-yaml.ts'
import type { Fault, Repair } from './repairs.ts'
import { scalarAt } from './scalars.ts'
import { applyEdits, harmlessEdits, type ScalarEdit } from './text-edits.ts'

/** When text and value are empty, the value is removed. */
export interface Fix extends ScalarEdit {
  readonly file: string
  readonly line: number
  readonly before: string
}

/** Applies the safe repairs to the files; skips files with a syntax error. */
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

/** Findings about a scalar or a key, each with its source text. */
function faultsIn({ name, text }: Source, findings: readonly Finding[]): Fault[] {
  const document = parseText(text)
  return findings.flatMap((finding) => {
    const { path, atKey } = finding
    const scalar = path && scalarAt(document, text, path.slice(1), atKey ? 'key' : 'value')
    return scalar ? [{ finding, scalar, file: name }] : []
  })
}

/** Removals first, as they move what follows. */
function repair(
  source: Source,
  faults: readonly Fault[],
  repairOf: (fault: Fault) => Repair | undefined,
) {
  const { name, path, text } = source
  const lists: DataEdit[] = []
  const removed: DataPath[] = []
  const relisted: Fix[] = []
  const removals: Fix[] = []
  const rewrites: Fix[] = []
  for (const fault of faults) {
    const { start, end, source: before } = fault.scalar
    const fix = { file: path, line: fault.finding.line, start, end, before }
    const found = repairOf(fault)
    if (!found) continue
    if ('remove' in found) {
      removed.push(...found.remove)
      const removal = { ...fix, text: '', value: '' }
      const isOne = found.remove.length === 1
      removals.push(
        ...(isOne
          ? [removal]
          : found.remove.map((at) => ({ ...removal, ...describe(source, at) }))),
      )
    } else if ('list' in found) {
      const { list: value, at } = found
      if (lists.some((edit) => isDeepStrictEqual(edit.path, at))) continue
      lists.push({ kind: 'set', file: name, path: at, value })
      relisted.push({ ...fix, text: value.join(', '), value: '' })
    } else if (found.text !== before) rewrites.push({ ...fix, ...found })
  }
  // A list changes what stands behind it, too: the rest is for the next round.
  const listed = lists.length > 0 ? (editAsMeant(text, lists) ?? text) : text
  if (listed !== text) return { text: listed, fixes: relisted }
  const remaining = takeOut(text, name, removed)
  if (remaining !== text) return { text: remaining, fixes: removals }
  const fixes = harmlessEdits(text, rewrites)
  return fixes.length > 0 ? { text: applyEdits(text, fixes), fixes } : undefined
}

/** The source text at a path, and its line. */
const describe = ({ placeOf, writtenAt }: Source, at: DataPath) => {
  return { line: placeOf(at).line, before: writtenAt(at) ?? '' }
}

/**
 * Removes the values at these paths, and the maps and lists that become empty. Returns the text unchanged if
 * that would change any other value.
 */
function takeOut(text: string, file: DataFileName, paths: readonly DataPath[]): string {
  if (paths.length === 0) return text
  const removedPaths = withEmptied(parseText(text), paths)
  const edits = removedPaths.map((path) => ({ kind: 'remove', file, path }) as const)
  return editAsMeant(text, edits) ?? text
}

/** If a collection loses all its parts, replaces them with the collection itself. */
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
