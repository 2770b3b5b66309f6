import { diffArrays } from 'diff'

interface ChangedLines {
  /** The lines of the common text from `start` up to `end`, which these replace. */
  readonly start: number
  readonly end: number
  readonly lines: readonly string[]
}

/** Merges two versions of a text line by line; `undefined` where both changed the same lines. */
export function mergeTexts(base: string, one: string, other: string): string | undefined {
  const lines = linesOf(base)
  const [ones, others] = [changesOf(lines, one), changesOf(lines, other)]
  if (ones.some((each) => others.some((that) => isConflict(each, that)))) return undefined
  const inOrder = [...ones, ...others].toSorted((a, b) => b.end - a.end || b.start - a.start)
  for (const { start, end, lines: now } of inOrder) lines.splice(start, end - start, ...now)
  return lines.join('')
}

const linesOf = (text: string) => text.split(/(?<=\n)/)

function changesOf(base: readonly string[], text: string): ChangedLines[] {
  const changes: ChangedLines[] = []
  let at = 0
  for (const { added, removed, value } of diffArrays([...base], linesOf(text))) {
    const end = added ? at : at + value.length
    const last = changes.at(-1)
    if (added && last?.end === at) changes.splice(-1, 1, { ...last, lines: value })
    else if (added || removed) changes.push({ start: at, end, lines: added ? value : [] })
    at = end
  }
  return changes
}

function isConflict(one: ChangedLines, other: ChangedLines): boolean {
  const isSamePlace = one.start === other.start && one.end === other.end
  return isSamePlace || (one.start < other.end && other.start < one.end)
}
