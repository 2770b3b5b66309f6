// The YAML that data files are written in: block maps and lists, texts in one line, in several or
// folded, short lists and maps in brackets, comments. A small reader of no more than that is many
// times faster than a parser of all of YAML. Whatever it is not sure of it leaves to that parser.

/** What a text holds, and for a list where each entry starts; offsets into the text. */
export interface PlainYaml {
  readonly value: unknown
  /** Of a map, its one start. */
  readonly starts: readonly number[]
}

type PlainMap = Record<string, unknown>

/** The text, and its line at hand: its number of spaces, its first character, its end. */
interface Reader {
  readonly text: string
  /** How many maps and lists the value at hand stands in. */
  depth: number
  next: number
  indent: number
  from: number
  to: number
}

/** Thrown inside this file only. */
class Doubt extends Error {}

const doubt: () => never = () => {
  throw new Doubt()
}

// Tabs, carriage returns, marks and what nobody sees: all but a line feed and visible characters.
const odd = /[^\n -~\u00A1-\u00AC\u00AE-\u1FFF\u2010-\u2027\u2030-\u2065\u206A-\uFEFE\uFF00-\uFFFD]/

/** More maps and lists within each other than any field of the data stands in. */
const maxDepth = 16

/**
 * Reads a data file that keeps to plain YAML, exactly as the whole parser does. `undefined` where
 * a text uses more than that, or is faulty. All characters of what it reads can be seen.
 */
export function readPlainYaml(text: string): PlainYaml | undefined {
  if (!text.endsWith('\n') || odd.test(text)) return undefined
  const reader: Reader = { text, depth: 0, next: 0, indent: -1, from: 0, to: 0 }
  try {
    toNextLine(reader)
    if (reader.indent > 0) return undefined
    const starts = isDash(reader) ? [] : [reader.from]
    const value = readBlock(reader, 0, starts)
    return reader.indent === -1 ? { value, starts } : undefined
  } catch (error) {
    if (error instanceof Doubt) return undefined
    throw error
  }
}

/** Goes to the next line that is neither blank nor a comment; its indent is -1 at the end. */
function toNextLine(reader: Reader): void {
  const { text } = reader
  while (reader.next < text.length) {
    const start = reader.next
    const to = text.indexOf('\n', start)
    reader.next = to + 1
    if (text.charCodeAt(to - 1) === space) doubt()
    let from = start
    while (text.charCodeAt(from) === space) from += 1
    const first = text.charCodeAt(from)
    if (first === lineFeed || first === hash) continue
    reader.indent = from - start
    reader.from = from
    reader.to = to
    return
  }
  reader.indent = -1
}

const [space, lineFeed, hash, dash] = [0x20, 0x0a, 0x23, 0x2d]

const isDash = ({ text, from }: Reader) => text.charCodeAt(from) === dash

/** A key and its colon; words that YAML takes for another value than a text are none. */
const keyPattern =
  /(?!(?:null|true|false)\b)[A-Za-z](?:[\w/.-]*\w)?(?=:[ \n])|"[A-Za-z](?:[\w/. -]*\w)?"(?=:[ \n])/iy

function keyHere({ text, from }: Reader): string | undefined {
  keyPattern.lastIndex = from
  return keyPattern.exec(text)?.[0]
}

function enter(reader: Reader): void {
  reader.depth += 1
  if (reader.depth > maxDepth) doubt()
}

function leave(reader: Reader): void {
  reader.depth -= 1
}

/** A map, a list, or the value that stands on lines of its own, below `parent`. */
function readBlock(reader: Reader, parent: number, starts?: number[]): unknown {
  if (isDash(reader)) return readList(reader, starts)
  if (keyHere(reader) !== undefined) return readMap(reader)
  return starts ? doubt() : readValue(reader, parent)
}

function readList(reader: Reader, starts?: number[]): unknown[] {
  const { indent, text } = reader
  const list: unknown[] = []
  enter(reader)
  while (reader.indent === indent && isDash(reader)) {
    starts?.push(reader.from)
    if (text.charCodeAt(reader.from + 1) !== space) doubt()
    reader.from += 2
    reader.indent += 2
    list.push(keyHere(reader) === undefined ? readValue(reader, indent) : readMap(reader))
  }
  leave(reader)
  return reader.indent >= indent ? doubt() : list
}

function readMap(reader: Reader): PlainMap {
  const { indent, text } = reader
  const map: PlainMap = {}
  enter(reader)
  while (reader.indent === indent) {
    const written = keyHere(reader) ?? doubt()
    const key = written.startsWith('"') ? written.slice(1, -1) : written
    if (Object.hasOwn(map, key)) doubt()
    reader.from += written.length + 1
    map[key] =
      text.charCodeAt(reader.from) === space
        ? readAfterColon(reader, indent)
        : readBelow(reader, indent)
  }
  leave(reader)
  return reader.indent > indent ? doubt() : map
}

function readAfterColon(reader: Reader, indent: number): unknown {
  reader.from += 1
  return readValue(reader, indent)
}

function readBelow(reader: Reader, indent: number): unknown {
  toNextLine(reader)
  return reader.indent > indent ? readBlock(reader, indent) : doubt()
}

/** A text, number or flow value at `from`; goes on to the line behind it. */
function readValue(reader: Reader, parent: number): unknown {
  const { text, from, to } = reader
  switch (text[from]) {
    case '>':
    case '|':
      return readFolded(reader, parent)
    case '[':
      return readFlowList(reader, parent)
    case '{':
      return finish(reader, flowMap(uncommented(text.slice(from, to))))
    default:
      return readText(reader, parent)
  }
}

function finish(reader: Reader, value: unknown): unknown {
  toNextLine(reader)
  return value
}

/** A text, number or truth value, and the lines right below that are indented further. */
function readText(reader: Reader, parent: number): unknown {
  const { text, from, to } = reader
  const first = text.slice(from, to)
  let written = uncommented(first)
  const isClosed = written !== first
  let start = reader.next
  toNextLine(reader)
  while (reader.indent > parent) {
    const more = text.slice(reader.from, reader.to)
    const isNext = reader.from - reader.indent === start
    if (!isNext || isClosed || !/^[\p{L}\p{N}($]/u.test(more) || isOdd(more)) doubt()
    written += ` ${more}`
    start = reader.next
    toNextLine(reader)
  }
  return scalar(written)
}

/** The same without a comment at its end. */
function uncommented(written: string): string {
  if (!written.includes(' #')) return written
  const quoted = /^(?:"[^"\\]*"|'(?:[^']|'')*')(?= +#)/.exec(written)?.[0]
  return quoted ?? (/^["']/.test(written) ? written : written.slice(0, written.search(/ +#/)))
}

/** Whether more than a text may stand there: a key, or a comment. */
const isOdd = (written: string) =>
  written.includes(': ') || written.includes(' #') || written.endsWith(':')

// A block of text in which each line has the same indentation and none is blank.
function readFolded(reader: Reader, parent: number): string {
  const { text, from, to } = reader
  const style = text.slice(from, to)
  if (!/^[>|]-?$/.test(style)) doubt()
  const first = reader.next
  let indent = 0
  while (text.charCodeAt(first + indent) === space) indent += 1
  if (indent <= parent || text.charCodeAt(first + indent) === lineFeed) doubt()
  const lines: string[] = []
  for (let start = first; isInBlock(text, start, indent); start = reader.next) {
    const end = text.indexOf('\n', start)
    if (text.charCodeAt(end - 1) === space) doubt()
    lines.push(text.slice(start + indent, end))
    reader.next = end + 1
  }
  const behind = reader.next
  toNextLine(reader)
  // After a blank line the block may go on.
  if (reader.indent > parent || commentInside(text, behind, parent)) doubt()
  return lines.join(style[0] === '>' ? ' ' : '\n') + (style.length === 1 ? '\n' : '')
}

/** The line at `start` has this indentation exactly; more is a doubt. */
function isInBlock(text: string, start: number, indent: number): boolean {
  for (let at = start; at < start + indent; at += 1) {
    if (text.charCodeAt(at) !== space) return false
  }
  const first = text.charCodeAt(start + indent)
  return first === space ? doubt() : first !== lineFeed && start + indent < text.length
}

/** The lines behind a block of text begin with a comment that could be a part of it. */
function commentInside(text: string, behind: number, parent: number): boolean {
  let at = behind
  while (text.charCodeAt(at) === lineFeed) at += 1
  let from = at
  while (text.charCodeAt(from) === space) from += 1
  return text.charCodeAt(from) === hash && from - at > parent
}

function readFlowList(reader: Reader, parent: number): unknown[] {
  const { text, from } = reader
  const end = text.indexOf(']', from)
  const lineEnd = text.indexOf('\n', end)
  if (end === -1 || !/^(?: +#|$)/.test(text.slice(end + 1, lineEnd))) doubt()
  const inside = text.slice(from + 1, end)
  reader.next = lineEnd + 1
  for (const [, blanks = ''] of inside.matchAll(/\n( *)/g)) {
    if (blanks.length <= parent) doubt()
  }
  if (inside.includes(' \n')) doubt()
  toNextLine(reader)
  return inside.trim() === '' ? [] : flowItems(inside).map(flowScalar)
}

function flowItems(inside: string): string[] {
  const items = inside.split(',').map((item) => item.trim())
  // A comma may stand behind the last of several lines.
  return items.at(-1) === '' && inside.includes('\n') ? items.slice(0, -1) : items
}

function flowMap(written: string): PlainMap {
  if (!/^\{ .+ \}$/.test(written)) doubt()
  const map: PlainMap = {}
  for (const item of flowItems(written.slice(1, -1))) {
    const [, key = doubt(), value = doubt()] = /^([a-z]\w*): (\S.*)$/i.exec(item) ?? []
    if (Object.hasOwn(map, key) || /^(null|true|false)$/i.test(key)) doubt()
    map[key] = flowScalar(value)
  }
  return map
}

const flowScalar = (written: string) =>
  /^[\p{L}\p{N}"-][\p{L}\p{M}\p{N} .'’/+"-]*$/u.test(written) ? scalar(written) : doubt()

/** A text, number or truth value that stands on one line. */
function scalar(written: string): unknown {
  const first = written[0] ?? doubt()
  if (first === '"') return /^"[^"\\]*"$/.test(written) ? written.slice(1, -1) : doubt()
  if (first === "'") return singleQuoted(written)
  if (isOdd(written)) doubt()
  if (/\d/.test(first) || first === '-') return numberOr(written)
  if (!/[\p{L}(/$]/u.test(first)) doubt()
  return words.has(written)
    ? words.get(written)
    : /^(null|true|false)$/i.test(written)
      ? doubt()
      : written
}

const words: ReadonlyMap<string, unknown> = new Map([
  ['true', true],
  ['false', false],
])

function singleQuoted(written: string): string {
  if (!/^'(?:[^']|'')*'$/.test(written)) doubt()
  return written.slice(1, -1).replaceAll("''", "'")
}

/** A number in its usual form, or a text that starts like one: `64 Thompson St`, `2,500+`. */
function numberOr(written: string): unknown {
  if (/^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,12})?$/.test(written)) return Number(written)
  return /^\d/.test(written) && /[ ,/–]|\d\+$/.test(written) ? written : doubt()
}
