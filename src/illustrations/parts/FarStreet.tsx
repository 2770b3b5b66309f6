import type { Lot } from '../houses/street-lots'
import type { Point } from './path'

/** Places whose houses are repeated on the hill, with their positions there. */
const houses = [
  [5, 'translate(1370-110)scale(.9)'],
  [5, 'translate(1700-150)scale(.86)'],
] as const

/** Offsets of the trees from the corner of each house; the one at the fourth is in front. */
const trees: readonly Point[] = [
  [-18, 2],
  [-40, 2],
  [-22, 12],
  [-28, 22],
  [-20, 22],
  [-22, 28],
  [-26, 28],
]

const inFront = 3

const hill =
  'M-1400 0V-160C-900-176-400-150 60-176 200-184 360-188 500-190 700-196 760-250 900-284 1040-310 1100-356 1220-368 1300-372 1320-340 1400-342 1520-344 1640-436 1760-450 1850-456 1900-410 2000-392 2160-370 2300-356 3860-350V0z'

/** The background of the street: the hill, faint houses and trees, all reused from the foreground. */
export function FarStreet({ lots }: { readonly lots: readonly Lot[] }) {
  const spots = lots.map(({ x, y }, place): Point => {
    const [right = 0, down = 0] = trees[place] ?? []
    return [x + right, y + down]
  })
  const [before = 0, above = 0] = spots[inFront] ?? []
  return (
    <>
      <g className="far-off">
        <path className="paint-hill" d={hill} />
        <g className="palette-far">
          {houses.map(([place, at]) => (
            <use key={at} href={`#street-${lots[place]?.type}`} transform={at} />
          ))}
        </g>
      </g>
      {spots.map(
        ([x, y], place) =>
          place !== inFront && <use key={x} href="#street-tree" x={x - before} y={y - above} />,
      )}
    </>
  )
}
