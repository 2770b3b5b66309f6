import type { Finding } from '../lib/finding.ts'
import type { DataFileName } from '../load/load-data.ts'
import { toPhoneNumber } from '../lib/phone-number.ts'
import { isBlock, renderLike, renderQuoted, renderTrimmed } from './render-scalar.ts'
import type { WrittenScalar } from './scalars.ts'
import { onlySlip } from './spelling.ts'

/** What a scalar becomes: its text in the file, and its value. */
export interface Repair {
  readonly text: string
  readonly value: string
}

/** A finding with the scalar that it marks. */
export interface Fault {
  readonly finding: Finding
  readonly scalar: WrittenScalar
  readonly file: DataFileName
}

/** The names that may stand in the place of a misspelt one. */
export type NamesFor = (fault: Fault) => readonly string[]

/** Mends a fault, or leaves it where the mending is not sure to be right. */
type Repairer = (fault: Fault, namesFor: NamesFor) => Repair | undefined

const repairers: Readonly<Partial<Record<string, Repairer>>> = {
  'text/whitespace': trimValue,
  'schema/type': (fault) => repairPhone(fault) ?? quotePostalCode(fault),
  'schema/value': (fault) => repairPhone(fault) ?? respellListed(fault),
  'schema/unknown-key': respellKey,
  'county/unknown': respellValue,
  'city/nearby-misspelt': respellValue,
  'service/unknown': respellValue,
  'claim/unknown': respellValue,
  'link/unknown-target': respellValue,
  'address/alias-target': respellValue,
  'address/alias-chain': leadStraight,
}

/** The repair of a fault, where there is a safe one. */
export function repairFor(fault: Fault, namesFor: NamesFor): Repair | undefined {
  return repairers[fault.finding.rule]?.(fault, namesFor)
}

function trimValue({ scalar }: Fault): Repair | undefined {
  const { value } = scalar.node
  if (typeof value !== 'string' || scalar.role === 'key') return undefined
  const ending = isBlock(scalar) ? /\n*$/.exec(value)?.[0] : ''
  return { text: renderTrimmed(scalar, value), value: `${value.trim()}${ending}` }
}

const isField = ({ file, scalar }: Fault, name: DataFileName, path: string) =>
  scalar.role === 'value' && file === name && scalar.path.join('.') === path

function repairPhone(fault: Fault): Repair | undefined {
  const { node, source } = fault.scalar
  if (!isField(fault, 'business', 'phone') || isBlock(fault.scalar)) return undefined
  const written = typeof node.value === 'number' ? source : String(node.value)
  const value = toPhoneNumber(written)
  if (value === undefined) return undefined
  return { text: renderQuoted(fault.scalar, value), value }
}

function quotePostalCode(fault: Fault): Repair | undefined {
  const { node, source: value } = fault.scalar
  const isCode = typeof node.value === 'number' && /^\d{5}$/.test(value)
  if (!isField(fault, 'business', 'address.postalCode') || !isCode) return undefined
  return { text: renderQuoted(fault.scalar, value), value }
}

function respellKey(fault: Fault, namesFor: NamesFor): Repair | undefined {
  return fault.scalar.role === 'key' ? respell(fault, namesFor(fault)) : undefined
}

function respellValue(fault: Fault, namesFor: NamesFor): Repair | undefined {
  return fault.scalar.role === 'value' ? respell(fault, namesFor(fault)) : undefined
}

/** The page at the end of a chain of redirects, where it has one. */
function leadStraight({ scalar, finding: { suggestion: value } }: Fault): Repair | undefined {
  if (value === undefined || scalar.role !== 'value' || isBlock(scalar)) return undefined
  return { text: renderLike(scalar, value), value }
}

/** A value of those that the finding lists as the only ones. */
function respellListed(fault: Fault): Repair | undefined {
  return fault.scalar.role === 'value' ? respell(fault, listedValues(fault.finding)) : undefined
}

/** `one of cards, call`, or the only value that there is: `"towns"`. */
function listedValues({ expected = '' }: Finding): readonly string[] {
  const list = /^one of (.+)$/.exec(expected)?.[1] ?? /^"([\w-]+)"$/.exec(expected)?.[1]
  return list?.split(', ') ?? []
}

function respell({ scalar, finding }: Fault, names: Iterable<string>): Repair | undefined {
  const value = onlySlip(String(scalar.node.value).trim(), names)
  // The finding knows more about what is meant; where it says otherwise, nothing is sure.
  if (value === undefined || value !== finding.suggestion) return undefined
  return { text: renderLike(scalar, value), value: withEnding(scalar, value) }
}

/** Breaks that end a block of text belong to its value. */
function withEnding(scalar: WrittenScalar, value: string): string {
  return isBlock(scalar) ? value + (/\n*$/.exec(String(scalar.node.value))?.[0] ?? '') : value
}
