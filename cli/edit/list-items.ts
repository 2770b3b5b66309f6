import { isNode, type YAMLSeq } from 'yaml'
import type { TextRange } from '../parse/places.ts'
import { endWithComments, startWithComments } from './add-items.ts'
import { itemRange, startOfLine, type TextEdit } from './text-edits.ts'

interface Run {
  readonly first: number
  readonly last: number
}

/** Removes items from a list with their comments; a flow list keeps at least one item. */
export function removeItems(text: string, list: YAMLSeq, indexes: readonly number[]): TextEdit[] {
  const runs = runsOf(indexes.toSorted((a, b) => a - b))
  return runs.map((run) => (list.flow ? removeInFlow : removeBlock)(text, list, run))
}

function runsOf(indexes: readonly number[]): Run[] {
  const starts = indexes.filter((index) => !indexes.includes(index - 1))
  const ends = indexes.filter((index) => !indexes.includes(index + 1))
  return starts.map((first, at) => ({ first, last: ends[at] ?? first }))
}

/** Includes the blank lines after it or, at the end of the list, those before it. */
function removeBlock(text: string, list: YAMLSeq, { first, last }: Run): TextEdit {
  const { start } = itemRange(text, list, first)
  const { end } = itemRange(text, list, last)
  if (last < list.items.length - 1) return cut(start, skipBlank(text, end))
  const above = text.slice(0, start).trimEnd()
  const from = above === '' ? 0 : text.indexOf('\n', above.length) + 1
  // A file without a final newline stays that way.
  const isOpenEnd = end === text.length && !text.endsWith('\n')
  return cut(isOpenEnd ? backOverBreak(text, from) : from, end)
}

function removeInFlow(text: string, list: YAMLSeq, { first, last }: Run): TextEdit {
  const [start, end] = [rangeOf(list, first)[0], rangeOf(list, last)[1]]
  if (last < list.items.length - 1) return cut(start, rangeOf(list, last + 1)[0])
  const before = rangeOf(list, first - 1)[1]
  // A comment there belongs to the item before.
  if (first > 0 && !text.slice(before, start).includes('#')) return cut(before, end)
  return cut(start, /^\s*,/.test(text.slice(end)) ? text.indexOf(',', end) + 1 : end)
}

function rangeOf(list: YAMLSeq, index: number): TextRange {
  const item = list.items[index]
  return isNode(item) && item.range ? [item.range[0], item.range[1]] : [0, 0]
}

const cut = (start: number, end: number): TextEdit => ({ start, end, text: '' })

const skipBlank = (text: string, offset: number) =>
  text.length - text.slice(offset).replace(/^(?:[ \t]*\r?\n)+/, '').length

const backOverBreak = (text: string, offset: number) =>
  text.slice(0, offset).replace(/\r?\n$/, '').length

/** Moves an item within its list, with its comments; text between items stays. */
export function moveItem(text: string, list: YAMLSeq, from: number, to: number): TextEdit[] {
  const places = list.items.map((_, index) => (list.flow ? partsInFlow : lines)(text, list, index))
  const order = [...places.keys()]
  order.splice(to, 0, ...order.splice(from, 1))
  return places.flatMap((parts, place) =>
    parts.map(([start, end], part) => {
      const moved = places[order[place] ?? place]?.[part] ?? [start, end]
      return { start, end, text: text.slice(...moved) }
    }),
  )
}

/** Without the last newline, which may be missing at the end of the file. */
function lines(text: string, list: YAMLSeq, index: number): readonly TextRange[] {
  const start = startWithComments(text, list, index)
  const isLast = index === list.items.length - 1
  const end = isLast ? itemRange(text, list, index).end : endWithComments(text, list, index)
  return [[start, start + text.slice(start, end).replace(/\r?\n$/, '').length]]
}

/** The item; if each has its own line, with the comments above it and after its comma. */
function partsInFlow(text: string, list: YAMLSeq, index: number): readonly TextRange[] {
  const [start, end] = rangeOf(list, index)
  const starts = list.items.map((_, each) => rangeOf(list, each)[0])
  if (starts.some((at) => text.slice(startOfLine(text, at), at).trim() !== ''))
    return [[start, end]]
  const behind = (at: number): TextRange => {
    const [all = '', comma = ''] = /^(\s*,)?(?:[ \t]*#.*)?/.exec(text.slice(at)) ?? []
    return [at + comma.length, at + all.length]
  }
  const before = index === 0 ? (list.range?.[0] ?? 0) + 1 : behind(rangeOf(list, index - 1)[1])[1]
  const [above = ''] = /(?:#[^\n]*\n\s*)*$/.exec(text.slice(before, start)) ?? []
  return [[start - above.length, start], [start, end], behind(end)]
}
