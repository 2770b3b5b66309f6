import { expect, test } from 'vitest'
import { cellsOf } from '../../../src/illustrations/sprite/cells'
import { drawingsFiles, fileOf } from '../../../src/illustrations/sprite/drawings-file'
import { renderParts, renderSprite } from '../../../src/illustrations/sprite/render-sprite'

const cells = cellsOf('64')
const parts = renderParts('64')
type FileName = (typeof drawingsFiles)[number]
const sheetOf = (file: FileName, words?: readonly string[]) => {
  const svg = renderSprite({ file, styles: '', parts, words: words && new Set(words) })
  const found = (pattern: RegExp) => Array.from(svg.matchAll(pattern), ([, name = '']) => name)
  return {
    views: found(/<view id="([^"]+)"/g),
    ids: found(/ id="([^"]+)"/g),
    shown: found(/ href="#([^"]+)"/g),
  }
}

test.each(drawingsFiles)(
  'without words %s has all its drawings, each part by its own id',
  (file) => {
    const { views, ids, shown } = sheetOf(file)
    const own = cells.filter(({ name }) => fileOf(name) === file)
    expect(views).toEqual(expect.arrayContaining(own.map(({ name }) => name)))
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
    expect(shown.filter((id) => !ids.includes(id))).toEqual([])
  },
)

// Most of these show what another drawing or a house of the file has.
test.each(['eave', 'dense', 'mansard', 'solar', 'house-colonial', 'eave-section'] as const)(
  'the file of a site that shows %s has all of it, and little else',
  (name) => {
    const file = fileOf(name)
    const asked = cells.find((cell) => cell.name === name)?.askedBy
    const { views, ids, shown } = sheetOf(file, asked)
    expect(views).toContain(name)
    expect(shown.filter((id) => !ids.includes(id))).toEqual([])
    expect(ids.length - sheetOf(file, []).ids.length).toBeLessThan(40)
  },
)
