import type { TownSky as Sky } from '#generated/types'
import { stamp, type Point } from '../parts/path'

const clouds: readonly Point[] = [
  [-1480, -250],
  [520, -320],
  [1020, -270],
]

/** Clouds or gulls, if any; the color is the drawing's background. */
export function TownSky({ sky, shift }: { readonly sky: Sky; readonly shift: number }) {
  if (sky === 'cloud') {
    return (
      <path
        className="paint-cloud"
        d={stamp(
          'q14-30 54-24 26-30 72-12 44-18 62 16 46-4 50 20z',
          clouds.map(([x, y]) => [x + shift, y] as const),
        )}
      />
    )
  }
  if (sky === 'gulls') {
    return (
      <path
        transform={`translate(${shift})`}
        strokeWidth="1.6"
        strokeOpacity=".7"
        d="M60-250q10-12 16 0 8-12 18-2M118-226q8-10 13 0 7-10 15-2M26-204q7-9 12 0 6-9 14-2M820-318q10-12 16 0 8-12 18-2M900-300q10-12 16 0 8-12 18-2"
      />
    )
  }
  return null
}
