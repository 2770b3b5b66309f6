import { expect, test } from 'vitest'
import * as fc from 'fast-check'
import {
  crossesLine,
  crossesBox,
  isIn,
  overlap,
  simplify,
} from '../../../cli/site/maps/geometry.ts'
import { toRelativePath } from '../../../cli/site/maps/outline-shapes.ts'
import { indexNearest } from '../../../cli/site/maps/base-map.ts'
import type { LocatedTown } from '../../../cli/site/maps/locate-towns.ts'

const box = { left: 0, top: 0, right: 10, bottom: 10 }

test.each([
  ['inside', { left: 2, top: 2, right: 3, bottom: 3 }, true],
  ['over a corner', { left: 9, top: 9, right: 20, bottom: 20 }, true],
  ['only touching', { left: 10, top: 0, right: 20, bottom: 10 }, false],
  ['apart', { left: 0, top: 11, right: 10, bottom: 20 }, false],
])('a box %s', (_where, other, expected) => {
  expect([overlap(box, other), overlap(other, box)]).toEqual([expected, expected])
})

test.each([
  ['through', [-5, 5], [15, 5], true],
  ['across a corner', [-1, 3], [3, -1], true],
  ['ending inside', [20, 5], [5, 5], true],
  ['short of it', [20, 5], [11, 5], false],
  ['past a corner', [-1, 1], [1, -1.5], false],
  ['along an edge', [-5, 10], [15, 10], false],
] as const)('a line %s', (_where, from, to, expected) => {
  expect([crossesBox([from, to], box), crossesBox([to, from], box)]).toEqual([expected, expected])
})

test.each([
  ['lines that cross', [0, 0], [10, 10], [0, 10], [10, 0], true],
  ['lines that touch', [0, 0], [10, 0], [5, 0], [5, 5], false],
  ['lines apart', [0, 0], [1, 1], [5, 0], [6, 1], false],
] as const)('%s', (_what, a, b, c, d, expected) => {
  expect(crossesLine([a, b], [c, d])).toBe(expected)
})

test('a line loses what lies within reach of a straight one, and a ring stays a ring', () => {
  const bent = [
    [0, 0],
    [10, 1],
    [20, 0],
    [20, 20],
    [0, 20],
    [0, 0],
  ] as const
  expect(simplify(bent, 2)).toEqual([
    [0, 0],
    [20, 0],
    [20, 20],
    [0, 20],
    [0, 0],
  ])
  expect(simplify(bent, 0.5)).toEqual(bent)
})

test('a spot in the hole of a shape is not in it', () => {
  const square = (from: number, to: number) =>
    [
      [from, from],
      [to, from],
      [to, to],
      [from, to],
    ] as const
  expect([5, 15].map((x) => isIn([square(0, 30), square(10, 20)], [x, 15]))).toEqual([true, false])
})

test.each([
  ['steps are relative', 'M10,21L13,20L13,25Z', 'M10 21l3-1 0 5z'],
  ['a minus sign separates', 'M0,0L-3,-4L2,-6Z', 'M0 0l-3-4 5-2z'],
  ['points that fall together are one', 'M0,0L0,0L5,5L5,5Z', 'M0 0l5 5z'],
  ['a ring without extent is a point', 'M7,7L7,7Z', 'M7 7z'],
  ['each line begins at its own place', 'M1,1L2,2M9,9L8,8', 'M1 1l1 1M9 9l-1-1'],
])('%s', (_fact, path, expected) => {
  expect(toRelativePath(path)).toBe(expected)
})

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
