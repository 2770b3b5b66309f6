import { expect, test } from 'vitest'
import { memoizeTexts } from '../../../cli/lib/collections.ts'
import { parseRules, resolveStyles } from '../../../cli/prerender/og-image/resolve-styles.ts'
import type { OgImage } from '../../../templates/types.ts'
import { renderOgImage } from '../../../src/og-image/render-og-image'
import { sceneNames } from '../../../src/illustrations/scenes/scenes'
import { detailNames } from '../../../src/illustrations/sprite/drawings'
import { splitAtName } from '../../../src/og-image/texts'
import { allPages, pageOfKind } from './all-pages.ts'
import { site } from '#generated/site'

const sheet = `
  .night { --wall: #000; --trim: #ffffff }
  .wall, .trim { fill: var(--wall); stroke-width: 2 }
  .trim { fill: color-mix(in srgb, var(--wall) 75%, var(--trim)) }
  .ground { background: #e3e9e5; forced-color-adjust: none }
  @media print { .wall { fill: red } }
`

test.each([
  [
    'a class becomes attributes; what stands in the sheet wins over what stands in the drawing',
    '<g class="night"><path class="wall" fill="red" d="M0 0"/></g>',
    '<g><path fill="#000" d="M0 0" stroke-width="2"/></g>',
  ],
  [
    'colours mix, and the later rule wins, in whatever order they are named',
    '<g class="night"><path class="trim wall"/></g>',
    '<g><path fill="#404040" stroke-width="2"/></g>',
  ],
  [
    'an instance takes its colours from where it stands',
    '<g id="a"><path class="wall"/></g><g class="night"><use href="#a" x="4" y="2"/></g>',
    '<g id="a"><path fill="none" stroke-width="2"/></g><g><g transform="translate(4 2)"><g id="a"><path fill="#000" stroke-width="2"/></g></g></g>',
  ],
  [
    'a background becomes a rectangle',
    '<svg class="ground" viewBox="-4 0 8 6"><path/></svg>',
    '<svg viewBox="-4 0 8 6"><rect x="-4" y="0" width="8" height="6" fill="#e3e9e5" stroke="none"/><path/></svg>',
  ],
])('%s', (_, drawing, expected) => {
  expect(resolveStyles(drawing, sheet)).toBe(expected)
})

/** A roof of slate is the one that the palette of its house has; what moves with the scroll rests. */
const withoutRule = new Set(['roof-slate', 'climber', 'far-off', 'on-roof', 'sun-rays'])

const pages = await allPages()
const service = pageOfKind(pages, 'service')
const rulesOf = memoizeTexts(parseRules)
const ofEachDrawing = [...detailNames, ...sceneNames].map((drawing) => ({ ...service, drawing }))
const images: OgImage[] = [...pages, ...ofEachDrawing].map((page) => renderOgImage(page, site))

test('every class of every picture has a rule, and the rasteriser gets no property to compute', () => {
  for (const { drawing, styles } of images) {
    const rules = rulesOf(styles)
    const classes = [...drawing.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) =>
      names.split(' '),
    )
    const lacking = [...new Set(classes)].filter((name) => !rules.has(name))
    expect(lacking.filter((name) => !withoutRule.has(name))).toEqual([])
    expect(resolveStyles(drawing, styles)).not.toMatch(/class=|<use|var\(|color-mix/)
  }
})

// Of a town without a street, words are shared.
const areas = pages.filter((page) => page.kind === 'area').filter(({ scene }) => scene)

test('the picture of a town has a street that no other has', () => {
  const drawings = areas.map((page) => renderOgImage(page, site).drawing)
  expect(areas.length).toBeGreaterThan(0)
  expect(new Set(drawings).size).toBe(areas.length)
})

test('the name of a town is the largest word of its picture, and no word of the heading is lost', () => {
  for (const page of areas) {
    const texts = renderOgImage(page, site).boxes.flatMap((box) => box.texts)
    const shown = texts.filter(({ family }) => family === 'Besley').map(({ text }) => text)
    const largest = texts.toSorted((a, b) => b.size - a.size)[0]?.text
    expect(largest).toMatch(new RegExp(`^${page.cityName}`))
    expect(shown.join(' ').replaceAll(/[,:;]/g, '')).toContain(
      page.heading.replaceAll(/[,:;]/g, ''),
    )
  }
})

test.each([
  [
    'Roofing in Guilford, Home of the Whitfield House',
    'Guilford',
    'Roofing in|Guilford|Home of the Whitfield House',
  ],
  ["Roofers for Ansonia's Hillside", 'Ansonia', "Roofers for|Ansonia's|Hillside"],
  ['Derby Roofing', 'Derby', '|Derby|Roofing'],
  ['Gambrels and Roofing in Wallingford', 'Wallingford', 'Gambrels and Roofing in|Wallingford|'],
  ['Roofs by the Shore', 'Clinton', '|Clinton|Roofs by the Shore'],
])('%s: the name stands by itself', (heading, name, parts) => {
  expect(splitAtName(heading, name).join('|')).toBe(parts)
})

test('each drawing that a service may name is in its picture, with all that it shows of others', () => {
  const ofEach = images.slice(pages.length)
  expect(new Set(ofEach.map(({ drawing }) => drawing)).size).toBe(ofEachDrawing.length)
  for (const { drawing } of ofEach) {
    const ids = new Set([...drawing.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
    const shown = [...drawing.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id)
    expect(shown.filter((id) => !ids.has(id))).toEqual([])
  }
})

test('the picture of a service without a drawing is words, across all of it', () => {
  const { drawing, boxes, alt } = renderOgImage({ ...service, drawing: null }, site)
  const { drawing: drawn, boxes: beside } = renderOgImage(service, site)
  expect([drawing, drawn].map((each) => each.includes('class="drawing'))).toEqual([false, true])
  const widthOf = (list: OgImage['boxes']) =>
    list.find(({ texts }) => texts.some(({ text }) => text === service.heading))?.width ?? 0
  expect(widthOf(boxes)).toBeGreaterThan(2 * widthOf(beside))
  expect(alt).not.toContain('drawing')
})

test('the words for the picture of a town say what stands in its street', () => {
  const [town] = areas
  if (!town?.scene) throw new Error('There is no page of a town with a street.')
  const page = { ...town, scene: { ...town.scene, landmark: 'steeple' as const } }
  const street = `Elevation drawing of a street in ${town.cityName} with a church.`
  expect(renderOgImage(page, site).alt.endsWith(street)).toBe(true)
})
