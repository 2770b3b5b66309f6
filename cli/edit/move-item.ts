import { isNode, type YAMLSeq } from 'yaml'
import type { TextRange } from '../parse/places.ts'
import { endWithComments, startWithComments } from './add-items.ts'
import { itemRange, startOfLine, type TextEdit } from './text-edits.ts'

/** Moves an item to another place of its list, with its comments; what stands between items stays. */
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

/** Without the end of the last line, which the end of a file may lack. */
function lines(text: string, list: YAMLSeq, index: number): readonly TextRange[] {
  const start = startWithComments(text, list, index)
  const isLast = index === list.items.length - 1
  const end = isLast ? itemRange(text, list, index).end : endWithComments(text, list, index)
  return [[start, start + text.slice(start, end).replace(/\r?\n$/, '').length]]
}

/** The item; where each has a line of its own, with the comments above it and behind its comma. */
function partsInFlow(text: string, list: YAMLSeq, index: number): readonly TextRange[] {
  const ranges = list.items.map((item): TextRange => {
    return isNode(item) && item.range ? [item.range[0], item.range[1]] : [0, 0]
  })
  const [start, end] = ranges[index] ?? [0, 0]
  if (ranges.some(([at]) => text.slice(startOfLine(text, at), at).trim() !== ''))
    return [[start, end]]
  const behind = (at: number): TextRange => {
    const [all = '', comma = ''] = /^(\s*,)?(?:[ \t]*#.*)?/.exec(text.slice(at)) ?? []
    return [at + comma.length, at + all.length]
  }
  const before = index === 0 ? (list.range?.[0] ?? 0) + 1 : behind(ranges[index - 1]?.[1] ?? 0)[1]
  const [above = ''] = /(?:#[^\n]*\n\s*)*$/.exec(text.slice(before, start)) ?? []
  return [[start - above.length, start], [start, end], behind(end)]
}
