import type { Finding } from '../lib/finding.ts'
import { cleanText } from '../lib/invisible.ts'
import { singleTypo } from '../lib/suggest.ts'
import type { DataFileName } from '../load/load-data.ts'
import { readsAs, type DataPath } from '../parse/parse.ts'
import { isBlock, renderLike, renderQuoted, renderTrimmed, type WrittenScalar } from './scalars.ts'

/**
 * What stands in place of a text that is at fault, with the value that it reads as; or what is taken out; or
 * the list that stands at a path then.
 */
export type Repair =
  | { readonly text: string; readonly value: string | number }
  | { readonly remove: readonly DataPath[] }
  | { readonly list: readonly string[]; readonly at: DataPath }

/** A finding with the scalar or key that it is about. */
export interface Fault {
  readonly finding: Finding
  readonly scalar: WrittenScalar
  readonly file: DataFileName
}

/** Repairs a fault, or returns nothing unless the meaning is certain. */
export type Repairer<View> = (fault: Fault, view: View) => Repair | undefined

/** Trims whitespace. */
export function trimValue({ scalar }: Fault): Repair | undefined {
  const { value } = scalar.node
  if (typeof value !== 'string' || scalar.role === 'key') return undefined
  return { text: renderTrimmed(scalar, value), value: withEnding(scalar, value.trim()) }
}

/** Removes invisible characters. */
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

/** Removes quotes that are part of the value. */
export function unquoteValue({ scalar }: Fault): Repair | undefined {
  const { value } = scalar.node
  if (typeof value !== 'string' || isBlock(scalar)) return undefined
  const plain = value.trim().slice(1, -1).trim()
  return { text: renderLike(scalar, plain), value: plain }
}

/** Replaces with the suggestion in quotes: a number that has to be text. */
export function quoteSuggestion({ scalar, finding: { suggestion = '' } }: Fault) {
  const value = suggestion.replaceAll('"', '')
  if (scalar.role !== 'value' || isBlock(scalar) || value === '') return undefined
  return { text: renderQuoted(scalar, value), value }
}

/** Replaces with the suggestion. */
export function takeSuggestion({ scalar, finding: { suggestion: value } }: Fault) {
  if (value === undefined || isBlock(scalar)) return undefined
  return { text: renderLike(scalar, value), value }
}

/** Replaces with the suggestion as a number. */
export function takeNumber({ scalar, finding: { suggestion } }: Fault) {
  if (suggestion === undefined || typeof scalar.node.value !== 'number') return undefined
  return { text: suggestion, value: Number(suggestion) }
}

/** Replaces a typo, one letter or one transposition away, with the expected value. */
export const respellAsExpected = (fault: Fault) =>
  respell(fault, 'value', listedValues(fault.finding))

/** `one of cards, call`, or the only value that there is: `"towns"`. */
function listedValues({ expected = '' }: Finding): readonly string[] {
  const list = /^one of (.+)$/.exec(expected)?.[1] ?? /^"([\w-]+)"$/.exec(expected)?.[1]
  return list?.split(', ') ?? []
}

/** Replaces a typo with one of these names, in a value or a key. */
export function respell(
  { scalar, finding }: Fault,
  role: WrittenScalar['role'],
  names: readonly string[],
): Repair | undefined {
  if (scalar.role !== role) return undefined
  const value = singleTypo(String(scalar.node.value).trim(), names)
  // The finding knows more about the meaning; if it disagrees, the repair is not safe.
  if (value === undefined || value !== finding.suggestion) return undefined
  return { text: renderLike(scalar, value), value: withEnding(scalar, value) }
}

function withEnding(scalar: WrittenScalar, value: string): string {
  return isBlock(scalar)
    ? value + (/(?<!\n)\n*$/.exec(String(scalar.node.value))?.[0] ?? '')
    : value
}
