import { type Document, isCollection, isMap, isScalar, type Node, type YAMLMap } from 'yaml'
import { nodeAt, type DataPath } from '../parse/places.ts'
import { inLines, render, startOfComments } from './add-items.ts'
import { renderInFlow } from './scalars.ts'
import { endOfPart, indentationOf, linesBelow, startOfLine, type TextEdit } from './text-edits.ts'

interface WrittenMap {
  readonly text: string
  readonly map: YAMLMap
  /** The keys that it may have, in order. */
  readonly keys: readonly string[]
  /** Whether another edit removes a key. */
  readonly isGone: (name: string) => boolean
  readonly inOneLine: ReadonlySet<string>
}

/** Adds a key after those that precede it in `keys`; at the end when `keys` does not list it. */
export function addPair(written: WrittenMap, key: string, value: unknown): TextEdit {
  const { text, map, keys, isGone, inOneLine } = written
  const pairs = rangesOf(map).filter(({ name }) => !isGone(name))
  const first = pairs[0]
  const before = keys.slice(0, Math.max(keys.indexOf(key), 0))
  const previous = keys.includes(key)
    ? before.map((each) => pairs.find(({ name }) => name === each)).findLast((pair) => pair)
    : pairs.at(-1)
  const insert = (at: number, words: string) => ({ start: at, end: at, text: words })
  const inFlow = `${renderInFlow(key)}: ${renderInFlow(value)}`
  if (map.flow && previous) return insert(previous.end, `, ${inFlow}`)
  if (map.flow || !first)
    return first
      ? insert(first.start, `${inFlow}, `)
      : insert((map.range?.[0] ?? 0) + 1, ` ${inFlow} `)
  const start = startOfLine(text, first.start)
  const indent = ' '.repeat(first.start - start)
  const block = inLines(text, render({ [key]: value }, inOneLine, map), indent)
  if (previous) return linesBelow(text, endOfPart(text, previous.node, indent.length), block)
  // After the dash of an item, the existing pair moves to the next line.
  const isBehindDash = text.slice(start, first.start).trim() !== ''
  const { text: lines } = linesBelow(text, start, block)
  return isBehindDash
    ? insert(first.start, lines.trimStart() + indent)
    : insert(startOfComments(text, 0, start), lines)
}

/** Replaces a collection with a one-line value: after its key, or in its place. */
export function replaceCollection(
  text: string,
  document: Document,
  path: DataPath,
  inline: string,
): TextEdit[] {
  const collection = nodeAt(document, path)
  if (!isCollection(collection)) return []
  const [first, last] = collection.range ?? [0, 0]
  if (collection.flow) return [{ start: first, end: last, text: inline }]
  const indent = indentationOf(text, collection)
  const end = endOfPart(text, collection, indent.length)
  const [lineEnd = ''] = /\r?\n$/.exec(text.slice(first, end)) ?? []
  const parent = nodeAt(document, path.slice(0, -1))
  const key = isMap(parent) && rangesOf(parent).find(({ name }) => name === String(path.at(-1)))
  if (!key || indent.trim() !== '') return [{ start: first, end, text: inline + lineEnd }]
  const colon = text.indexOf(':', key.endOfName) + 1
  const start = first - indent.length
  const breaks = lineEnd === '' ? (/\r?\n$/.exec(text.slice(0, start))?.[0].length ?? 0) : 0
  return [
    { start: colon, end: colon, text: ` ${inline}` },
    { start: start - breaks, end, text: '' },
  ]
}

export function cutPair(text: string, map: YAMLMap, key: string): TextEdit[] {
  const ranges = rangesOf(map)
  const index = ranges.findIndex(({ name }) => name === key)
  const [before, range, next] = [ranges[index - 1], ranges[index], ranges[index + 1]]
  if (!range) return []
  if (map.flow) {
    const start = next || !before ? range.start : before.end
    return [{ start, end: next ? next.start : range.end, text: '' }]
  }
  const last = text.slice(0, range.end).trimEnd().length
  const line = text.indexOf('\n', last)
  const end = line === -1 ? text.length : line + 1
  const start = startOfLine(text, range.start)
  if (text.slice(start, range.start).trim() === '') return [{ start, end, text: '' }]
  // After the dash of an item, the next pair takes its place.
  const blank = /\s*/y
  blank.lastIndex = end
  return [{ start: range.start, end: end + (blank.exec(text)?.[0].length ?? 0), text: '' }]
}

function rangesOf(map: YAMLMap) {
  return map.items.map(({ key, value }) => {
    const [name, node] = [key as Node, (value ?? key) as Node]
    const [start = 0, endOfName = 0] = name.range ?? []
    const end = Math.max(node.range?.[1] ?? 0, endOfName)
    return { name: isScalar(name) ? String(name.value) : '', node, start, endOfName, end }
  })
}
