import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { indexNearest } from '../../../cli/site/maps/base-map.ts'
import type { LocatedTown } from '../../../cli/site/maps/locate-towns.ts'

const seed = 20_261_120
const coordinate = fc.integer({ min: 0, max: 50 })
const spot = fc.tuple(coordinate, coordinate)

const toTown = (at: LocatedTown['at'], rank: number): LocatedTown => {
  return { name: `Town ${rank}`, path: null, county: 'County', at, isServed: true, rank }
}
const apart = ([x, y]: readonly [number, number], [toX, toY]: readonly [number, number]) =>
  (x - toX) ** 2 + (y - toY) ** 2

test('the nearest are as near as those found by looking at all', () => {
  const check = fc.property(
    fc.array(spot, { maxLength: 200 }),
    spot,
    fc.integer({ min: 1, max: 80 }),
    (spots, from, count) => {
      const found = indexNearest(spots.map(toTown))(from, count)
      const all = spots.map((at) => apart(at, from)).toSorted((a, b) => a - b)
      expect(found.map(({ at }) => apart(at, from))).toEqual(all.slice(0, count))
      expect(new Set(found).size).toBe(found.length)
    },
  )
  fc.assert(check, { seed })
})
