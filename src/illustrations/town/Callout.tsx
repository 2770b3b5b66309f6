import type { RoofPart, TownScene } from '#generated/types'
import { streetHouses } from '../houses/street-houses'
import { lettersOf } from '../../ui/letters-of'
import { pair, polyline } from '../parts/path'
import type { ComposedTown } from './compose-town'

interface CalloutProps {
  readonly callout: NonNullable<TownScene['callout']>
  readonly town: ComposedTown
}

const lineHeight = 20
/** Character widths for wrapping: the widest average, and a common one. */
const [wideLetter, letter] = [8.6, 8]

/** A copper line from a part of the roof to a note in the free sky beside the house. */
export function Callout({ callout, town: { front, note } }: CalloutProps) {
  const anchor = anchorOf(callout.part, front)
  const isLeft = note.side === 'left'
  const edge = Math.round(isLeft ? front.x - 14 : front.x + front.width + 14)
  const room = isLeft ? edge : 764 - edge
  const lines = wrapWords(callout.text, Math.floor(room / wideLetter))
  const rule = Math.max(note.floor, lines.length * lineHeight - 356)
  const top = rule + 10 - lines.length * lineHeight
  const longest = Math.max(...lines.map((line) => lettersOf(line).length))
  const outer = edge + (isLeft ? -1 : 1) * Math.min(Math.round(longest * letter), room)
  return (
    <g className="callout" textAnchor={isLeft ? 'end' : 'start'}>
      <path d={polyline([outer, rule], [edge, rule], anchor)} />
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
