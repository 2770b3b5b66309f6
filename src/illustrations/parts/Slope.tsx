import { Hatching } from './Hatching'
import type { Point } from './path'
import { pair, polyline } from './path'

interface SlopeProps {
  /** The left corner of every house, at ground level. */
  readonly lots: readonly Point[]
}

/** Ground in section that climbs from lot to lot. */
export function Slope({ lots }: SlopeProps) {
  const line = toTerraces(lots)
  // Every second segment is a bank, too steep for slanted strokes.
  const hatched = line.map(([x, y], index) => `${index % 2 ? 'L' : 'M'}${pair([x + y + 8, y + 8])}`)
  return (
    <>
      <path className="paint-earth" d={`${polyline(...line)}V200H-1400z`} />
      <Hatching line={hatched.join('')} />
      <path className="line-heavy" d={polyline(...line)} />
    </>
  )
}

function toTerraces(lots: readonly Point[]): readonly Point[] {
  const banks = lots.flatMap(([x, y], index): readonly Point[] => {
    const before = lots[index - 1]?.[1] ?? y
    return before === y
      ? []
      : [
          [x - 36, before],
          [x - 8, y],
        ]
  })
  const [, last] = lots.at(-1) ?? [0, 0]
  return [[-1400, lots[0]?.[1] ?? 0], ...banks, [3860, last]]
}
