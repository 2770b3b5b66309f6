import { errorAt, placeAt, type Finding } from '../lib/finding.ts'
import type { DataFile } from '../load/load-data.ts'
import type { Source } from '../parse/parse.ts'
import { allFields, isText } from './fields.ts'

/** Embeddings, overrides and isolates (Unicode Standard Annex 9): text that reads other than it is. */
export const bidiControls = /[\u202A-\u202E\u2066-\u2069]/gu

/** Controls, and what Unicode never makes a character, such as U+FFFE: pages and feeds may hold neither. */
const controls = /[^\P{Cc}\t\n\r]|\p{Noncharacter_Code_Point}/u

/** Lines of one file that are named; a file that has more is no text at all. */
const maxLines = 20

/**
 * Characters that nobody can see, as they stand in a file: the first of each line. `source` is the file as
 * it was parsed, where that was possible.
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

/** A character that nobody can see, in words: `control character U+0007`. */
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
