// Selectors of variants: they join the letter before them, so that names and the widths of labels
// stay what they are, which a character of private use would change. A mark stands behind the first
// letter of a text and before its last, so that whoever looks at its start or end finds it as it was.
const first = 0xe0100
const signs = {
  /** The text begins here, or with the letter before. */
  startsHere: '\u{E01EC}',
  startsBefore: '\u{E01ED}',
  /** It ends here, or with the letter behind. */
  endsHere: '\u{E01EE}',
  endsBehind: '\u{E01EF}',
} as const
const base = 0xe01ec - first
const anyMark = /[\u{E0100}-\u{E01EF}]/gu
const opening = /[\u{E01EC}\u{E01ED}][\u{E0100}-\u{E01EB}]{3}/gu
const piece = /[\u{E01EC}\u{E01ED}][\u{E0100}-\u{E01EB}]{3}|[\u{E01EE}\u{E01EF}]/gu

// Most texts have none, which half of such a character tells many times sooner.
const half = '\uDB40'

/** Whether a text holds what looks like a mark. */
export const isMarked = (text: string) => text.includes(half) && text.search(anyMark) >= 0

export const withoutMarks = (text: string) =>
  text.includes(half) ? text.replaceAll(anyMark, '') : text

/** Tells where the offsets of a text go once its marks are off. */
export function offsetsWithoutMarks(text: string): (offset: number) => number {
  const marks = Array.from(text.matchAll(anyMark), ({ index }) => index)
  return (offset) => offset - countBelow(marks, offset) * signs.startsHere.length
}

/** How many of sorted numbers are below a limit. */
function countBelow(sorted: readonly number[], limit: number): number {
  let [start, end] = [0, sorted.length]
  while (start < end) {
    const middle = Math.floor((start + end) / 2)
    if ((sorted[middle] ?? limit) < limit) start = middle + 1
    else end = middle
  }
  return start
}

/** A text with a mark that tells its number, which is below 13 million. */
export function markText(text: string, number: number): string {
  const letters = Array.from(text)
  // What is filled in is told by its braces.
  const start = letters[0] === '{' ? 0 : 1
  const end = letters.length - (letters.length <= start || letters.at(-1) === '}' ? 0 : 1)
  const digits = [Math.floor(number / base / base), Math.floor(number / base) % base, number % base]
  return [
    ...letters.slice(0, start),
    start === 0 ? signs.startsHere : signs.startsBefore,
    String.fromCodePoint(...digits.map((digit) => first + digit)),
    ...letters.slice(start, end),
    end === letters.length ? signs.endsHere : signs.endsBehind,
    ...letters.slice(end),
  ].join('')
}

/** Part of a text, by the number of its mark. */
interface Span {
  readonly number: number
  readonly offset: number
  length: number
}

/** What is marked in a text, outer before inner; offsets are those of the text without marks. */
export const readMarks = (text: string): readonly Readonly<Span>[] => readPart(text, []).spans

/** The same of a text that is part of another; `open` is what has begun before, and what goes on behind. */
export function readPart(text: string, before: readonly number[]) {
  if (before.length === 0 && !text.includes(half)) return { spans: [], open: [] }
  const plain = withoutMarks(text)
  const spans: Span[] = before.map((number) => ({ number, offset: 0, length: 0 }))
  const open = [...spans]
  let behind = 0
  for (const { 0: mark, index } of text.matchAll(piece)) {
    const at = index - behind
    behind += mark.length
    if (mark.length > signs.endsHere.length) {
      const offset = mark.startsWith(signs.startsBefore) ? at - lengthBefore(plain, at) : at
      const span = { number: numberOf(mark), offset, length: 0 }
      spans.push(span)
      open.push(span)
    } else {
      const begun = open.pop()
      const end = mark === signs.endsBehind ? at + lengthAt(plain, at) : at
      if (begun) begun.length = end - begun.offset
    }
  }
  for (const span of open) span.length = plain.length - span.offset
  return {
    spans: spans.toSorted((a, b) => a.offset - b.offset || b.length - a.length),
    open: open.map(({ number }) => number),
  }
}

const lengthAt = (text: string, at: number) => ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1)
const lengthBefore = (text: string, at: number) => (at > 1 ? lengthAt(text, at - 2) : 1)

const numberOf = (mark: string) =>
  Array.from(mark)
    .slice(1)
    .reduce((sum, digit) => sum * base + (digit.codePointAt(0) ?? first) - first, 0)

/** The numbers of all marks in a text, such as the HTML of a page. */
export const markedNumbers = (text: string): ReadonlySet<number> =>
  new Set(Array.from(text.matchAll(opening), ([mark]) => numberOf(mark)))
