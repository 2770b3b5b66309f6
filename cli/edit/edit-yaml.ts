import { isAlias, isScalar, isSeq, type Document } from 'yaml'
import { groupBy } from '../lib/collections.ts'
import { nodeAt, parseText, readsAs, type DataPath } from '../parse/places.ts'
import { addItems, insertItem, type WrittenList } from './add-items.ts'
import { type DataEdit, rewriteWords } from './data-edits.ts'
import { removeItems } from './remove-items.ts'
import { isBlock, renderLike } from './scalars.ts'
import { applyEdits, type TextEdit } from './text-edits.ts'

const byteOrderMark = '\uFEFF'

/** The text with edits made, every other byte as it was. An anchor may carry a change further. */
export function editYaml(text: string, edits: readonly DataEdit[]): string {
  if (edits.length === 0) return text
  if (text.startsWith(byteOrderMark)) return byteOrderMark + editYaml(text.slice(1), edits)
  const document = parseText(text)
  const written = { text, document }
  return applyEdits(text, [
    ...edits.flatMap((edit) => editScalar(written, edit)),
    ...byList(edits, 'remove').flatMap(({ path, edits: removed }) => {
      const list = listAt(written, path)
      const indexes = removed.map((edit) => Number(edit.path.at(-1)))
      return list ? removeItems(list, indexes) : []
    }),
    ...edits.flatMap((edit) => {
      const list = edit.kind === 'insert' && listAt(written, edit.path.slice(0, -1))
      return list ? insertItem(list, Number(edit.path.at(-1)), edit) : []
    }),
    ...byList(edits, 'append').flatMap(({ path, edits: added }) => {
      const list = listAt(written, path)
      const items = added.map((edit) => ('value' in edit ? edit.value : undefined))
      return list ? addItems(list, items) : []
    }),
  ])
}

interface Written {
  readonly text: string
  readonly document: Document
}

function editScalar({ text, document }: Written, edit: DataEdit): TextEdit[] {
  if (edit.kind !== 'set' && edit.kind !== 'rewrite') return []
  const node = nodeAt(document, edit.path)
  // An alias follows the value that it stands for.
  if (!isScalar(node) || !node.range) return []
  const [start, end] = node.range
  const source = text.slice(start, end)
  const scalar = { node, role: 'value', path: edit.path, start, end, source } as const
  if (edit.kind === 'set') return [{ start, end, text: renderLike(scalar, edit.value) }]
  const rewritten = rewriteWords(source, edit.words)
  const value = rewriteWords(String(node.value), edit.words)
  const isSame = isBlock(scalar) || readsAs(rewritten, value)
  return [{ start, end, text: isSame ? rewritten : renderLike(scalar, value) }]
}

function byList(edits: readonly DataEdit[], kind: 'remove' | 'append') {
  const listOf = ({ path }: DataEdit) => (kind === 'remove' ? path.slice(0, -1) : path)
  const ofKind = edits.filter((edit) => edit.kind === kind)
  return [...groupBy(ofKind, (edit) => JSON.stringify(listOf(edit))).values()].flatMap((group) => {
    const [first] = group
    return first ? [{ path: listOf(first), edits: group }] : []
  })
}

function listAt({ text, document }: Written, path: DataPath): WrittenList | undefined {
  const at = nodeAt(document, path)
  const list = isAlias(at) ? at.resolve(document) : at
  return isSeq(list) ? { text, list, isWholeFile: path.length === 0 } : undefined
}
