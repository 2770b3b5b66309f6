// Prints data as prettier prints it. Prettier takes two milliseconds a file, this a hundredth of
// that; a property test holds the two to the same text.

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
  return `${print(value, { indent: 0, column: 0, trailing: 0 }, 'json')}\n`
}

/** `name: value,` as a line of an object with that indentation. */
export function printField(name: string, value: unknown, indent: number): string {
  return ' '.repeat(indent) + field(name, value, { indent, isLast: false }, 'code')
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

function print(value: unknown, place: PrintPlace, language: Language): string {
  if (typeof value !== 'object' || value === null) return literal(value, language)
  const line = flat(value, width - place.column - place.trailing, language)
  if (line !== undefined) return line
  const indent = place.indent + 2
  if (isNumbers(value)) return wrapNumbers(value, indent, language)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  const items = Array.isArray(value) ? value.map((item) => ['', item] as const) : fieldsOf(value)
  const lines = items.map(([name, item], index) =>
    field(name, item, { indent, isLast: index === items.length - 1 }, language),
  )
  const separator = `\n${' '.repeat(indent)}`
  return `${open}${separator}${lines.join(separator)}\n${' '.repeat(place.indent)}${close}`
}

interface Line {
  readonly indent: number
  readonly isLast: boolean
}

/** A field, or an item of a list, which has no name. */
function field(name: string, value: unknown, { indent, isLast }: Line, language: Language): string {
  const comma = language === 'json' && isLast ? '' : ','
  const start = name === '' ? '' : language === 'json' ? `${JSON.stringify(name)}: ` : `${name}: `
  const place = { indent, column: indent + start.length, trailing: comma.length }
  const printed = print(value, place, language)
  const isTooLong = place.column + printed.length + place.trailing > width
  // A long text goes below its name, unless the name is so short that nothing would be won.
  const isBelow = isTooLong && typeof value === 'string' && name.length > 4 && language === 'code'
  return isBelow
    ? `${start.trimEnd()}\n${' '.repeat(indent + 2)}${printed}${comma}`
    : start + printed + comma
}

/** The value in one line, or `undefined` where there is no room for that. */
function flat(value: unknown, room: number, language: Language): string | undefined {
  if (typeof value !== 'object' || value === null) {
    const printed = literal(value, language)
    return printed.length <= room ? printed : undefined
  }
  if (isBroken(value, language)) return undefined
  const items: string[] = []
  let left = room - (Array.isArray(value) ? 2 : 4)
  for (const [name, item] of fieldsOf(value)) {
    const start = Array.isArray(value) ? '' : `${name}: `
    const printed = flat(item, left - start.length, language)
    if (printed === undefined) return undefined
    items.push(start + printed)
    left -= start.length + printed.length + 2
  }
  if (items.length === 0) return Array.isArray(value) ? '[]' : '{}'
  // The last item has no comma and blank behind it.
  if (left + 2 < 0) return undefined
  const inside = items.join(', ')
  return Array.isArray(value) ? `[${inside}]` : `{ ${inside} }`
}

/** Lists of several objects, or of several lists, each with more than one part, have lines. */
function isBroken(value: object, language: Language): boolean {
  if (!Array.isArray(value)) return language === 'json' && Object.keys(value).length > 0
  const [first] = value as unknown[]
  return (
    value.length > 1 &&
    value.every(
      (item: unknown) =>
        typeof item === 'object' &&
        item !== null &&
        Array.isArray(item) === Array.isArray(first) &&
        fieldsOf(item).length > 1,
    )
  )
}

/** Fields that have a value, as JSON has them. */
const fieldsOf = (value: object): [string, unknown][] =>
  Object.entries(value).filter(([, item]) => item !== undefined)

const isNumbers = (value: object): value is number[] =>
  Array.isArray(value) && value.length > 1 && value.every((item) => typeof item === 'number')

/** Numbers fill their lines. */
function wrapNumbers(numbers: readonly number[], indent: number, language: Language): string {
  const blanks = ' '.repeat(indent)
  const lines: string[] = []
  let line = ''
  numbers.forEach((number, index) => {
    const isLast = index === numbers.length - 1
    const item = literal(number, language) + (isLast && language === 'json' ? '' : ',')
    const longer = line === '' ? blanks + item : `${line} ${item}`
    if (line !== '' && longer.length > width) {
      lines.push(line)
      line = blanks + item
    } else line = longer
  })
  return `[\n${[...lines, line].join('\n')}\n${blanks.slice(2)}]`
}

function literal(value: unknown, language: Language): string {
  if (typeof value === 'string') return language === 'json' ? JSON.stringify(value) : quote(value)
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
