import type { Point } from './path'
import { stamp } from './path'

/** The limb and its branches, each tapered from where it grows. */
const wood =
  'M8-6.5L-9-8 3-3.5-12-1 2 1.5-5 5.5 8 6.5Q60 10 112 5.5 142 6 170 13.5L170.6 11.8Q142 2 112-1.5 60-1 8-6.5zM42-1Q72-14 104-41L105.4-40Q78-10 60 2zM64 6Q96 18 127 49.5L128.5 48.3Q104 16 84 4zM106 0Q130-9 150-27.5L151.2-26.4Q134-4 120 3zM122 6Q144 16 160 34.5L161.2 33.4Q148 14 134 6zM22-4L29-17 34-14 33-3z'
const twigs =
  'M104-40l12-7m-12 7l3-14m-27 33l3-17m5 12l20-2M127 49l4 14m-4-14l15 5m-40-27l-3 19m9-13l22 0M150-27l13-2m-13 2l5-12m-25 27l19 0M160 34l12 3m-12-3l2 13m-18-27l20-1M170 12l12-3m-12 3l10 8m-30-13l16-8m-25 9l-2 14M66-8l-3-16'

/** Positions of leaves, at the ends of the twigs and along the branches. */
const sprays: readonly Point[] = [
  ...([
    [116, -47],
    [107, -54],
    [94, -32],
    [84, -37],
    [108, -25],
    [104, -40],
  ] as const),
  ...([
    [131, 63],
    [142, 54],
    [99, 46],
    [130, 27],
    [118, 40],
    [127, 49],
  ] as const),
  ...([
    [163, -29],
    [155, -39],
    [149, -12],
    [138, -17],
    [150, -27],
  ] as const),
  ...([
    [172, 37],
    [162, 47],
    [164, 19],
    [150, 24],
    [160, 34],
  ] as const),
  ...([
    [182, 9],
    [180, 20],
    [166, 0],
    [139, 22],
    [170, 12],
    [63, -24],
  ] as const),
]
const spray = 'q2-5 7-5-1 4-7 5q-3-4-1-8 4 4 1 8q-5 0-7-4 5-1 7 4q4 1 5 6-5-1-5-6q-3 2-7 1 2-5 7-1'
const other = 'q5-1 7 2-4 3-7-2q1-5 5-7 1 5-5 7q-1 5-4 7-2-5 4-7q-5 2-8 0 3-4 8 0q2 4 0 8-4-3 0-8'

/** A limb that came down: splintered where it tore off, at its origin, its leaves still on it. */
export function Limb() {
  const [even, odd] = [0, 1].map((rest) => sprays.filter((_, index) => index % 2 === rest))
  return (
    <>
      <path className="paint-shadow" transform="translate(3 6)" d={wood} />
      <path className="line-bark" strokeWidth="1.3" d={twigs} />
      <path strokeWidth="2.6" d={wood} />
      <path className="paint-bark" stroke="none" d={wood} />
      <path className="line-faint" d="M8-2Q60 2 104 1M10 3Q50 6 90 5" />
      <path className="paint-wood" d="M8-6.5L-9-8 3-3.5-12-1 2 1.5-5 5.5 8 6.5Q13 0 8-6.5z" />
      <path
        className="paint-leaf line-soft"
        d={stamp(spray, even ?? []) + stamp(other, odd ?? [])}
      />
    </>
  )
}
