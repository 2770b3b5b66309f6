import { isDeepStrictEqual } from 'node:util'
import { isAlias, isCollection, isMap, isScalar, isSeq, visit, type Document } from 'yaml'
import { groupBy } from '../lib/collections.ts'
import { readsAs, readValue, valueOf } from '../parse/parse.ts'
import { entriesOf, nodeAt, parseText, type DataPath } from '../parse/places.ts'
import { addItems, insertItems } from './add-items.ts'
import { cannotEdit, type DataEdit, editValue, inParts, rewriteWords } from './data-edits.ts'
import { moveItem, removeItems } from './list-items.ts'
import { addPair, cutPair, replaceCollection } from './pairs.ts'
import { noStyle, type FieldStyle } from './field-style.ts'
import { isBlock, renderInFlow, renderLike } from './scalars.ts'
import { applyEdits, type TextEdit } from './text-edits.ts'

const byteOrderMark = '\uFEFF'

/**
 * Applies edits to a text and leaves every other byte as it is; new values follow the style of their fields.
 * Throws when the result would not parse as the value with exactly these edits.
 */
export function editYaml(text: string, edits: readonly DataEdit[], style = noStyle): string {
  const [edit] = edits
  if (!edit) return text
  if (text.startsWith(byteOrderMark)) return byteOrderMark + editYaml(text.slice(1), edits, style)
  const edited = editAsMeant(text, edits, style)
  if (edited === undefined) throw cannotEdit(edit, anchorsIn(text))
  return edited
}

/** The names of the values that a text has elsewhere once more. */
function anchorsIn(text: string): string[] {
  const names = new Set<string>()
  visit(parseText(text), { Alias: (_, { source }) => void names.add(source) })
  return [...names]
}

/** The same for a text without a byte order mark; returns `undefined` instead of throwing. */
export function editAsMeant(
  text: string,
  edits: readonly DataEdit[],
  style = noStyle,
): string | undefined {
  const { value, edited } = editByEntry(text, edits, style) ?? editWhole(text, edits, style)
  const after = valueOf(edited)
  if (!after) return undefined
  return isAlike(after.value, editValue(value, edits)) ? edited : undefined
}

/** A shortcut for long lists, which `yaml` reads slowly: parses only the entries that are edited. */
function editByEntry(text: string, edits: readonly DataEdit[], style: FieldStyle) {
  if (edits.some(({ path }) => path.length < 2)) return undefined
  const value = /^-\s/m.test(text) ? readValue(text)?.value : undefined
  const [head = '', ...entries] = entriesOf(text, value) ?? []
  const byEntry = groupBy(edits, ({ path }) => Number(path[0]))
  if ([...byEntry.keys()].some((index) => entries[index] === undefined)) return undefined
  const edited = entries.map((entry, index) => {
    const inside = byEntry
      .get(index)
      ?.map((edit) => ({ ...edit, path: [0, ...edit.path.slice(1)] }))
    const keysAt = ([, ...path]: DataPath) => style.keysAt([index, ...path])
    return inside ? editWhole(entry, inside, { ...style, keysAt }).edited : entry
  })
  return { value, edited: head + edited.join('') }
}

function editWhole(text: string, edits: readonly DataEdit[], style: FieldStyle) {
  const document = parseText(text)
  const value: unknown = document.toJS()
  const parts = edits.flatMap((edit) => inParts(edit, value))
  const changed = applyEdits(text, textEdits({ text, document, style }, parts))
  const edited = edits.reduce((before, edit) => {
    if (edit.kind !== 'move') return before
    const { at: list, key } = placeOf(parseText(before), edit.path)
    return isSeq(list) ? applyEdits(before, moveItem(before, list, Number(key), edit.to)) : before
  }, changed)
  return { value, edited }
}

/** Unedited entries are the same object, as the same text is parsed once. */
function isAlike(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((part, at) => isAlike(part, other[at]))
  return isDeepStrictEqual(comparable(one), comparable(other))
}

/** Ignores shared anchors and the final newlines of block scalars. */
const comparable = (value: unknown): unknown =>
  JSON.parse(JSON.stringify([value]), (_, part: unknown) =>
    typeof part === 'string' ? part.replace(/\n+$/, '') : part,
  )

interface Written {
  readonly text: string
  readonly document: Document
  readonly style: FieldStyle
}

/** Combines edits at the same place of the text. */
function textEdits(written: Written, edits: readonly DataEdit[]): TextEdit[] {
  const { text, document, style } = written
  const groups = groupBy(edits, (edit) => {
    const place = edit.kind === 'remove' ? edit.path.slice(0, -1) : edit.path
    return JSON.stringify([edit.kind, place, 'beside' in edit && edit.beside])
  })
  return [...groups.values()].flatMap((group) => {
    const [edit] = group
    if (!edit || edit.kind === 'move') return []
    if (edit.kind === 'set' || edit.kind === 'rewrite') return changeOf(written, edit, edits)
    const { at, key } = placeOf(document, edit.kind === 'append' ? [...edit.path, ''] : edit.path)
    if (edit.kind === 'remove') {
      const keys = [...new Set(group.map(({ path }) => path.at(-1)))]
      if (at && keys.length === at.items.length && !at.flow)
        return replaceCollection(text, document, edit.path.slice(0, -1), isSeq(at) ? '[]' : '{}')
      if (isMap(at)) return keys.flatMap((each) => cutPair(text, at, String(each)))
      return isSeq(at) ? removeItems(text, at, keys.map(Number)) : []
    }
    if (!isSeq(at)) return []
    const list = {
      text,
      list: at,
      isWholeFile: at === document.contents,
      inOneLine: style.inOneLine,
    }
    const items = group.map((each) => ('value' in each ? each.value : undefined))
    return edit.kind === 'append'
      ? addItems(list, items)
      : insertItems(list, Number(key), items, edit.beside)
  })
}

function changeOf(
  { text, document, style }: Written,
  edit: DataEdit & { kind: 'set' | 'rewrite' },
  edits: readonly DataEdit[],
): TextEdit[] {
  const { path } = edit
  const node = nodeAt(document, path)
  if (isScalar(node) && node.range) {
    const [start, end] = node.range
    const source = text.slice(start, end)
    const scalar = { node, role: 'value', path, start, end, source } as const
    // An empty value is located directly after its colon or dash.
    const gap = start === end && /[:-]$/.test(text.slice(0, start)) ? ' ' : ''
    if (edit.kind === 'set') return [{ start, end, text: gap + renderLike(scalar, edit.value) }]
    const rewritten = rewriteWords(source, edit.words)
    const value = rewriteWords(String(node.value), edit.words)
    const isSame = isBlock(scalar) || readsAs(rewritten, value)
    return [{ start, end, text: isSame ? rewritten : renderLike(scalar, value) }]
  }
  // An alias follows its anchor.
  if (edit.kind === 'rewrite' || isAlias(node)) return []
  if (node) return replaceCollection(text, document, path, renderInFlow(edit.value))
  const { at: map, key } = placeOf(document, path)
  if (!isMap(map)) return []
  const parent = path.slice(0, -1)
  const isGone = (name: string) =>
    edits.some((each) => each.kind === 'remove' && isDeepStrictEqual(each.path, [...parent, name]))
  const { inOneLine } = style
  const written = { text, map, keys: style.keysAt(parent), isGone, inOneLine }
  return [addPair(written, String(key), edit.value)]
}

function placeOf(document: Document, path: DataPath) {
  const node = nodeAt(document, path.slice(0, -1))
  const at = isAlias(node) ? node.resolve(document) : node
  return { at: isCollection(at) ? at : undefined, key: path.at(-1) }
}
