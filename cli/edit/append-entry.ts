import { Document, isCollection, isMap, isNode, isScalar, isSeq, parseDocument, visit } from 'yaml'
import type { Scalar, YAMLSeq } from 'yaml'

/** A new entry of a list: its fields in the order in which they are written. */
export type Entry = Readonly<Record<string, unknown>>

const byteOrderMark = '\uFEFF'
const lineWidth = 100
/** Text longer than this is set as a folded block, which needs no quotes. */
const longText = 60
/** Short lists and pairs read best on one line: `[Essex, Clinton]`. */
const flowFields = ['coordinates', 'places', 'nearbyAreas']

/**
 * Appends an entry to the list that a YAML file consists of. All other bytes stay: the entry is
 * set as text after the last one, in the file's own indentation and line ends. Throws when the
 * file is no list.
 */
export function appendEntry(text: string, entry: Entry): string {
  if (text.startsWith(byteOrderMark)) return byteOrderMark + appendEntry(text.slice(1), entry)
  const list = parseDocument(text).contents
  if (!isSeq(list) || !list.range) throw new Error('Only a file that is a list can get an entry.')
  const edited = list.flow ? appendInFlow(text, list, entry) : appendAsBlock(text, list, entry)
  verify(text, edited, entry)
  return edited
}

function appendInFlow(text: string, list: YAMLSeq, entry: Entry): string {
  const end = (list.range?.[1] ?? text.length) - 1
  const body = text.slice(0, end)
  const item = JSON.stringify(entry)
  const separator = list.items.length === 0 || /,\s*$/.test(body) ? '' : ', '
  return `${body.trimEnd()}${separator}${item}${text.slice(end)}`
}

function appendAsBlock(text: string, list: YAMLSeq, entry: Entry): string {
  const newline = text.includes('\r\n') ? '\r\n' : '\n'
  const indent = indentationOf(text, list)
  const at = endOfLastEntry(text, list, indent.length)
  const before = text.slice(0, at)
  const block = renderEntry(entry)
    .split('\n')
    .map((line) => (line === '' ? '' : indent + line))
    .join(newline)
  const joint = before.endsWith('\n') ? '' : newline
  const gap = hasGaps(text, list) ? newline : ''
  const rest = text.slice(at)
  const end = rest === '' && !text.endsWith('\n') ? '' : newline
  return `${before}${joint}${gap}${block}${end}${rest}`
}

function renderEntry(entry: Entry): string {
  const document = new Document([entry])
  const map = isSeq(document.contents) ? document.contents.items[0] : undefined
  for (const field of flowFields) {
    const value = isMap(map) ? map.get(field, true) : undefined
    if (isCollection(value)) value.flow = true
  }
  visit(document, {
    Scalar: (_, node) => {
      if (isScalar(node) && typeof node.value === 'string') styleText(node, node.value)
    },
  })
  const text = document.toString({ lineWidth, flowCollectionPadding: false }).trimEnd()
  return text.replace(/^( *coordinates: )\{(.*)\}$/m, '$1{ $2 }')
}

/** Long lines are folded; spaces at the end of a line would be lost in a block. */
function styleText(node: Scalar, value: string): void {
  if (/[ \t]$/m.test(value)) node.type = 'QUOTE_DOUBLE'
  else if (value.length > longText && !value.includes('\n')) node.type = 'BLOCK_FOLDED'
}

function indentationOf(text: string, list: YAMLSeq): string {
  const start = list.range?.[0] ?? 0
  return text.slice(text.lastIndexOf('\n', start - 1) + 1, start)
}

/** Behind the last entry's last line, and behind comments indented as part of it. */
function endOfLastEntry(text: string, list: YAMLSeq, indent: number): number {
  const last = list.items.at(-1)
  const valueEnd = isNode(last) && last.range ? last.range[1] : (list.range?.[1] ?? text.length)
  let at = endOfLine(text, text[valueEnd - 1] === '\n' ? valueEnd - 1 : valueEnd)
  for (;;) {
    const next = /^(?:[ \t]*\r?\n)*([ \t]+)#[^\n]*(?:\n|$)/.exec(text.slice(at))
    if (!next || (next[1] ?? '').length <= indent) return at
    at += next[0].length
  }
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from)
  return end === -1 ? text.length : end + 1
}

/** Entries are set apart by blank lines where the existing ones are, or where there is one only. */
function hasGaps(text: string, list: YAMLSeq): boolean {
  const [before, after] = list.items.slice(-2)
  if (!isNode(before) || !isNode(after) || !before.range || !after.range) return true
  return /\n[ \t]*\r?\n/.test(text.slice(before.range[1] - 1, after.range[0]))
}

/** The edited text must read as the old list with the entry at its end. */
function verify(text: string, edited: string, entry: Entry): void {
  const before: unknown = parseDocument(text).toJS()
  const after: unknown = parseDocument(edited).toJS()
  const wanted = Array.isArray(before) ? [...before, entry] : undefined
  if (JSON.stringify(after) !== JSON.stringify(wanted)) {
    throw new Error('The entry could not be added without changing others; add it by hand.')
  }
}
