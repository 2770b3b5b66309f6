import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeScaleBar } from '../../../cli/site/maps/land-names.ts'
import {
  crossesBox,
  isInside,
  overlap,
  squareOf,
  type Box,
  type Dot,
} from '../../../cli/site/maps/geometry.ts'
import {
  placesBeside,
  placesInTwoLines,
  placesOnLeaders,
  placesOver,
  placesWithin,
} from '../../../cli/site/maps/label-candidates.ts'
import { textWidth } from '../../../cli/site/maps/text-width.ts'
import { placeLabels, type LabelPlace, type Sheet } from '../../../cli/site/maps/place-labels.ts'

const seed = 20_261_120
const size = { width: 560, height: 420 }
const walls = [{ left: 440, top: 380, right: 560, bottom: 420 }]

interface Name {
  readonly dot: Dot
  readonly width: number
}

const sheetOf = (names: readonly Name[], obstacles: readonly Box[] = walls): Sheet => ({
  ...size,
  taken: [...names.map(({ dot }) => squareOf(dot)), ...obstacles],
  isClear: ({ left }) => left < 300,
})

const requestFor = (name: Name, leaders = true) => {
  const label = { ...name, height: 26 }
  const far = leaders ? placesOnLeaders(label) : []
  return { dot: name.dot, places: [...placesBeside(label), ...far], unclear: 3 }
}

const place = (names: readonly Name[], sheet = sheetOf(names)) =>
  placeLabels(
    names.map((name) => requestFor(name)),
    sheet,
  )

test('a label that is kept gives way to none, and covers dots where there is no other place', () => {
  const at = (x: number, y: number, width: number): Name => ({
    dot: { at: [x, y], radius: 5 },
    width,
  })
  const around = [-1, 0, 1].flatMap((row) =>
    [-1, 0, 1].flatMap((column) =>
      row === 0 && column === 0 ? [] : [at(200 + column * 16, 200 + row * 16, 60)],
    ),
  )
  const names = [...around, at(200, 200, 60)]
  const requests = (isRequired: boolean) =>
    names.map((each, index) => {
      return { ...requestFor(each, false), isRequired: isRequired && index === names.length - 1 }
    })
  expect(placeLabels(requests(false), sheetOf(names)).at(-1)).toBeNull()
  expect(placeLabels(requests(true), sheetOf(names)).at(-1)).not.toBeNull()
})

test('a label is left out for no later one, even if that would stand better', () => {
  const box = { left: 100, top: 100, right: 160, bottom: 126 }
  const at = (cost: number): LabelPlace => {
    return { anchor: 'middle', x: 130, y: 113, box, text: box, leader: null, cost }
  }
  const requests = [30, 0].map((cost) => ({ dot: null, places: [at(cost)], unclear: 3 }))
  expect(placeLabels(requests, sheetOf([])).map((found) => found?.cost)).toEqual([30, undefined])
})

test('names side by side within shapes are wider apart than the words of one', () => {
  const letters = 20
  const spots = [{ at: [100, 100], room: 50 }] as const
  for (const { box, text } of placesWithin(spots, 'East Haven', letters)) {
    expect(2 * (text.left - box.left)).toBeGreaterThan(textWidth(' ', letters))
    expect(box.right - text.right).toBe(text.left - box.left)
  }
})

const name = fc
  .record({
    x: fc.integer({ min: 5, max: 555 }),
    y: fc.integer({ min: 5, max: 415 }),
    width: fc.integer({ min: 20, max: 150 }),
  })
  .map(({ x, y, width }): Name => ({ dot: { at: [x, y], radius: 5 }, width }))

const pairs = <Item>(items: readonly Item[]) =>
  items.flatMap((a, index) => items.slice(index + 1).map((b) => [a, b] as const))

test('labels, dots, leaders and obstacles never lie on one another', () => {
  const check = fc.property(fc.array(name, { maxLength: 60 }), (names) => {
    const places = place(names)
    const placed = places.flatMap((found, index) => (found ? [{ found, index }] : []))
    expect(places).toHaveLength(names.length)
    for (const { found, index } of placed) {
      const canvas = { left: 0, top: 0, right: size.width, bottom: size.height }
      const own = names[index]?.dot.at.join()
      const others = names.map(({ dot }) => dot).filter(({ at }) => at.join() !== own)
      const boxes = [...others.map(squareOf), ...walls]
      expect(isInside(found.box, canvas)).toBe(true)
      expect(boxes.filter((box) => overlap(found.box, box))).toEqual([])
      expect(boxes.filter((box) => found.leader && crossesBox(found.leader, box))).toEqual([])
    }
    for (const [{ found: a }, { found: b }] of pairs(placed)) {
      expect(overlap(a.box, b.box)).toBe(false)
      expect(a.leader !== null && crossesBox(a.leader, b.box)).toBe(false)
      expect(b.leader !== null && crossesBox(b.leader, a.box)).toBe(false)
    }
  })
  fc.assert(check, { seed, numRuns: 60 })
})

test('an area is as high as a target must be, and as wide as its text', () => {
  const check = fc.property(fc.array(name, { maxLength: 40 }), (names) => {
    for (const [index, found] of place(names).entries()) {
      if (!found) continue
      expect(found.box.bottom - found.box.top).toBe(26)
      expect(found.box.right - found.box.left).toBeGreaterThanOrEqual(names[index]?.width ?? 0)
    }
  })
  fc.assert(check, { seed, numRuns: 60 })
})

const dotAt = (x: number, y: number): Name => ({ dot: { at: [x, y], radius: 5 }, width: 60 })
const shown = (found: LabelPlace | null | undefined) =>
  found && { anchor: found.anchor, x: found.x, y: found.y, led: found.leader !== null }

test('a label alone stands at the right of its dot, and its area includes the dot', () => {
  const [found] = place([dotAt(100, 100)])
  expect(shown(found)).toEqual({ anchor: 'start', x: 109, y: 100, led: false })
  expect(found?.box).toEqual({ left: 95, top: 87, right: 173, bottom: 113 })
})

test.each([
  ['under the dot of another', 39, true],
  ['away from it', 62, false],
])('a label at the corner of its dot, its middle %s: it misleads, %s', (_, away, expected) => {
  const own = dotAt(500, 300)
  // What stands beside, above and below it leaves only the corner at the lower left.
  const other = { dot: { at: [500 - away, 292], radius: 5 }, width: 0 } as const
  const around = [
    { left: 506, top: 240, right: 560, bottom: 420 },
    { left: 440, top: 200, right: 560, bottom: 290 },
    { left: 499, top: 306, right: 506, bottom: 420 },
  ]
  const [found] = placeLabels([requestFor(own, false)], sheetOf([own, other], around))
  expect(shown(found)).toEqual({ anchor: 'end', x: 491, y: 312, led: false })
  expect(found?.isMisleading).toBe(expected)
})

test('a label at the right edge stands at the left', () => {
  expect(shown(place([dotAt(540, 100)])[0])).toEqual({ anchor: 'end', x: 531, y: 100, led: false })
})

test('two towns side by side name each other from both sides', () => {
  expect(place([dotAt(100, 100), dotAt(120, 100)]).map(shown)).toEqual([
    { anchor: 'end', x: 91, y: 100, led: false },
    { anchor: 'start', x: 129, y: 100, led: false },
  ])
})

test('a name stands on the other side of its dot where a line would run through it', () => {
  const names = [dotAt(280, 210)]
  const anchor = (isClear: Sheet['isClear']) =>
    place(names, { ...sheetOf(names), isClear })[0]?.anchor
  expect(anchor(() => true)).toBe('start')
  expect(anchor(({ left }) => left < 280)).toBe('end')
})

test('a name hides no line along its length, but may lie across one', () => {
  const label = { dot: dotAt(280, 210).dot, width: 90, height: 26 }
  const asked = { dot: label.dot, places: [...placesBeside(label)], unclear: 0 }
  const anchor = (isClear: Sheet['isClear']) =>
    placeLabels([asked], { ...size, taken: [squareOf(label.dot)], isClear })[0]?.anchor
  const across = { left: 330, top: 0, right: 331, bottom: 420 }
  expect(anchor((box) => !overlap(box, across))).toBe('start')
  const along = { left: 300, top: 209, right: 560, bottom: 211 }
  expect(anchor((box) => !overlap(box, along))).toBe('end')
})

test('a long name stands in two lines where one would lie across a coast on each side', () => {
  const { dot } = dotAt(280, 210)
  const long = 'Whitemarsh Island'
  const label = { dot, width: textWidth(long, 20), height: 26 }
  const places = [...placesBeside(label), ...placesInTwoLines(dot, long, 20)]
  const asked = { dot, places, unclear: 9 }
  const breakAt = (isClear: Sheet['isClear']) =>
    placeLabels([asked], { ...size, taken: [squareOf(dot)], isClear })[0]?.breakAt
  expect(breakAt(() => true)).toBeUndefined()
  expect(breakAt(({ left, right }) => left > 195 && right < 415)).toBe('Whitemarsh'.length)
  expect([...placesInTwoLines(dot, 'Payette', 20)]).toEqual([])
})

test('a name of the land never stands on a line or on another, and there only once', () => {
  const places = placesOver(
    [20, 60, 100].map((x) => [x, 50] as const),
    { width: 10, height: 10 },
  )
  const find = (isClear: Sheet['isClear'], taken: readonly Box[] = []) =>
    placeLabels([{ dot: null, places: [...places], unclear: Infinity }], {
      ...size,
      taken,
      isClear,
    })
  expect(find(({ left }) => left > 30)[0]?.x).toBe(60)
  expect(find(() => false)).toEqual([null])
  expect(find(() => true, [{ left: 0, right: 90, top: 0, bottom: 90 }])).toEqual([null])
})

test('the scale bar keeps off ground that is not clear, where it can', () => {
  const [right, bottom] = [size.width - 4, size.height - 4]
  const bar = (isClear: Sheet['isClear']) =>
    placeScaleBar(0.4, { ...size, taken: [], isClear })?.box
  expect(bar(() => true)).toMatchObject({ right, bottom })
  expect(bar((box) => box.bottom < bottom)).toMatchObject({ right, top: 4 })
  expect(bar((box) => box.right < 300)?.right).toBeLessThan(300)
  expect(bar(() => false)).toMatchObject({ right, bottom })
})

test('a name stands within its outline, in two lines where one is too wide', () => {
  const rows = [200, 210, 220]
  const within = (room: number) =>
    [
      ...placesWithin(
        rows.map((y) => ({ at: [280, y] as const, room })),
        'North Haven',
        14,
      ),
    ][0]
  expect(within(60)).not.toHaveProperty('breakAt')
  expect(within(24)).toMatchObject({ x: 280, y: 210, breakAt: 5 })
})
