import { letterWidths } from './letter-widths'

/** The measures, in em of the heading, that lines are set at; `headings.css` has a rule for each. */
export const measures = [
  6, 7.4, 8.3, 8.9, 10.2, 10.4, 10.9, 11.2, 11.4, 11.8, 12.2, 12.8, 13.7, 14.5, 15.2, 16.8, 22, 31,
] as const

/** No column is narrower. */
export const [narrowest] = measures

/** From this word on, in em, a heading is set smaller where its measure is under 15 em. */
const longWord = 9

/** Letters are set this much closer in every heading. */
const closer = 0.018

/** What one does not want to read last in a line: it belongs to the word that follows. */
const leaning = new Set(
  'a above an and at by for from in is of on or our the to where with your'.split(' '),
)

/**
 * A heading in which the first word of a town's name stays with the next (New Haven, Old Saybrook),
 * and a little word with one that is short enough: "on / the street".
 */
export function bindWords(heading: string): string {
  return heading
    .replaceAll(/\b(East|New|North|Old|Saint|South|St\.|West) (?=\p{Lu})/gu, '$1\u00A0')
    .replaceAll(/\b(a|in|on|our|the|we|your) (\S+)$/gu, (pair, little: string, word: string) =>
      widthOf(pair) < narrowest ? `${little}\u00A0${word}` : pair,
    )
}

const faces = Object.values(letterWidths)

/** In em, one for each face of the tables; what they have not is as wide as `others`, in hundredths. */
function widthsOf(text: string, others: number): readonly number[] {
  // Accents take no room.
  const letters = [...text.normalize('NFKD').replaceAll(/\p{M}/gu, '')]
  const codes = letters.map((letter) => letter.charCodeAt(0) - 32)
  return faces.map(
    (widths) =>
      codes.reduce((sum, code) => sum + (widths[code] ?? others), 0) / 100 -
      letters.length * closer,
  )
}

/** How wide a text may be in each face: at most the sum of its letters, less where pairs stand closer. */
interface Extent {
  readonly most: readonly number[]
  readonly least: readonly number[]
}

function extentOf(text: string): Extent {
  return {
    // A long dash is the widest of what the tables have not; an apostrophe less than two straight ones.
    most: widthsOf(text.replaceAll('’', '"'), 123),
    least: widthsOf(text, 0).map((width) => width * 0.965),
  }
}

const add = (...[first = [], ...rest]: readonly (readonly number[])[]) =>
  first.map((width, face) => rest.reduce((sum, widths) => sum + (widths[face] ?? 0), width))

const space = extentOf(' ')
const join = (line: Extent, word: Extent): Extent => ({
  most: add(line.most, space.most, word.most),
  least: add(line.least, space.least, word.least),
})

/** The width of a text in em, in the face in which it is widest. */
export const widthOf = (text: string): number => Math.max(...extentOf(text).most)

/** Whether a heading has a word that asks for smaller letters on a narrow sheet. */
export function hasLongWord(heading: string): boolean {
  return heading.split(' ').some((word) => widthOf(word) > longWord)
}

interface Word {
  readonly text: string
  readonly extent: Extent
  /** Of what a browser may leave in the line when it cuts the word at its hyphen. */
  readonly firstPart: Extent
}

function readWord(text: string): Word {
  const [part = text] = /^[^-–—/|]+(?:[-–/|]|(?=—))/.exec(text) ?? []
  return { text, extent: extentOf(text), firstPart: extentOf(part) }
}

interface Line {
  readonly last: string
  readonly extent: Extent
}

const fits = ({ most }: Extent, measure: number) => Math.max(...most) <= measure
const isTooWide = ({ least }: Extent, measure: number) => Math.min(...least) > measure

/** The lines that every face makes of the words; `undefined` where two may differ, or a word is wider. */
function linesAt(words: readonly Word[], measure: number): readonly Line[] | undefined {
  const lines: Line[] = []
  for (const { text, extent, firstPart } of words) {
    if (!fits(extent, measure)) return undefined
    const line = lines.at(-1)
    const longer = line ? join(line.extent, extent) : extent
    if (line && !fits(longer, measure)) {
      // A dash stays with what it follows.
      if (!isTooWide(join(line.extent, firstPart), measure) || /^[-–—]+$/.test(text))
        return undefined
      lines.push({ last: text, extent })
    } else lines.splice(-1, 1, { last: text, extent: longer })
  }
  return lines
}

/** Even lines cost least; one that ends where one would pause costs less. */
function costOf(lines: readonly Line[], measure: number): number {
  const uneven = lines.reduce(
    (sum, { extent }) => sum + (Math.max(...extent.most) / measure) ** 2,
    0,
  )
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
