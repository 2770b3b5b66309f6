import type { Finding } from '../lib/finding.ts'
import type { DataFile } from '../load/load-data.ts'
import { nearest } from '../lib/suggest.ts'
import type { Source } from '../parse/parse.ts'
import { severityOf, type RuleId } from '../site/rules/catalogue.ts'
import { factNames } from '../site/schema/facts.ts'
import { findingAt, show, type Unplaced } from './create-finding.ts'
import { textsWhere } from './walk.ts'

// Tab, line feed and carriage return may stand in a file. (Written as all that is no control
// character, which is read several times faster than `\p{Cc}`.)
const controls = /[^\t\n\r -~\u00A0-\uFFFF]/g
// In a value a carriage return can only be written as an escape; HTML would lose it. Half a
// surrogate pair is no character at all.
const unsayable = /(?![\t\n])[\p{Cc}\p{Cs}]/gu
// Embeddings, overrides and isolates (Unicode Standard Annex 9): text that reads other than it is.
const bidiControls = /[\u202A-\u202E\u2066-\u2069]/g

/** Lines of one file that are named; a file that has more is no text at all. */
const maxLines = 20

/** Characters that nobody can see, as they stand in a file: the first of each line. */
export function checkCharacters(file: DataFile): Finding[] {
  return [
    ...charactersIn(file, controls, 'text/control-character'),
    ...charactersIn(file, bidiControls, 'text/bidi-control'),
  ]
}

function charactersIn({ path, text: marked }: DataFile, pattern: RegExp, rule: RuleId): Finding[] {
  const text = marked.replace(/^\uFEFF/, '')
  if (text.search(pattern) === -1) return []
  const lines = text.split('\n')
  return lines
    .flatMap((line, index) => {
      const column = line.search(pattern)
      return column === -1
        ? []
        : [{ line: index + 1, column: column + 1, found: line[column] ?? '' }]
    })
    .slice(0, maxLines)
    .map(({ line, column, found }) => ({
      rule,
      severity: severityOf(rule),
      message: messageFor(rule, found),
      expected: 'visible text',
      file: path,
      line,
      column,
      endLine: line,
      endColumn: column + 1,
    }))
}

function messageFor(rule: RuleId, character: string): string {
  const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
  const kind = rule === 'text/bidi-control' ? 'invisible direction control' : 'control character'
  return `The ${kind} U+${code} stands here.`
}

/** Text values: characters written as escapes, white space at the ends, and misspelt facts. */
export function checkTexts(source: Source): Unplaced[] {
  const isOdd = (text: string) =>
    hidden.test(text) || hasStrayWhitespace(text) || hasMisspeltFact(text)
  return textsWhere(source.value, isOdd).flatMap(({ value, path }) => {
    const written = source.writtenAt(path) ?? ''
    const escaped = (pattern: RegExp, rule: RuleId) =>
      [...new Set(value.match(pattern) ?? [])]
        .filter((character) => !written.includes(character))
        .map((character) =>
          findingAt(source, path, {
            rule,
            message: messageFor(rule, character).replace('stands here', 'is written in this text'),
            expected: 'visible text',
          }),
        )
    return [
      ...escaped(unsayable, 'text/control-character'),
      ...escaped(bidiControls, 'text/bidi-control'),
      ...(hasStrayWhitespace(value) ? [strayWhitespace(source, path, value)] : []),
      ...(hasMisspeltFact(value) ? [misspeltFact(source, path, value)] : []),
    ]
  })
}

// Either of the two, to pass over what has none at once.
const hidden = /[^\t\n -~\u00A0-\u2029\u202F-\u2065\u206A-\uD7FF\uE000-\uFFFF]/

// A block of text may end in a line break: that is how YAML reads `>` and `|`.
function hasStrayWhitespace(value: string): boolean {
  const trimmed = value.trim()
  return trimmed !== value && trimmed !== '' && value.replace(/\n+$/, '') !== trimmed
}

function strayWhitespace(source: Source, path: readonly PropertyKey[], value: string): Unplaced {
  return findingAt(source, path, {
    rule: 'text/whitespace',
    message: 'This text has white space at its start or end.',
    expected: 'text without it',
    suggestion: show(value.trim()),
  })
}

/** Whether a word in braces is nearly the name of a fact; others may be meant as they stand. */
function hasMisspeltFact(value: string): boolean {
  return value.includes('{') && withFacts(value) !== value
}

/** `{nmae}` and `{ Name }` as `{name}`. */
function withFacts(value: string): string {
  return value.replaceAll(/\{\s*(\w+)\s*\}/g, (written, word: string) => {
    const fact = nearest(word, factNames)
    return fact === undefined ? written : `{${fact}}`
  })
}

function misspeltFact(source: Source, path: readonly PropertyKey[], value: string): Unplaced {
  return findingAt(source, path, {
    rule: 'text/fact-misspelt',
    message: 'This text has a word in braces that is no fact of the business, and shows as it is.',
    expected: '{name}, {phone}, {street} or {locality}',
    suggestion: show(withFacts(value)),
  })
}
