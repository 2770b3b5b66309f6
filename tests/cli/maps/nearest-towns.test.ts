import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSpotIndex } from '../../../cli/site/maps/nearest-towns.ts'

const seed = 20_261_120
const coordinate = fc.integer({ min: 0, max: 50 })
const spot = fc.tuple(coordinate, coordinate)

const apart = ([x, y]: readonly [number, number], [toX, toY]: readonly [number, number]) =>
  (x - toX) ** 2 + (y - toY) ** 2

test('the nearest are as near as those found by looking at all', () => {
  const check = fc.property(
    fc.array(spot, { maxLength: 200 }),
    spot,
    fc.nat({ max: 80 }),
    (spots, from, count) => {
      const found = createSpotIndex(spots.map((at) => ({ at }))).nearest(from, count)
      const all = spots.map((at) => apart(at, from)).toSorted((a, b) => a - b)
      expect(found.map(({ at }) => apart(at, from))).toEqual(all.slice(0, count))
      expect(new Set(found).size).toBe(found.length)
    },
  )
  fc.assert(check, { seed })
})

test('many at one spot do not make a question long', () => {
  const index = createSpotIndex(Array.from({ length: 5000 }, () => ({ at: [1, 1] as const })))
  let asked = 0
  const from = new Proxy([1, 1] as const, {
    get: (target, key) => {
      asked += 1
      return Reflect.get(target, key)
    },
  })
  expect(index.nearest(from, 60)).toHaveLength(60)
  expect(asked).toBeGreaterThan(60)
  expect(asked).toBeLessThan(1000)
})
