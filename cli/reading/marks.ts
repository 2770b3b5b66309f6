// Variation selectors belong to the character before them, so names and label widths stay the same, unlike
// with private-use characters. Marks go after the first letter of a text and before its last, so that code
// that looks at its start or end is not affected.
const first = 0xe0100
const signs = {
  /** The text begins here, or one letter earlier. */
  startsHere: '\u{E01EC}',
  startsBefore: '\u{E01ED}',
  /** The text ends here, or one letter later. */
  endsHere: '\u{E01EE}',
  endsBehind: '\u{E01EF}',
} as const
const base = 0xe01ec - first
const anyMark = /[\u{E0100}-\u{E01EF}]/gu
const opening = /[\u{E01EC}\u{E01ED}][\u{E0100}-\u{E01EB}]{3}/gu
const piece = /[\u{E01EC}\u{E01ED}][\u{E0100}-\u{E01EB}]{3}|[\u{E01EE}\u{E01EF}]/gu

// Most texts have no marks, and searching for this surrogate is many times faster.
const half = '\uDB40'

/** Whether a text contains a mark. */
export const isMarked = (text: string) => text.includes(half) && text.search(anyMark) >= 0

export const withoutMarks = (text: string) =>
  text.includes(half) ? text.replaceAll(anyMark, '') : text

/** Converts offsets in a marked text to offsets in the text without marks. */
export function offsetsWithoutMarks(text: string): (offset: number) => number {
  const marks = Array.from(text.matchAll(anyMark), ({ index }) => index)
  return (offset) => offset - countBelow(marks, offset) * signs.startsHere.length
}

/** Counts the numbers below a limit in a sorted list. */
function countBelow(sorted: readonly number[], limit: number): number {
  let [start, end] = [0, sorted.length]
  while (start < end) {
    const middle = Math.floor((start + end) / 2)
    if ((sorted[middle] ?? limit) < limit) start = middle + 1
    else end = middle
  }
  return start
}

/** Marks a text with a number below 13 million. */
export function markText(text: string, number: number): string {
  const letters = Array.from(text)
  // A placeholder is recognized by its braces.
  const start = letters[0] === '{' ? 0 : 1
  const end = letters.length - (letters.length <= start || letters.at(-1) === '}' ? 0 : 1)
  return [
    ...letters.slice(0, start),
    start === 0 ? signs.startsHere : signs.startsBefore,
    digitsOf(number),
    ...letters.slice(start, end),
    end === letters.length ? signs.endsHere : signs.endsBehind,
    ...letters.slice(end),
  ].join('')
}

function digitsOf(number: number): string {
  const digits = [Math.floor(number / base / base), Math.floor(number / base) % base, number % base]
  return String.fromCodePoint(...digits.map((digit) => first + digit))
}

/** Words that are shown of a text, and their place in the text without marks. */
export interface Piece {
  readonly words: string
  readonly start: number
  readonly end: number
}

/**
 * The words of pieces with the marks of the text that they are taken from, such as those of a paragraph between
 * the signs of Markdown. A mark goes on from the first piece of its value to the last.
 */
export function markPieces(text: string, pieces: readonly Piece[]): string[] {
  if (!isMarked(text)) return pieces.map(({ words }) => words)
  const plain = withoutMarks(text)
  const added = pieces.map((): AddedSign[] => [])
  for (const { number, offset, length } of readMarks(text)) {
    const end = offset + length
    const isOf = (each: Piece) => each.start < end && each.end > offset
    const [begin, last] = [pieces.findIndex(isOf), pieces.findLastIndex(isOf)]
    const sign = signs.startsHere + digitsOf(number)
    added[begin]?.push({ sign, at: placeIn(plain, pieces[begin], offset), isEnd: false })
    // Inner marks come after outer ones, and end before them.
    added[last]?.unshift({
      sign: signs.endsHere,
      at: placeIn(plain, pieces[last], end),
      isEnd: true,
    })
  }
  return pieces.map(({ words }, index) => addSigns(words, added[index] ?? []))
}

interface AddedSign {
  readonly sign: string
  readonly at: number
  readonly isEnd: boolean
}

function addSigns(words: string, added: readonly AddedSign[]): string {
  const inOrder = added.toSorted((a, b) => a.at - b.at || Number(b.isEnd) - Number(a.isEnd))
  let done = ''
  let from = 0
  for (const { sign, at } of inOrder) {
    done += words.slice(from, at) + sign
    from = at
  }
  return done + words.slice(from)
}

/** An offset of the text in the words of a piece, which may lack some of its signs, such as those of an escape. */
function placeIn(plain: string, shown: Piece | undefined, offset: number): number {
  if (!shown) return 0
  const { words, start } = shown
  let at = 0
  for (const letter of plain.slice(start, Math.max(start, offset))) {
    if (words.startsWith(letter, at)) at += letter.length
  }
  return at
}

/** A marked part of a text. */
interface Span {
  readonly number: number
  readonly offset: number
  length: number
}

/** Reads the marked parts of a text, outer before inner; offsets are those of the text without marks. */
export const readMarks = (text: string): readonly Readonly<Span>[] => readPart(text, []).spans

/** The same for one node of a longer text; `before` lists the marks still open, `open` those open after it. */
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
