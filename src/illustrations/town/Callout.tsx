import type { RoofPart, TownScene } from '#generated/types'
import { streetHouses } from '../houses/street-houses'
import { lettersOf } from '../../ui/letters-of'
import { pair, polyline, type Point } from '../parts/path'
import type { ComposedTown } from './compose-town'

interface CalloutProps {
  readonly callout: NonNullable<TownScene['callout']>
  readonly town: ComposedTown
}

const lineHeight = 20
const fontSize = 16
/** The widest average of a character, for wrapping. */
const wideLetter = 8.6

/**
 * A note in the free sky beside the house, underlined, with a leader to a part of the roof: down or across first, and
 * at 45 degrees to the part.
 */
export function Callout({ callout, town: { front, note } }: CalloutProps) {
  const anchor = anchorOf(callout.part, front)
  const isLeft = note.side === 'left'
  const edge = Math.round(isLeft ? front.x - 14 : front.x + front.width + 14)
  const room = isLeft ? edge : 764 - edge
  const lines = wrapWords(callout.text, Math.floor(room / wideLetter))
  const rule = Math.max(note.floor, lines.length * lineHeight - 356)
  const top = rule + 10 - lines.length * lineHeight
  const outward = isLeft ? -1 : 1
  const width = Math.round(Math.max(...lines.map(widthOf)) * fontSize)
  const outer = edge + outward * Math.min(width, room)
  const [across, down] = [Math.abs(anchor[0] - edge), anchor[1] - rule]
  const bend: Point =
    down > across ? [edge, anchor[1] - across] : [anchor[0] + outward * down, rule]
  return (
    <g className="callout" textAnchor={isLeft ? 'end' : 'start'}>
      <path d={polyline([outer, rule], [edge, rule], bend, anchor)} />
      <path d={`M${pair(anchor)}v.1`} />
      {lines
        .map((line, index) => ({ line, y: top + index * lineHeight }))
        .map(({ line, y }) => (
          <text key={y} x={edge} y={y}>
            {`${line} `}
          </text>
        ))}
    </g>
  )
}

/** The width of a line in em, by the letters of Public Sans in semibold. */
const widthOf = (line: string) =>
  Array.from(lettersOf(line)).reduce((sum, letter) => sum + widthOfLetter(letter), 0)

function widthOfLetter(letter: string): number {
  if (/[\sIijl1.,:;'’]/.test(letter)) return 0.27
  if (/[ftrJ-]/.test(letter)) return 0.4
  if (/[mwMW]/.test(letter)) return 0.88
  return /[\p{Lu}\d]/u.test(letter) ? 0.68 : 0.57
}

function anchorOf(part: RoofPart, { house, x, y, scale, isMirrored }: ComposedTown['front']) {
  const { width, anchors } = streetHouses[house.type]
  const points: Readonly<Partial<Record<RoofPart, readonly [number, number]>>> = anchors
  const [left, up] = points[part] ?? [width / 2, -streetHouses[house.type].height]
  return [
    Math.round(x + (isMirrored ? width - left : left) * scale),
    Math.round(y + up * scale),
  ] as const
}

/** Wraps words into lines of a maximum length, which only single words exceed; the last line has several words. */
export function wrapWords(text: string, length: number): readonly string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = [...lines.slice(-1), word].join(' ')
    const isShort = lettersOf(longer).length <= length
    if (lines.length > 0 && isShort) lines.pop()
    lines.push(isShort ? longer : word)
  }
  const [, start, joined] = /^(.+) (\S+ \S+)$/.exec(lines.slice(-2).join(' ')) ?? []
  const isAlone = lines.length > 1 && !lines.at(-1)?.includes(' ')
  if (!isAlone || !start || !joined || lettersOf(joined).length > length) return lines
  return [...lines.slice(0, -2), start, joined]
}
