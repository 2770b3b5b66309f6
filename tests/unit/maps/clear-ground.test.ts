import { expect, test } from 'vitest'
import { firstClear, type IsClear } from '../../../cli/site/maps/clear-ground.ts'
import { circleCrosses, type Box } from '../../../cli/site/maps/geometry.ts'
import { placeLabels } from '../../../cli/site/maps/place-labels.ts'
import { placeScaleBar } from '../../../cli/site/maps/scale-bar.ts'

const sheet = { width: 560, height: 420 }
const boxAt = (left: number): Box => ({ left, right: left + 10, top: 0, bottom: 10 })
const places = [0, 20, 40].map((left) => ({ box: boxAt(left) }))
const from =
  (least: number): IsClear =>
  ({ left }) =>
    left >= least

test('the first place that is clear is taken, or the clearest, or the first that is free', () => {
  const first = (clear: readonly IsClear[], taken: readonly Box[] = []) =>
    firstClear(places, { sheet, taken, clear })?.box.left
  expect(first([from(20), from(0)])).toBe(20)
  expect(first([from(99), from(40)])).toBe(40)
  expect(first([from(99), from(99)])).toBe(0)
  expect(first([from(99)], [boxAt(0)])).toBe(20)
  expect(
    first(
      [from(0)],
      places.map(({ box }) => box),
    ),
  ).toBeUndefined()
})

test('the scale bar keeps off ground that is not clear, where it can', () => {
  const scale = 0.4
  const bar = (isClear: IsClear) => placeScaleBar(scale, sheet, { dots: [], isClear })?.box
  const [right, bottom] = [sheet.width, sheet.height]
  expect(bar(() => true)).toMatchObject({ right, bottom })
  expect(bar((box) => box.bottom < bottom)).toMatchObject({ right, top: 0 })
  expect(bar((box) => box.right < 300)?.right).toBeLessThan(300)
  expect(bar(() => false)).toMatchObject({ right, bottom })
})

test('a name stands on the other side of its dot where a line would run through it', () => {
  const dot = { at: [280, 210], radius: 5 } as const
  const anchor = (isClear: IsClear) =>
    placeLabels([{ dot, width: 60 }], {
      ...sheet,
      dots: [dot],
      obstacles: [],
      labelHeight: 26,
      leaders: false,
      isClear,
    })[0]?.anchor
  expect(anchor(() => true)).toBe('start')
  expect(anchor(({ left }) => left < 280)).toBe('end')
})

test('a circle crosses what its line runs through, not what lies within it', () => {
  const at = [100, 100] as const
  const box: Box = { left: 110, right: 130, top: 95, bottom: 105 }
  expect(circleCrosses({ at, radius: 20 }, box)).toBe(true)
  expect(circleCrosses({ at, radius: 50 }, box)).toBe(false)
  expect(circleCrosses({ at, radius: 5 }, box)).toBe(false)
})
