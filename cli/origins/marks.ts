// Selectors of variants: they join the letter before them, so that names and the widths of labels
// stay what they are, which a character of private use would change.
const first = 0xe0100
const last = 0xe01ef
const base = last - first
const marks = /[\u{E0100}-\u{E01EF}]/gu
const end = String.fromCodePoint(last)

export const mostMarked = base * base

/** Whether a text holds what looks like a mark. */
export const isMarked = (text: string) => text.search(marks) >= 0

export const withoutMarks = (text: string) => text.replaceAll(marks, '')

/** A text between marks that tell its number. */
export function markText(text: string, number: number): string {
  const digits = [Math.floor(number / base), number % base]
  return String.fromCodePoint(...digits.map((digit) => first + digit)) + text + end
}

interface Span {
  readonly number: number
  readonly offset: number
  length: number
}

/** What is marked in a text, outer before inner; offsets are those of the text without marks. */
export function readMarks(text: string): readonly Readonly<Span>[] {
  const spans: Span[] = []
  const open: Span[] = []
  let behind = 0
  for (const { 0: mark, index } of text.matchAll(/[\u{E0100}-\u{E01EE}]{1,2}|\u{E01EF}/gu)) {
    const offset = index - behind
    behind += mark.length
    if (mark === end) {
      const begun = open.pop()
      if (begun) begun.length = offset - begun.offset
    } else {
      const [high = 0, low = 0] = Array.from(
        mark,
        (digit) => (digit.codePointAt(0) ?? first) - first,
      )
      const span = { number: high * base + low, offset, length: 0 }
      spans.push(span)
      open.push(span)
    }
  }
  return spans
}
