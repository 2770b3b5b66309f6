import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { trades } from '../../../cli/site/trades/index.ts'
import { drawLimb } from '../../../src/illustrations/parts/limb'
import { cellsOf } from '../../../src/illustrations/sprite/cells'
import { fileOf, servicesFile } from '../../../src/illustrations/sprite/drawings-file'
import { scenes, viewsOf } from '../../../src/illustrations/scenes/scenes'
import { renderFiles, renderParts } from '../../../src/illustrations/sprite/render-sprite'

const cells = cellsOf('64')
const parts = renderParts('64')
const files = renderFiles({ parts, styles: '', onCards: new Set(['gutters', 'eave']) })
const namesIn = (file: string) => {
  const found = (pattern: RegExp) =>
    Array.from((files[file] ?? '').matchAll(pattern), ([, name = '']) => name)
  return {
    views: found(/<view id="([^"]+)"/g),
    ids: found(/ id="([^"]+)"/g),
    shown: found(/ href="#([^"]+)"/g),
  }
}

test.each(Object.keys(files))('%s has each part that it shows, by its own id', (file) => {
  const { ids, shown } = namesIn(file)
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  expect(shown.filter((id) => !ids.includes(id))).toEqual([])
})

test('a part of a scene that is seen from close by holds its subject, in the shape of all files', () => {
  const close = Object.values(scenes).filter(({ floor }) => floor !== undefined)
  expect(close.length).toBeGreaterThan(0)
  for (const scene of close) {
    const [x = 0, y = 0, width = 0, height = 0] = viewsOf(scene).box.split(' ').map(Number)
    const [left, top, wide, high] = scene.subject
    expect(width / height).toBeCloseTo(760 / 320)
    expect(left).toBeGreaterThanOrEqual(x)
    expect(left + wide).toBeLessThanOrEqual(x + width)
    expect(top).toBeGreaterThanOrEqual(y)
    expect(top + high).toBeLessThanOrEqual(y + height)
  }
})

test.each(Object.entries(trades).filter(([name]) => name !== 'roofing'))(
  'the drawing of the trade %s fills the first screen of Home, on a phone, too, and loses none of its subject',
  (_, { signature }) => {
    const { subject } = scenes[signature]
    const [x = 0, y = 0, width = 0, height = 0] = viewsOf(scenes[signature])
      .around.split(' ')
      .map(Number)
    const [left, top, wide] = subject
    for (const [frameWidth, frameHeight] of [
      [640, 440],
      [360, 230],
    ] as const) {
      const scale = Math.max(frameWidth / width, frameHeight / height)
      const shown = [frameWidth / scale, frameHeight / scale] as const
      expect(shown[0]).toBeGreaterThanOrEqual(wide)
      expect(x + (width - shown[0]) / 2).toBeLessThanOrEqual(left)
      // Of the top, a phone may lose roofs and ceilings.
      expect(y + height - shown[1]).toBeLessThanOrEqual(top + 8)
    }
  },
)

/** Cards on phones, and the frames at the end of pages, crop both sides of a drawing alike. */
const [cardShape, closingShape] = [8 / 5, 3 / 2]
const signatures = Object.values(trades).map(({ signature }) => scenes[signature])

test.each([
  ['of any scene', 'a card', cardShape, Object.values(scenes)],
  ['of a trade', 'the end of pages', closingShape, signatures],
] as const)(
  'what the drawing %s is about is not cropped in the frame of %s',
  (_, __, shape, drawn) => {
    const cropped = drawn.filter((scene) => {
      const [x = 0, , width = 0, height = 0] = viewsOf(scene).box.split(' ').map(Number)
      const [left, , wide] = scene.subject
      const middle = x + width / 2
      const half = (height * shape) / 2
      return left < middle - half || left + wide > middle + half
    })
    expect(cropped.map(({ words }) => words)).toEqual([])
  },
)

test('an arm reaches as far as it can, and has an outline wherever the hand is', () => {
  const bones = { lengths: [29, 27], widths: [14, 11, 8], bend: 1 } as const
  const hand = fc.tuple(fc.integer({ min: -200, max: 200 }), fc.integer({ min: 1, max: 200 }))
  fc.assert(
    fc.property(hand, (to) => {
      expect(drawLimb([0, 0], to, bones)).toMatch(/^M[-\d. LQA]+z$/)
    }),
  )
})

// Most of these show what another drawing or a house of the file has.
test.each(['eave', 'dense', 'mansard', 'solar', 'house-colonial', 'eave-section'] as const)(
  'the file of %s has all of it, and little else',
  (name) => {
    const { views, ids } = namesIn(fileOf(name))
    expect(views).toContain(name)
    expect(ids.length).toBeLessThan(40)
  },
)

test('each drawing is in its file, those of cards of services beside each other, too', () => {
  for (const { name } of cells) expect(namesIn(fileOf(name)).views, name).toContain(name)
  expect(namesIn(servicesFile).views).toEqual(expect.arrayContaining(['eave', 'gutters']))
  expect(namesIn(servicesFile).views).not.toContain('siding')
})
