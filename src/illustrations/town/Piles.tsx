import type { StreetHouse } from '#generated/types'
import { streetHouses, type StreetHouseDrawing } from '../houses/street-houses'
import type { Box } from '../parts/path'
import { boxes, row, stamp } from '../parts/path'
import { pileHeight } from './arrange-lots'

/** The base of a raised house: braced piles, brick below each chimney, and stairs to its door. */
export function Piles({ type }: { readonly type: StreetHouse }) {
  const { width, door = width / 2, chimneys }: StreetHouseDrawing = streetHouses[type]
  const count = Math.round(width / 72)
  const step = (width - 10) / count
  const posts = row([0, 0], { count: count + 1, step })
  const bases = chimneys.map((x): Box => [x - 52, 6, 104, pileHeight - 6])
  return (
    <>
      <path className="paint-shadow" d={boxes([4, 4, width - 4, pileHeight - 4])} />
      <path
        className="line-soft"
        d={stamp(
          `l${step} ${pileHeight}m0-${pileHeight}l-${step} ${pileHeight}`,
          posts.slice(0, -1),
        )}
      />
      <path className="paint-wood line-medium" d={stamp(`h10v${pileHeight}h-10z`, posts)} />
      <path className="paint-brick line-medium" d={boxes(...bases)} />
      <path
        className="line-faint"
        d={stamp(
          `m52 6v${pileHeight - 6}`,
          bases.map(([x, y]) => [x, y - 6] as const),
        )}
        strokeWidth="104"
        strokeDasharray=".8 4.2"
      />
      <path className="paint-trim" d={boxes([-6, -3, width + 12, 9])} />
      <Stair x={door} />
    </>
  )
}

/** A flight of nine steps from the ground to the sill, between two rails. */
function Stair({ x }: { readonly x: number }) {
  return (
    <>
      <path className="paint-wood line-medium" d={boxes([x - 33, -2, 66, pileHeight + 2])} />
      <path
        className="line-soft"
        d={stamp(
          'h66',
          row([-2, x - 33], { count: 9, step: 6.6 }).map(([y, left]) => [left, y]),
        )}
      />
      <path
        className="paint-trim line-medium"
        d={boxes([x - 38, -2, 5, pileHeight + 2], [x + 33, -2, 5, pileHeight + 2])}
      />
    </>
  )
}
