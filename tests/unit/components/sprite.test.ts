import { expect, test } from 'vitest'
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
