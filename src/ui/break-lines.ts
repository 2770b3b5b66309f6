import { letterWidths } from './letter-widths'

/** The measures, in em of the heading, that lines are set for; `headings.css` asks for each. */
export const measures = [24, 20, 17, 15, 13, 11, 10, 9, 8, 7] as const

/** From this word on, in em, a heading is set smaller where its measure is under 15 em. */
const longWord = 9
const smaller = 0.7

/** What the tables have not is taken to be as wide as a long dash. */
const others = 123

/** Letters are set this much closer in every heading. */
const closer = 0.018

/** A line may fill this much of its measure: some browsers round the width of each letter. */
const full = 0.99

/** What one does not want to read last in a line: it belongs to the word that follows. */
const leaning = new Set(
  (
    'a above an and at by for from in is of on or our the to where with your ' +
    'east new north old saint south st. west'
  ).split(' '),
)

/** The width of a text in em, in the face in which it is widest. */
export function widthOf(text: string): number {
  // Accents take no room, and a curved apostrophe less than two straight ones.
  const letters = [...text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', '"')]
  const codes = letters.map((letter) => letter.charCodeAt(0) - 32)
  const sums = Object.values(letterWidths).map((widths) =>
    codes.reduce((sum, code) => sum + (widths[code] ?? others), 0),
  )
  return Math.max(...sums) / 100 - letters.length * closer
}

/** Whether a heading has a word that asks for smaller letters on a narrow sheet. */
export function hasLongWord(text: string): boolean {
  return text.split(' ').some((word) => widthOf(word) > longWord)
}

export interface Piece {
  readonly text: string
  /** Where it begins in the heading. */
  readonly start: number
  /** The measures at which the line ends after it; none after the last. */
  readonly endsAt: readonly number[]
}

/** A heading cut where a line ends at some measure. Put together, the texts are the heading. */
export function breakLines(heading: string): readonly Piece[] {
  // A dash stays with what it follows.
  const words = heading.match(/ *[^ ]+(?: +[-–—]+(?= ))* */g) ?? []
  const bare = words.map((word) => word.trim())
  const isSmaller = hasLongWord(heading)
  const used = new Set<number>()
  const settings = new Map<number, readonly number[]>()
  // The widest first: it has few ends, and good ones.
  for (const measure of measures) {
    const ends = lineEnds(bare, isSmaller && measure < 15 ? measure / smaller : measure, used)
    for (const end of ends) used.add(end)
    settings.set(measure, ends)
  }
  const pieces: Piece[] = []
  let start = 0
  let text = ''
  for (const [index, word] of words.entries()) {
    text += word
    const endsAt = measures.filter((measure) => settings.get(measure)?.includes(index))
    if (endsAt.length === 0 && index < words.length - 1) continue
    pieces.push({ text, start, endsAt })
    start += text.length
    text = ''
  }
  return pieces
}

interface Setting {
  readonly lines: number
  readonly cost: number
  readonly ends: readonly number[]
}

/**
 * The words after which a line ends: as few lines as can be, even ones, cut where one would pause,
 * and rather where another measure is cut too.
 */
function lineEnds(
  words: readonly string[],
  measure: number,
  used: ReadonlySet<number>,
): readonly number[] {
  // The best for the words from each on, the last of them at the end.
  const rest: Setting[] = [{ lines: 0, cost: 0, ends: [] }]
  for (let first = words.length - 1; first >= 0; first -= 1) {
    let best: Setting | undefined
    for (const [index, after] of rest.entries()) {
      const last = first + index
      const width = widthOf(words.slice(first, last + 1).join(' ')) / measure
      if (index > 0 && width > full) break
      const isEnd = last === words.length - 1
      const lines = after.lines + 1
      const end = isEnd ? 0 : costOfEnd(words[last] ?? '') + (used.has(last) ? 0 : 0.05)
      const cost = after.cost + width ** 2 + end
      if (!best || lines < best.lines || (lines === best.lines && cost < best.cost))
        best = { lines, cost, ends: isEnd ? [] : [last, ...after.ends] }
    }
    if (best) rest.unshift(best)
  }
  return rest[0]?.ends ?? []
}

function costOfEnd(word: string): number {
  if (/[,.:;!?]$/.test(word)) return -0.1
  return leaning.has(word.toLowerCase()) ? 0.1 : 0
}
