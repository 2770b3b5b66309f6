import { letterWidths } from './letter-widths'

/** The measures, in em of the heading, that lines are set at; `headings.css` has a rule for each. */
export const measures = [
  6, 7.4, 8.3, 8.9, 10.2, 10.4, 10.9, 11.2, 11.4, 11.8, 12.2, 12.8, 13.7, 14.5, 15.2, 16.8, 22, 31,
] as const

/** No column is narrower. */
export const [narrowest] = measures

/** From this word on, in em, a heading is set smaller where its measure is under 15 em. */
const longWord = 9

/** What the tables have not is taken to be as wide as a long dash. */
const others = 123

/** Letters are set this much closer in every heading. */
const closer = 0.018

/** A line is at most as wide as the sum of its letters; it is narrower where pairs stand closer. */
const least = 0.965

/** What one does not want to read last in a line: it belongs to the word that follows. */
const leaning = new Set(
  (
    'a above an and at by for from in is of on or our the to where with your ' +
    'east new north old saint south st. west'
  ).split(' '),
)

/** In em, one for each face that a heading may be set in. */
type Widths = readonly number[]

const faces = Object.values(letterWidths)

/** The widths of a text in em, in each face of the tables. */
export function widthsOf(text: string): Widths {
  // Accents take no room, and a curved apostrophe less than two straight ones.
  const letters = [...text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', '"')]
  const codes = letters.map((letter) => letter.charCodeAt(0) - 32)
  return faces.map(
    (widths) =>
      codes.reduce((sum, code) => sum + (widths[code] ?? others), 0) / 100 -
      letters.length * closer,
  )
}

const space = widthsOf(' ')
const join = (line: Widths, word: Widths): Widths =>
  line.map((width, face) => width + (space[face] ?? 0) + (word[face] ?? 0))
const fits = (line: Widths, measure: number) => Math.max(...line) <= measure
const isTooWide = (line: Widths, measure: number) => Math.min(...line) * least > measure

/** Whether a heading has a word that asks for smaller letters on a narrow sheet. */
export function hasLongWord(heading: string): boolean {
  return heading.split(' ').some((word) => Math.max(...widthsOf(word)) > longWord)
}

interface Word {
  readonly text: string
  readonly widths: Widths
  /** Of what a browser may leave in the line when it cuts the word at its hyphen. */
  readonly firstPart: Widths
}

function readWord(text: string): Word {
  const [part = text] = /^[^-–—/|]+(?:[-–/|]|(?=—))/.exec(text) ?? []
  return { text, widths: widthsOf(text), firstPart: widthsOf(part) }
}

interface Line {
  readonly last: string
  readonly widths: Widths
}

/** The lines that every face makes of the words; `undefined` where two may differ, or a word is wider. */
function linesAt(words: readonly Word[], measure: number): readonly Line[] | undefined {
  const lines: Line[] = []
  for (const { text, widths, firstPart } of words) {
    if (!fits(widths, measure)) return undefined
    const line = lines.at(-1)
    const longer = line ? join(line.widths, widths) : widths
    if (line && !fits(longer, measure)) {
      // A dash stays with what it follows.
      if (!isTooWide(join(line.widths, firstPart), measure) || /^[-–—]+$/.test(text))
        return undefined
      lines.push({ last: text, widths })
    } else lines.splice(-1, 1, { last: text, widths: longer })
  }
  return lines
}

/** Even lines cost least; one that ends where one would pause costs less. */
function costOf(lines: readonly Line[], measure: number): number {
  const uneven = lines.reduce((sum, line) => sum + (Math.max(...line.widths) / measure) ** 2, 0)
  return lines.slice(0, -1).reduce((sum, { last }) => {
    if (/[,.:;!?]$/.test(last)) return sum - 0.1
    return leaning.has(last.toLowerCase()) ? sum + 0.1 : sum
  }, uneven)
}

/**
 * The measures at which a heading has the same lines in every face, each with fewer or better ones
 * than those before it.
 */
export function measuresOf(heading: string): readonly number[] {
  const words = heading.split(/ +/).filter(Boolean).map(readWord)
  const chosen: number[] = []
  let best: readonly Line[] | undefined
  for (const measure of measures) {
    const lines = linesAt(words, measure)
    if (!lines) continue
    const isBetter =
      !best ||
      lines.length < best.length ||
      (lines.length === best.length && costOf(lines, measure) < costOf(best, measure) - 0.02)
    if (!isBetter) continue
    best = lines
    chosen.push(measure)
  }
  return chosen
}
