import { errorAt, placeAt, type Finding } from '../lib/finding.ts'
import type { DataFile } from '../load/load-data.ts'
import type { Source } from '../parse/parse.ts'
import { allFields, isText } from './fields.ts'

/** Embeddings, overrides and isolates (Unicode Standard Annex 9), which make text display differently. */
export const bidiControls = /[\u202A-\u202E\u2066-\u2069]/gu

/** Control characters and noncharacters such as U+FFFE, which neither HTML nor feeds may contain. */
const controls = /[^\P{Cc}\t\n\r]|\p{Noncharacter_Code_Point}/u

/** Maximum number of lines reported per file; a file with more is not text. */
const maxLines = 20

/**
 * Finds invisible characters in a file, the first of each line. `source` is the parsed file, if it could be
 * parsed.
 */
export function checkCharacters(file: DataFile, source: Source | null = null): Finding[] {
  return [
    ...charactersIn(file, source, controls, 'text/control-character'),
    ...charactersIn(file, source, bidiControls, 'text/bidi-control'),
  ]
}

function charactersIn(
  { path, text }: DataFile,
  source: Source | null,
  pattern: RegExp,
  rule: string,
): Finding[] {
  if (text.search(pattern) < 0) return []
  const fields = source ? allFields(source).filter(isText) : []
  const hiding = fields.filter(({ value }) => value.search(pattern) >= 0)
  const pathOf = (line: number) => {
    const field = hiding.findLast((each) => {
      const place = source?.placeOf(each.path)
      return place && place.line <= line && line <= place.endLine
    })
    return field && source ? [source.name, ...field.path] : undefined
  }
  const lines = text.replace(/^\uFEFF/, '').split('\n')
  return lines
    .map((line, index) => ({ found: line, line: index + 1, column: line.search(pattern) + 1 }))
    .filter(({ column }) => column > 0)
    .slice(0, maxLines)
    .map(({ found, line, column }) => {
      const character = String.fromCodePoint(found.codePointAt(column - 1) ?? 0)
      const message = `The ${nameCharacter(character)} stands here.`
      const place = placeAt(path, line, column, column + character.length)
      return { ...errorAt(rule, message, 'visible text', place), path: pathOf(line) }
    })
}

/** Describes an invisible character: `control character U+0007`. */
export function nameCharacter(character = ''): string {
  const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
  const isBidi = character.search(bidiControls) === 0
  const isNone = /\p{Noncharacter_Code_Point}/u.test(character)
  const kind = isNone
    ? 'noncharacter'
    : isBidi
      ? 'invisible direction control'
      : 'control character'
  return `${kind} U+${code}`
}
