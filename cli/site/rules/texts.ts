import { nearest } from '../../lib/suggest.ts'
import { bidiControls, nameCharacter } from '../../validate/characters.ts'
import { show, type Breach } from '../../validate/rule.ts'
import { factNames } from '../schema/business.ts'
import type { DataRule, DataView } from './view.ts'

export const textRules = [
  {
    id: 'text/control-character',
    severity: 'error',
    asks: 'No control characters in the data.',
    why: 'Such a character shows nowhere, and breaks pages and feeds that carry it.',
    fault: 'name: "Ridge\\u0007 Roofing"',
    repair: 'name: Ridge Roofing',
    // In a value a carriage return can only be an escape; half a surrogate pair is no character.
    check: (view) => escapedCharacters(view, /(?![\t\n])[\p{Cc}\p{Cs}]/gu),
  },
  {
    id: 'text/bidi-control',
    severity: 'error',
    asks: 'No invisible direction overrides in the data.',
    why: 'An invisible override turns the order of letters, so that a text reads as another.',
    fault: 'name: "Ridge \\u202E Roofing"',
    repair: 'name: Ridge Roofing',
    check: (view) => escapedCharacters(view, bidiControls),
  },
  {
    id: 'text/whitespace',
    severity: 'warning',
    asks: 'A value has no white space at its ends.',
    why: 'A blank at the end shows on pages as a gap, and makes equal names unequal.',
    fault: 'street: "64 Thompson St "',
    repair: 'street: 64 Thompson St',
    check: ({ texts }) =>
      texts
        .filter(({ value }) => hasStrayWhitespace(value))
        .map((at) => ({
          at,
          message: 'This text has white space at its start or end.',
          expected: 'text without it',
          suggestion: show(at.value.trim()),
        })),
  },
  {
    id: 'text/fact-misspelt',
    severity: 'warning',
    asks: 'The name of a fact in braces is spelt right.',
    why: 'Only {name}, {phone}, {street} and {locality} are filled in; other braces show on the page.',
    fault: 'lead: Repairs in {locallity} and around it.',
    repair: 'lead: Repairs in {locality} and around it.',
    check: ({ texts }) =>
      texts
        .filter(({ value }) => withFacts(value) !== value)
        .map((at) => ({
          at,
          message:
            'This text has a word in braces that is no fact of the business, and shows as it is.',
          expected: '{name}, {phone}, {street} or {locality}',
          suggestion: show(withFacts(at.value)),
        })),
  },
] as const satisfies readonly DataRule[]

/** Characters written as escapes; those that stand in the file itself are found before parsing. */
function escapedCharacters({ texts }: DataView, pattern: RegExp): Breach[] {
  return texts.flatMap((at) => {
    const found = new Set(at.value.match(pattern))
    if (found.size === 0) return []
    const written = at.source.writtenAt(at.path) ?? ''
    return [...found]
      .filter((character) => !written.includes(character))
      .map((character) => ({
        at,
        message: `The ${nameCharacter(character)} is written in this text.`,
        expected: 'visible text',
      }))
  })
}

/** A block of text may end in a line break: that is how YAML reads `>` and `|`. */
function hasStrayWhitespace(value: string): boolean {
  const trimmed = value.trim()
  return trimmed !== '' && value.replace(/\n+$/, '') !== trimmed
}

/** `{nmae}` and `{ Name }` as `{name}`; words that are near no fact may be meant as they stand. */
function withFacts(value: string): string {
  return value.replaceAll(/\{\s*(\w+)\s*\}/g, (written, word: string) => {
    const fact = nearest(word, factNames)
    return fact === undefined ? written : `{${fact}}`
  })
}
