import type { Finding } from '../lib/finding.ts'
import type { DataFile } from '../load/load-data.ts'
import { parseText } from '../parse/document.ts'
import { parseFile, type Source } from '../parse/parse.ts'
import { offsetOf } from '../parse/positions.ts'
import { repairFor, type NamesFor } from './repairs.ts'
import { scalarsOf } from './scalars.ts'
import { applyEdits, harmlessEdits, type ScalarEdit } from './text-edits.ts'

export interface Fix extends ScalarEdit {
  readonly file: string
  readonly line: number
  readonly before: string
}

export interface FixedFile {
  readonly file: DataFile
  readonly fixes: readonly Fix[]
}

/** The files with the repairs that are sure to be right; one with a fault of syntax is left alone. */
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
    const fixes = harmlessEdits(source.text, fixesOf(source, here, namesFor))
    if (fixes.length === 0) return []
    const mark = file.text.slice(0, file.text.length - source.text.length)
    return [{ file: { ...file, text: mark + applyEdits(source.text, fixes) }, fixes }]
  })
}

function fixesOf(source: Source, findings: readonly Finding[], namesFor: NamesFor): Fix[] {
  const scalars = scalarsOf(parseText(source.text), source.text)
  return findings.flatMap((finding) => {
    const scalar = scalars.get(offsetOf(source.text, finding))
    const repair = scalar && repairFor({ finding, scalar, file: source.name }, namesFor)
    if (!scalar || !repair || repair.text === scalar.source) return []
    const { start, end, source: before } = scalar
    return [{ file: source.path, line: finding.line, start, end, before, ...repair }]
  })
}
