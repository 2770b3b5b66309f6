import { isMap, isNode, isSeq, type Document, type Node, type YAMLMap, type YAMLSeq } from 'yaml'
import { parseText, type DataPath } from '../parse/places.ts'
import { removeItems } from './remove-items.ts'
import { applyEdits, startOfLine, type TextEdit } from './text-edits.ts'

/**
 * A YAML text without the values at these paths, and without the maps and lists that they leave empty.
 * It stays as it is where that would change any other value.
 */
export function takeOut(text: string, paths: readonly DataPath[]): string {
  const document = parseText(text)
  const gone = withEmptied(document, paths)
  const edits = gone.flatMap((path) => cutOf(text, document, path))
  for (const path of gone.toReversed()) document.deleteIn(path)
  const edited = applyEdits(text, edits)
  const after = parseText(edited)
  const isMeant = JSON.stringify(after.toJS()) === JSON.stringify(document.toJS())
  return after.errors.length === 0 && isMeant ? edited : text
}

/** In the order of the text; of a collection that loses all, the collection itself. */
function withEmptied(document: Document, paths: readonly DataPath[]): DataPath[] {
  const unique = new Map(paths.map((path) => [JSON.stringify(path), path]))
  for (const path of unique.values()) {
    const parent = path.slice(0, -1)
    const collection = parent.length > 0 ? document.getIn(parent) : undefined
    const below = [...unique.values()].filter((each) => isChild(each, parent))
    const isEmptied =
      (isMap(collection) || isSeq(collection)) && below.length === collection.items.length
    if (!isEmptied) continue
    for (const each of below) unique.delete(JSON.stringify(each))
    unique.set(JSON.stringify(parent), parent)
  }
  const startOf = (path: DataPath) => {
    const node = document.getIn(path, true)
    return isNode(node) ? (node.range?.[0] ?? 0) : 0
  }
  return [...unique.values()].toSorted((a, b) => startOf(a) - startOf(b))
}

const isChild = (path: DataPath, parent: DataPath) =>
  path.length === parent.length + 1 && parent.every((key, index) => path[index] === key)

function cutOf(text: string, document: Document, path: DataPath): TextEdit[] {
  const collection = path.length > 1 ? document.getIn(path.slice(0, -1)) : document.contents
  const key = path.at(-1)
  if (isSeq(collection) && typeof key === 'number') {
    return removeItems({ text, list: collection as YAMLSeq, isWholeFile: false }, [key])
  }
  return isMap(collection) ? cutPair(text, collection, String(key)) : []
}

function cutPair(text: string, map: YAMLMap, key: string): TextEdit[] {
  const ranges = map.items.map((pair) => {
    const [name, value] = [pair.key as Node, pair.value as Node | null]
    return { name: String(name), start: startOf(name), end: value?.range?.[1] ?? endOf(name) }
  })
  const index = ranges.findIndex(({ name }) => name === key)
  const [before, own, next] = [ranges[index - 1], ranges[index], ranges[index + 1]]
  if (!own) return []
  if (map.flow) {
    const start = next || !before ? own.start : before.end
    return [{ start, end: next ? next.start : own.end, text: '' }]
  }
  const last = text.slice(0, own.end).trimEnd().length
  const line = text.indexOf('\n', last)
  const end = line === -1 ? text.length : line + 1
  const start = startOfLine(text, own.start)
  if (text.slice(start, own.start).trim() === '') return [{ start, end, text: '' }]
  // Behind the dash of an item, what follows takes its place.
  const blank = /\s*/y
  blank.lastIndex = end
  return [{ start: own.start, end: end + (blank.exec(text)?.[0].length ?? 0), text: '' }]
}

const startOf = ({ range }: Node) => range?.[0] ?? 0
const endOf = ({ range }: Node) => range?.[1] ?? 0
