import { parseDocument } from 'yaml'
import type { Finding } from '../lib/finding.ts'
import type { DataFile } from '../load/load-data.ts'
import { parseFile, type Source } from '../parse/parse.ts'
import { repairFor, type NamesFor } from './repairs.ts'
import { scalarsOf } from './scalars.ts'
import { spliceAll, type Edit } from './splice.ts'

/** One repair: where it was made, and what was written there before and after. */
export interface Fix extends Edit {
  readonly file: string
  readonly line: number
  readonly before: string
}

/** A file with its repairs. */
export interface FixedFile {
  readonly file: DataFile
  readonly fixes: readonly Fix[]
}

const byteOrderMark = '\uFEFF'

/**
 * The files that can be repaired, with the repairs made. A file with a fault of its syntax is left
 * alone, and so is every fault whose repair is not sure to be right.
 */
export function planFixes(
  files: readonly DataFile[],
  findings: readonly Finding[],
  namesFor: NamesFor,
): FixedFile[] {
  return files.flatMap((file) => {
    const here = findings.filter((finding) => finding.file === file.path)
    if (here.length === 0) return []
    const { source, findings: faults } = parseFile(file)
    if (!source || faults.length > 0) return []
    const { text, applied } = spliceAll(source.text, fixesOf(source, here, namesFor))
    if (applied.length === 0) return []
    const mark = file.text.startsWith(byteOrderMark) ? byteOrderMark : ''
    return [{ file: { ...file, text: mark + text }, fixes: applied }]
  })
}

function fixesOf(source: Source, findings: readonly Finding[], namesFor: NamesFor): Fix[] {
  const scalars = scalarsOf(parseDocument(source.text), source.text)
  const starts = lineStarts(source.text)
  return findings.flatMap((finding) => {
    const offset = (starts[finding.line - 1] ?? 0) + finding.column - 1
    const scalar = scalars.get(offset)
    const repair = scalar && repairFor({ finding, scalar, file: source.name }, namesFor)
    if (!scalar || !repair || repair.text === scalar.source) return []
    const { start, end, source: before } = scalar
    return [{ file: source.path, line: finding.line, start, end, before, ...repair }]
  })
}

function lineStarts(text: string): readonly number[] {
  return [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)]
}
