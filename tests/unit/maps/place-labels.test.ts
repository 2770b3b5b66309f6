import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { crossesBox, isInside, overlap, squareOf } from '../../../cli/site/maps/geometry.ts'
import type { LabelPosition, LabelRequest } from '../../../cli/site/maps/label-candidates.ts'
import { placeLabels, type Sheet } from '../../../cli/site/maps/place-labels.ts'

const seed = 20_261_120
const size = { width: 560, height: 420 }

const sheetOf = (requests: readonly LabelRequest[]): Sheet => ({
  ...size,
  dots: requests.map(({ dot }) => dot),
  obstacles: [{ left: 440, top: 380, right: 560, bottom: 420 }],
  labelHeight: 26,
  leaders: true,
  isClear: ({ left }) => left < 300,
})

const request = fc
  .record({
    x: fc.integer({ min: 5, max: 555 }),
    y: fc.integer({ min: 5, max: 415 }),
    width: fc.integer({ min: 20, max: 150 }),
  })
  .map(({ x, y, width }): LabelRequest => ({ dot: { at: [x, y], radius: 5 }, width }))

const pairs = <Item>(items: readonly Item[]) =>
  items.flatMap((a, index) => items.slice(index + 1).map((b) => [a, b] as const))

test('labels, dots, leaders and obstacles never lie on one another', () => {
  const check = fc.property(fc.array(request, { maxLength: 60 }), (requests) => {
    const sheet = sheetOf(requests)
    const places = placeLabels(requests, sheet)
    const placed = places.flatMap((place, index) => (place ? [{ place, index }] : []))
    expect(places).toHaveLength(requests.length)
    for (const { place, index } of placed) {
      const canvas = { left: 0, top: 0, right: size.width, bottom: size.height }
      const own = requests[index]?.dot.at.join()
      const others = sheet.dots.filter(({ at }) => at.join() !== own)
      const boxes = [...others.map(squareOf), ...sheet.obstacles]
      expect(isInside(place.hit, canvas)).toBe(true)
      expect(boxes.filter((box) => overlap(place.hit, box))).toEqual([])
      expect(boxes.filter((box) => place.leader && crossesBox(place.leader, box))).toEqual([])
    }
    for (const [{ place: a }, { place: b }] of pairs(placed)) {
      expect(overlap(a.hit, b.hit)).toBe(false)
      expect(a.leader !== null && crossesBox(a.leader, b.hit)).toBe(false)
      expect(b.leader !== null && crossesBox(b.leader, a.hit)).toBe(false)
    }
  })
  fc.assert(check, { seed, numRuns: 60 })
})

test('an area is as high as a target must be, and as wide as its text', () => {
  const check = fc.property(fc.array(request, { maxLength: 40 }), (requests) => {
    for (const [index, place] of placeLabels(requests, sheetOf(requests)).entries()) {
      if (!place) continue
      expect(place.hit.bottom - place.hit.top).toBe(26)
      expect(place.hit.right - place.hit.left).toBeGreaterThanOrEqual(requests[index]?.width ?? 0)
    }
  })
  fc.assert(check, { seed, numRuns: 60 })
})

const dotAt = (x: number, y: number): LabelRequest => ({
  dot: { at: [x, y], radius: 5 },
  width: 60,
})
const shown = (place: LabelPosition | null | undefined) =>
  place && { anchor: place.anchor, x: place.x, y: place.y, led: place.leader !== null }

test('a label alone stands at the right of its dot, and its area includes the dot', () => {
  const [place] = placeLabels([dotAt(100, 100)], sheetOf([dotAt(100, 100)]))
  expect(shown(place)).toEqual({ anchor: 'start', x: 109, y: 100, led: false })
  expect(place?.hit).toEqual({ left: 95, top: 87, right: 173, bottom: 113 })
})

test.each([
  ['under the dot of another', 39, true],
  ['away from it', 62, false],
])('a label at the corner of its dot, its middle %s: it misleads, %s', (_, away, expected) => {
  const own = dotAt(500, 300)
  // What stands beside, above and below it leaves only the corner at the lower left.
  const other = { at: [500 - away, 292], radius: 5 } as const
  const walls = [
    { left: 506, top: 240, right: 560, bottom: 420 },
    { left: 440, top: 200, right: 560, bottom: 290 },
    { left: 499, top: 306, right: 506, bottom: 420 },
  ]
  const sheet = { ...sheetOf([own]), dots: [own.dot, other], obstacles: walls, leaders: false }
  const [place] = placeLabels([own], sheet)
  expect(shown(place)).toEqual({ anchor: 'end', x: 491, y: 312, led: false })
  expect(place?.isMisleading).toBe(expected)
})

test('a label at the right edge stands at the left', () => {
  const [place] = placeLabels([dotAt(540, 100)], sheetOf([dotAt(540, 100)]))
  expect(shown(place)).toEqual({ anchor: 'end', x: 531, y: 100, led: false })
})

test('two towns side by side name each other from both sides', () => {
  const requests = [dotAt(100, 100), dotAt(120, 100)]
  expect(placeLabels(requests, sheetOf(requests)).map(shown)).toEqual([
    { anchor: 'end', x: 91, y: 100, led: false },
    { anchor: 'start', x: 129, y: 100, led: false },
  ])
})
