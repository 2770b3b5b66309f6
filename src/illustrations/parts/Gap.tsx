import type { Box, Point } from './path'
import { boxes, polygon, stamp } from './path'

interface GapProps {
  /** Left and right end of the gap in each course, from the top down. */
  readonly rows: readonly Point[]
  readonly top: number
  /** Height of a course. */
  readonly step: number
  /** Width of the shadow cast by the surrounding shingles. */
  readonly shade?: number
}

/** A bare patch in a field of shingles: recessed, lit from the upper left. */
export function Gap({ rows, top, step, shade = 9 }: GapProps) {
  const corners = (end: 0 | 1) =>
    rows.flatMap((row, index): readonly Point[] => [
      [row[end], top + index * step],
      [row[end], top + (index + 1) * step],
    ])
  const outline = polygon(...corners(1), ...corners(0).toReversed())
  const shadows = (depth: number) =>
    rows.flatMap(([left, right], index): readonly Box[] => {
      const y = top + index * step
      const [openFrom, openTo] = rows[index - 1] ?? [right, right]
      return [
        [left, y, depth, step],
        [left, y, Math.max(openFrom - left, 0), depth],
        [openTo, y, Math.max(right - openTo, 0), depth],
      ]
    })
  const shadow = (depth: number) => boxes(...shadows(depth).filter(([, , width]) => width > 0))
  const nails = rows.flatMap(([left, right], index): readonly Point[] => {
    const count = Math.round((right - left) / step)
    const pitch = (right - left) / count
    return Array.from({ length: count }, (_, nail) => [
      left + (nail + 0.7) * pitch,
      top + (index + 0.7) * step,
    ])
  })
  return (
    <>
      <path className="paint-hole line-medium" d={outline} />
      <path className="paint-shadow" d={shadow(shade)} />
      <path className="paint-shadow" d={shadow(shade / 2)} />
      <path className="line-nail" d={stamp('v.1', nails)} />
    </>
  )
}
