// Prints data as prettier prints it: drafts each value once, from the leaves up, and then gives the
// drafts their lines, from the top down. Prettier takes two milliseconds a file, this a hundredth of
// that; a property test holds the two to the same text.

import { inOnePiece } from './generated-file.ts'

/** Where the value stands: the indentation of its line, its column, what follows on its line. */
export interface PrintPlace {
  readonly indent: number
  readonly column: number
  readonly trailing: number
}

/** TypeScript, or JSON in which each field has a line. */
type Language = 'code' | 'json'

const width = 100

/** A value as TypeScript in the style of generated code. The names of its fields are identifiers. */
export function printCode(value: unknown, place: PrintPlace): string {
  return print(draftOf(value, 'code'), place, 'code')
}

/** A value as a JSON file. */
export function printJson(value: unknown): string {
  const text = print(draftOf(value, 'json'), { indent: 0, column: 0, trailing: 0 }, 'json')
  return inOnePiece(`${text}\n`)
}

/**
 * Prints values as JSON files, one after another. Many files have much in common: a field at the
 * top that holds what it held in the file before is not printed again.
 */
export function createJsonPrinter(): (value: unknown) => string {
  const before = new Map<string, PrintedField>()
  const printAgain = ([name, value]: [string, unknown], isLast: boolean): string => {
    const known = before.get(name)
    if (known && known.value === value && known.isLast === isLast) return known.printed
    const part = { start: `${literal(name, 'json')}: `, draft: draftOf(value, 'json') }
    const printed = printPart(part, { indent: 2, isLast }, 'json')
    before.set(name, { value, isLast, printed })
    return printed
  }
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return printJson(value)
    const fields = Object.entries(value).filter(([, item]) => item !== undefined)
    const lines = fields.map((field, index) => printAgain(field, index === fields.length - 1))
    return lines.length === 0 ? '{}\n' : inOnePiece(`{\n  ${lines.join('\n  ')}\n}\n`)
  }
}

interface PrintedField {
  readonly value: unknown
  readonly isLast: boolean
  readonly printed: string
}

/** `name: value,` as a line of an object with that indentation. */
export function printField(name: string, value: unknown, indent: number): string {
  const part = { start: `${name}: `, draft: draftOf(value, 'code') }
  return ' '.repeat(indent) + printPart(part, { indent, isLast: false }, 'code')
}

/** A list of identifiers. */
export function printList(names: readonly string[], column: number): string {
  const line = `[${names.join(', ')}]`
  return column + line.length > width ? `[\n${names.map((name) => `  ${name},\n`).join('')}]` : line
}

/** A union of texts, the blank before it included; `never` where there is none. */
export function printUnion(members: readonly string[], column: number): string {
  const printed = members.map(quote)
  const line = ` ${printed.join(' | ') || 'never'}`
  if (column + line.length <= width) return line
  return printed.length === 1
    ? `\n  ${printed.join('')}`
    : printed.map((member) => `\n  | ${member}`).join('')
}

/** What is printed of a value wherever it stands: a literal, or a list or map with its parts. */
type Draft = string | Group

interface Group {
  readonly isList: boolean
  readonly parts: readonly Part[]
  /** All of it in one line; `undefined` where it needs several, however much room there is. */
  readonly line: string | undefined
}

/** A field, which starts with its name, or an item of a list, whose start is empty. */
interface Part {
  readonly start: string
  readonly draft: Draft
}

function draftOf(value: unknown, language: Language): Draft {
  if (typeof value !== 'object' || value === null) return literal(value, language)
  const isList = Array.isArray(value)
  const parts = isList
    ? value.map((item: unknown): Part => ({ start: '', draft: draftOf(item, language) }))
    : fieldsOf(value, language)
  return { isList, parts, line: lineOf(parts, isList, language) }
}

/** Fields that have a value, as JSON has them. */
function fieldsOf(value: object, language: Language): Part[] {
  const fields: Part[] = []
  for (const name of Object.keys(value)) {
    const item: unknown = Reflect.get(value, name)
    if (item === undefined) continue
    const start = language === 'json' ? `${literal(name, 'json')}: ` : `${name}: `
    fields.push({ start, draft: draftOf(item, language) })
  }
  return fields
}

function lineOf(parts: readonly Part[], isList: boolean, language: Language): string | undefined {
  if (parts.length === 0) return isList ? '[]' : '{}'
  if (isList ? isBroken(parts) : language === 'json') return undefined
  let line = ''
  for (const { start, draft } of parts) {
    const printed = typeof draft === 'string' ? draft : draft.line
    if (printed === undefined || line.length + printed.length > width) return undefined
    line += line === '' ? start + printed : `, ${start}${printed}`
  }
  return isList ? `[${line}]` : `{ ${line} }`
}

/** Lists of several objects, or of several lists, each with more than one part, have lines. */
function isBroken([first, ...others]: readonly Part[]): boolean {
  const isLong = (part: Part | undefined): part is Part & { readonly draft: Group } =>
    typeof part?.draft === 'object' && part.draft.parts.length > 1
  return (
    others.length > 0 &&
    isLong(first) &&
    others.every((part) => isLong(part) && part.draft.isList === first.draft.isList)
  )
}

function print(draft: Draft, place: PrintPlace, language: Language): string {
  if (typeof draft === 'string') return draft
  const { line, parts, isList } = draft
  const hasRoom = place.column + (line?.length ?? 0) + place.trailing <= width
  if (line !== undefined && (hasRoom || parts.length === 0)) return line
  const indent = place.indent + 2
  if (isList && parts.length > 1 && parts.every(isNumber))
    return wrapNumbers(parts, indent, language)
  const separator = `\n${' '.repeat(indent)}`
  const lines = parts.map((part, index) =>
    printPart(part, { indent, isLast: index === parts.length - 1 }, language),
  )
  const [open, close] = isList ? '[]' : '{}'
  return `${open}${separator}${lines.join(separator)}\n${' '.repeat(place.indent)}${close}`
}

interface Line {
  readonly indent: number
  readonly isLast: boolean
}

function printPart({ start, draft }: Part, { indent, isLast }: Line, language: Language): string {
  const comma = language === 'json' && isLast ? '' : ','
  const place = { indent, column: indent + start.length, trailing: comma.length }
  const printed = print(draft, place, language)
  return isBelow({ start, draft }, place, language)
    ? `${start.trimEnd()}\n${' '.repeat(indent + 2)}${printed}${comma}`
    : start + printed + comma
}

/** A long text goes below its name, unless the name is so short that nothing would be won. */
function isBelow({ start, draft }: Part, place: PrintPlace, language: Language): boolean {
  if (typeof draft !== 'string' || language === 'json' || start.length <= '1234: '.length)
    return false
  return place.column + draft.length + place.trailing > width && /^['"]/.test(draft)
}

const isNumber = ({ draft }: Part) => typeof draft === 'string' && /^[-\d]/.test(draft)

/** Numbers fill their lines. */
function wrapNumbers(numbers: readonly Part[], indent: number, language: Language): string {
  const blanks = ' '.repeat(indent)
  const lines: string[] = []
  let line = ''
  numbers.forEach(({ draft }, index) => {
    const isLast = index === numbers.length - 1
    const item = String(draft) + (isLast && language === 'json' ? '' : ',')
    const longer = line === '' ? blanks + item : `${line} ${item}`
    if (line !== '' && longer.length > width) {
      lines.push(line)
      line = blanks + item
    } else line = longer
  })
  return `[\n${[...lines, line].join('\n')}\n${blanks.slice(2)}]`
}

// What is the same between quotes as without them.
const needsEscape = /[^ !#-&(-[\]-~\u00A0-\u2027\u202A-\uD7FF\uE000-\uFFFF]/

function literal(value: unknown, language: Language): string {
  if (typeof value === 'string') {
    if (!needsEscape.test(value)) return language === 'json' ? `"${value}"` : `'${value}'`
    return language === 'json' ? JSON.stringify(value) : quote(value)
  }
  return String(JSON.stringify(value) ?? null).replace('e+', 'e')
}

/** In single quotes, or in double quotes where that needs fewer escapes. */
function quote(text: string): string {
  const escaped = JSON.stringify(text)
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
  if (!text.includes("'")) return `'${escaped.slice(1, -1).replaceAll('\\"', '"')}'`
  if (text.split("'").length > text.split('"').length) return escaped
  return `'${escaped.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
}
