// Prints data as prettier prints it: in one line where there is room, else part by part. Prettier
// takes two milliseconds a file, this a hundredth of that; a property test holds the two to the same
// text.

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
  return print(value, place, 'code')
}

/** A value as a JSON file. */
export function printJson(value: unknown): string {
  const text = print(value, { indent: 0, column: 0, trailing: 0 }, 'json')
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
    const printed = printField(name, value, isLast)
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

/** A field at the top of a JSON file. */
function printField(name: string, value: unknown, isLast: boolean): string {
  if (!hasLines(value)) {
    return printPart(startOf(name, 'json'), value, { indent: 2, isLast, language: 'json' })
  }
  const printed = JSON.stringify({ [name]: value }, null, 2).slice('{\n  '.length, -'\n}'.length)
  return isLast ? printed : `${printed},`
}

/** Whether each part of a value has a line of its own, so that `JSON.stringify` prints it alike. */
function hasLines(value: unknown): boolean {
  if (!isGroup(value)) return typeof value !== 'number' || Math.abs(value) < 1e21
  if (isList(value)) return value.every((item) => isFilled(item) && hasLines(item))
  for (const name in value) if (!hasLines(value[name])) return false
  return true
}

/** Whether a value is a group with anything in it. */
function isFilled(value: unknown): boolean {
  if (!isGroup(value)) return false
  if (isList(value)) return value.length > 0
  for (const name in value) if (value[name] !== undefined) return true
  return false
}

interface PrintedField {
  readonly value: unknown
  readonly isLast: boolean
  readonly printed: string
}

/** The fields of an object that stands by itself in code, each in lines of its own. */
export function printFields(fields: Fields): string {
  return linesOf(fields, 2, 'code').slice('\n'.length)
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

/** A map; fields without a value count as absent, as in JSON. */
interface Fields {
  readonly [name: string]: unknown
}

type Group = readonly unknown[] | Fields

const isGroup = (value: unknown): value is Group => typeof value === 'object' && value !== null

const isList = (group: Group): group is readonly unknown[] => Array.isArray(group)

const startOf = (name: string, language: Language) =>
  `${language === 'json' ? literal(name, 'json') : name}: `

function print(value: unknown, place: PrintPlace, language: Language): string {
  if (!isGroup(value)) return literal(value, language)
  const line = lineOf(value, width - place.column - place.trailing, language)
  if (line !== undefined) return line
  const indent = place.indent + 2
  const blanks = ' '.repeat(place.indent)
  return isList(value)
    ? `[${linesOfList(value, indent, language)}\n${blanks}]`
    : `{${linesOf(value, indent, language)}\n${blanks}}`
}

/** Each field in lines of its own. */
function linesOf(fields: Fields, indent: number, language: Language): string {
  const separator = `\n${' '.repeat(indent)}`
  const within = { indent, isLast: false, language }
  const names = Object.keys(fields)
  const last = names.findLast((name) => fields[name] !== undefined)
  let printed = ''
  for (const name of names) {
    const value = fields[name]
    if (value === undefined) continue
    if (name === last) within.isLast = true
    printed += separator + printPart(startOf(name, language), value, within)
  }
  return printed
}

/** Each item in lines of its own, but for numbers. */
function linesOfList(items: readonly unknown[], indent: number, language: Language): string {
  if (items.length > 1 && items.every(Number.isFinite)) return wrapNumbers(items, indent, language)
  const separator = `\n${' '.repeat(indent)}`
  const within = { indent, isLast: false, language }
  let [printed, left] = ['', items.length]
  for (const value of items) {
    left -= 1
    if (left === 0) within.isLast = true
    printed += separator + printPart('', value, within)
  }
  return printed
}

/** All of a group in one line; `undefined` where it has no room, or needs several in any case. */
function lineOf(group: Group, room: number, language: Language): string | undefined {
  if (isList(group)) return lineOfList(group, room, language)
  let line = ''
  for (const name of Object.keys(group)) {
    const value = group[name]
    if (value === undefined) continue
    if (language === 'json') return undefined
    const start = line === '' ? `{ ${name}: ` : `, ${name}: `
    const printed = inLine(value, room - line.length - start.length, language)
    if (printed === undefined) return undefined
    line += start + printed
  }
  if (line === '') return '{}'
  return line.length + 2 <= room ? `${line} }` : undefined
}

function lineOfList(items: readonly unknown[], room: number, language: Language) {
  if (items.length === 0) return '[]'
  if (isBroken(items)) return undefined
  let line = ''
  for (const value of items) {
    const start = line === '' ? '[' : ', '
    const printed = inLine(value, room - line.length - start.length, language)
    if (printed === undefined) return undefined
    line += start + printed
  }
  return line.length + 1 <= room ? `${line}]` : undefined
}

function inLine(value: unknown, room: number, language: Language): string | undefined {
  if (room < 0) return undefined
  if (isGroup(value)) return lineOf(value, room, language)
  // Long texts need not be looked through to see that they have no room.
  return typeof value === 'string' && value.length > room ? undefined : literal(value, language)
}

/** Lists of several objects, or of several lists, each with more than one part, have lines. */
function isBroken([first, ...others]: readonly unknown[]): boolean {
  return (
    others.length > 0 &&
    isLong(first) &&
    others.every((value) => isLong(value) && isList(value) === isList(first))
  )
}

function isLong(value: unknown): value is Group {
  if (!isGroup(value)) return false
  if (isList(value)) return value.length > 1
  let count = 0
  for (const name of Object.keys(value)) if (value[name] !== undefined) count += 1
  return count > 1
}

/** Where a part stands among others. */
interface Within {
  readonly indent: number
  readonly isLast: boolean
  readonly language: Language
}

/** A field, which starts with its name, or an item of a list, whose start is empty. */
function printPart(start: string, value: unknown, { indent, isLast, language }: Within): string {
  const isJson = language === 'json'
  const comma = isJson && isLast ? '' : ','
  const column = indent + start.length
  if (isGroup(value)) {
    return start + print(value, { indent, column, trailing: comma.length }, language) + comma
  }
  const printed = literal(value, language)
  // A long text goes below its name, unless the name is so short that nothing would be won.
  const isBelow =
    !isJson &&
    typeof value === 'string' &&
    column + printed.length + comma.length > width &&
    start.length > '1234: '.length
  return isBelow
    ? `${start.trimEnd()}\n${' '.repeat(indent + 2)}${printed}${comma}`
    : start + printed + comma
}

/** Numbers fill their lines. */
function wrapNumbers(numbers: readonly unknown[], indent: number, language: Language): string {
  const blanks = `\n${' '.repeat(indent)}`
  let printed = ''
  let column = width
  for (const [index, number] of numbers.entries()) {
    const isLast = index === numbers.length - 1
    const item = literal(number, language) + (isLast && language === 'json' ? '' : ',')
    const isNext = column + 1 + item.length <= width
    printed += isNext ? ` ${item}` : blanks + item
    column = (isNext ? column + 1 : indent) + item.length
  }
  return printed
}

// What is the same between quotes as without them.
const needsEscape = /[^ !#-&(-[\]-~\u00A0-\u2027\u202A-\uD7FF\uE000-\uFFFF]/

function literal(value: unknown, language: Language): string {
  if (typeof value === 'string') {
    if (!needsEscape.test(value)) return language === 'json' ? `"${value}"` : `'${value}'`
    return language === 'json' ? JSON.stringify(value) : quote(value)
  }
  if (Number.isSafeInteger(value)) return String(value)
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
