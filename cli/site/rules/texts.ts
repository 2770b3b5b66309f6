import { invisibleIn } from '../../lib/invisible.ts'
import { nearest } from '../../lib/suggest.ts'
import { fieldAt } from '../../validate/fields.ts'
import { bidiControls, nameCharacter } from '../../validate/characters.ts'
import { show, type Breach, type Field } from '../../validate/rule.ts'
import { factNames } from '../schema/business.ts'
import type { DataRule, DataView } from './view.ts'

export const textRules = [
  {
    id: 'text/control-character',
    asks: 'No control characters in the data.',
    why: 'Such a character shows nowhere, and breaks pages and feeds that carry it.',
    fault: 'name: "Ridge\\u0007 Roofing"',
    repair: 'name: Ridge Roofing',
    // In a value a carriage return can only be an escape; half a surrogate pair is no character.
    check: (view) => escapedCharacters(view, /(?![\t\n])[\p{Cc}\p{Cs}]/gu),
  },
  {
    id: 'text/bidi-control',
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
        .map((at) => ({ at, suggestion: show(at.value.trim()) })),
    message: () => 'This text has white space at its start or end.',
    expected: 'text without it',
  },
  {
    id: 'text/fact-misspelt',
    severity: 'warning',
    asks: 'The name of a fact in braces is spelt right.',
    why: 'Only {name}, {phone}, {street} and {locality} are filled in; other braces show on the page.',
    fault: 'lead: Repairs in {locallity} and around it.',
    repair: 'lead: Repairs in {locality} and around it.',
    check: (view) => reportBraces(view, ({ fact }) => fact !== undefined),
  },
  {
    id: 'text/fact-unknown',
    severity: 'warning',
    asks: 'Braces in a text hold the name of a fact.',
    why: 'Only {name}, {phone}, {street} and {locality} are filled in; other braces show on the page.',
    fault: 'lead: Repairs from {price} on.',
    repair: 'lead: Repairs from $300 on.',
    check: (view) => reportBraces(view, ({ fact }) => fact === undefined),
  },
  {
    id: 'text/fact-absent',
    asks: 'A text names the street of the office only where business.yaml has one.',
    why: 'The page would show the braces: without `street` no page says where the door is.',
    fault: 'text: Come by the office at {street}.  # and `address` has no street',
    repair: 'text: Call first, and we come to you.',
    check: ({ texts, files: { business } }) =>
      business.source.isPartial || fieldAt(business, 'address', 'street').value !== undefined
        ? []
        : texts
            .filter(({ source, value }) => source.name !== 'business' && value.includes('{street}'))
            .map((at) => ({ at, part: '{street}' })),
    message: () => '{street} stands for the street of the office, and business.yaml has none.',
    expected: 'words without it, or `street` under `address` in business.yaml',
  },
  {
    id: 'text/pattern-word',
    asks: 'Braces in a text of `areaPage` hold a word that stands for something.',
    why: 'The page of every town would show the braces.',
    fault: 'nearbyTitle: Towns near {town}',
    repair: 'nearbyTitle: Towns near {city}',
    check: ({ texts }) => texts.filter(isPattern).flatMap((at) => reportWords(at, patternNames)),
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

/** A block may end in a line break, as YAML reads it; spaces of other kinds are a fault by themselves. */
function hasStrayWhitespace(value: string): boolean {
  const trimmed = value.trim()
  if (invisibleIn(value).length > 0) return false
  const isStray = !value.startsWith(trimmed) || /[^\n]/.test(value.slice(trimmed.length))
  return trimmed !== '' && isStray
}

const patternNames = ['city', 'county', ...factNames]

/** Texts of site.yaml that are filled in for each town. */
const isPattern = ({ source, path }: Field) =>
  source.name === 'site' && path[0] === 'areaPage' && patternFields.has(path.at(-1) ?? '')

const patternFields: ReadonlySet<PropertyKey> = new Set([
  ...'servingLine servicesLead expertsTitle factsTitle servicesTitle'.split(' '),
  ...'nearbyTitle countyNearbyTitle townsTitle pageTitle metaDescription'.split(' '),
])

interface Braces {
  readonly written: string
  readonly fact: string | undefined
}

function reportBraces({ texts }: DataView, isMeant: (braces: Braces) => boolean): Breach[] {
  // An address holds no braces at all.
  const shown = texts.filter(
    (at) => at.value.includes('{') && at.source.name !== 'addresses' && !isPattern(at),
  )
  return shown.flatMap((at) =>
    reportWords(at, at.source.name === 'business' ? [] : factNames, isMeant),
  )
}

/** The words in braces that stand for nothing, each once. */
function reportWords(
  at: Field<string>,
  names: readonly string[],
  isMeant: (braces: Braces) => boolean = () => true,
): Breach[] {
  const known = names.map((name) => `{${name}}`).join(', ')
  return bracesIn(at.value, names)
    .filter(isMeant)
    .map(({ written, fact }) => ({
      at,
      part: written,
      message: `${written} stands for nothing, and would show as it is.`,
      expected: `${known && `one of ${known}, or `}words without braces`,
      suggestion: fact && `{${fact}}`,
    }))
}

function bracesIn(text: string, names: readonly string[]): Braces[] {
  const written = new Set(text.match(/\{[^{}]*\}/g))
  return [...written]
    .filter((each) => /\p{L}/u.test(each))
    .filter((each) => !names.includes(each.slice(1, -1)))
    .map((each) => ({ written: each, fact: nearest(each.slice(1, -1).trim(), names) }))
}
