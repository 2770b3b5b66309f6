import type { Spot } from '../../cli/site/maps/geometry.ts'

/** Whether a spot lies within rings: a line from it crosses them an odd number of times. */
export function isIn(rings: readonly (readonly Spot[])[], [x, y]: Spot): boolean {
  const crossings = rings.flatMap((ring) =>
    ring.filter(([toX, toY], index) => {
      const [fromX, fromY] = ring.at(index - 1) ?? [toX, toY]
      const isBeside = fromY > y !== toY > y
      return isBeside && x < fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX)
    }),
  )
  return crossings.length % 2 === 1
}
