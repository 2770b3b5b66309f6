import { expect, test } from 'vitest'
import { boundsOf, type Box } from '../../../cli/site/maps/geometry.ts'
import type { Area } from '../../../cli/site/maps/outline-shapes.ts'
import { awayFromSlivers, sliversOn } from '../../../cli/site/maps/slivers.ts'
import { createViewport } from '../../../cli/site/maps/viewport.ts'
import { firmIn } from './firm-in.ts'

const sheet = { width: 700, height: 400 }
const plane = { left: -1000, top: -1000, right: 2000, bottom: 2000 }
const viewAt = (x: number, y: number) => createViewport([x + 350, y + 200], 1, sheet, plane)

function countyOf({ left, top, right, bottom }: Box): Area {
  const ring = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
    [left, top],
  ] as const
  return { id: 'c-xx-a', name: 'A', credits: [], at: [0, 0], rings: [ring], bounds: boundsOf(ring) }
}

test('a view leaves out the mere corner of a county, by the shorter way', () => {
  const corner = [countyOf({ left: 690, top: -300, right: 1400, bottom: 60 })]
  expect(sliversOn(corner, viewAt(0, 0), sheet)).toHaveLength(1)
  const [x, y] = awayFromSlivers(corner, viewAt(0, 0), sheet)
  expect([x, y]).toEqual([-12, 0])
  expect(sliversOn(corner, viewAt(x, y), sheet)).toEqual([])
})

test('a county of which more is seen stays, and so does an island', () => {
  const half = countyOf({ left: 350, top: -300, right: 1400, bottom: 700 })
  const island = countyOf({ left: 100, top: 100, right: 110, bottom: 110 })
  expect(awayFromSlivers([half, island], viewAt(0, 0), sheet)).toEqual([0, 0])
})

test('no view moves far, whatever is at its edges', () => {
  const long = countyOf({ left: 620, top: 350, right: 1400, bottom: 900 })
  const [x, y] = awayFromSlivers([long], viewAt(0, 0), sheet)
  expect(Math.abs(x)).toBeLessThanOrEqual(42)
  expect(Math.abs(y)).toBeLessThanOrEqual(24)
})

test('around Prescott every town is still on the map, with its name', () => {
  const { maps, places } = firmIn('AZ', 'Prescott')
  expect(maps.areas?.labels.map(({ text }) => text).toSorted()).toEqual(
    places.map(({ name }) => name).toSorted(),
  )
})
