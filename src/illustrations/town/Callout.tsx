import type { RoofPart, TownScene } from '../../../generated/types'
import { streetHouses } from '../houses/street-houses'
import { pair, polyline } from '../parts/path'
import type { ComposedTown } from './compose-town'

interface CalloutProps {
  readonly callout: NonNullable<TownScene['callout']>
  readonly town: ComposedTown
}

const top = -346
const lineHeight = 20

/** A copper line from a part of the roof to what is said of it, in the free sky beside the house. */
export function Callout({ callout, town: { front, noteSide } }: CalloutProps) {
  const anchor = anchorOf(callout.part, front)
  const edge = noteSide === 'left' ? front.x - 14 : front.x + front.width + 14
  const lines = wrapWords(callout.text, noteSide === 'left' ? 23 : 19)
  const rule = top + lines.length * lineHeight - 10
  const outer = edge + (noteSide === 'left' ? -1 : 1) * 150
  return (
    <g className="callout" textAnchor={noteSide === 'left' ? 'end' : 'start'}>
      <path d={polyline([outer, rule], [edge, rule], anchor)} />
      <path d={`M${pair(anchor)}v.1`} />
      {lines.map((line, index) => (
        <text key={line} x={edge} y={top + index * lineHeight}>
          {line}
        </text>
      ))}
    </g>
  )
}

function anchorOf(part: RoofPart, { house, x, y, scale, isMirrored }: ComposedTown['front']) {
  const { width, anchors } = streetHouses[house.type]
  const points: Readonly<Partial<Record<RoofPart, readonly [number, number]>>> = anchors
  const [left, up] = points[part] ?? [width / 2, -streetHouses[house.type].height]
  return [x + (isMirrored ? width - left : left) * scale, y + up * scale] as const
}

/** The words in lines of a length that is not passed, except by a single word. */
export function wrapWords(text: string, length: number): readonly string[] {
  return text.split(' ').reduce<readonly string[]>((lines, word) => {
    const last = lines.at(-1)
    if (last === undefined || last.length + 1 + word.length > length) return [...lines, word]
    return [...lines.slice(0, -1), `${last} ${word}`]
  }, [])
}
