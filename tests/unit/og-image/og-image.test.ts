import { Resvg } from '@resvg/resvg-js'
import { expect, test } from 'vitest'
import type { TextBox, Typeface } from '../../../templates/types.ts'
import {
  createTypesetter,
  isDrawable,
  readFonts,
} from '../../../cli/prerender/og-image/set-words.ts'
import { charactersIn } from '../../fonts/fonts.ts'
import { site } from '#generated/site'
import { openTable } from '../../../cli/cache/cache.ts'
import { makeOgImages } from '../../../cli/prerender/og-image/og-images.ts'
import { sample } from '../../support/cases.ts'
import { temporaryFolder, writeFiles } from '../../support/project.ts'

const pairs: readonly (readonly [Typeface, Typeface])[] = [
  ['Besley', 'Public Sans'],
  ['Archivo Bold', 'Archivo'],
  ['Barlow Condensed', 'Figtree'],
]
const setWords = await createTypesetter(new Set(pairs[0]))

const title = { family: 'Besley', weight: 600, size: 72, least: 26, color: '#000', gap: 0 } as const
const subtitle = { ...title, family: 'Public Sans', size: 28, gap: 0.7 } as const
const place = { left: 56, top: 128, width: 428, height: 356, align: 'left' } as const
const line = { left: 680, top: 552, width: 464, height: 40, align: 'right' } as const

/** Where the outlines of a box's words begin and end. */
async function outlinesOf(box: TextBox) {
  const words = await setWords({ width: 1200, height: 630, boxes: [box] })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">${words}</svg>`
  const bounds = new Resvg(svg).getBBox()
  if (!bounds) throw new Error('Nothing was drawn.')
  const { x, y, width, height } = bounds
  return { left: x, top: y, right: x + width, bottom: y + height }
}

test.each([
  ['a short title', 'Roof'],
  ['a long title', 'Roofing in Guilford, Home of the Whitfield House and the Oldest Stone House'],
  ['a long word', 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'],
  ['more words than fit in any size', 'word '.repeat(120)],
])('%s stays in its box, and so does the line below it', async (_, text) => {
  const texts = [
    { ...title, text },
    { ...subtitle, text: 'Serving Guilford and surrounding Connecticut areas' },
  ]
  const { left, top, right, bottom } = await outlinesOf({ ...place, texts })
  expect(left).toBeGreaterThanOrEqual(place.left - 2)
  expect(top).toBeGreaterThanOrEqual(place.top)
  expect(right).toBeLessThanOrEqual(place.left + place.width + 2)
  expect(bottom).toBeLessThanOrEqual(place.top + place.height)
})

test('a text has its size where there is room, and shrinks where there is none', async () => {
  const sizeOf = async (width: number) => {
    const { top, bottom } = await outlinesOf({
      ...place,
      width,
      texts: [{ ...title, text: 'Roof' }],
    })
    return bottom - top
  }
  expect(await sizeOf(1000)).toBe(await sizeOf(428))
  expect(await sizeOf(100)).toBeLessThan(await sizeOf(428))
})

test('a line on the right ends at the edge of its box; one that is too long fills it', async () => {
  const text = { ...subtitle, text: 'East Haven, Connecticut' }
  const short = await outlinesOf({ ...line, texts: [text] })
  expect(Math.round(short.right / 4)).toBe(Math.round((line.left + line.width) / 4))
  const long = await outlinesOf({
    ...line,
    texts: [{ ...text, text: 'Manchester-by-the-Sea and other places, Massachusetts' }],
  })
  expect(long.left).toBeLessThan(line.left + 40)
  expect(long.bottom).toBeLessThanOrEqual(line.top + line.height)
})

test('letters beyond Latin-1 are set in the same typeface', async () => {
  const widthOf = async (text: string) => {
    const { left, right } = await outlinesOf({ ...place, texts: [{ ...title, text }] })
    return right - left
  }
  expect(Math.abs((await widthOf('Hełm')) - (await widthOf('Helm')))).toBeLessThan(8)
})

test.each(sample(pairs, 3))(
  '%s and %s have every character that may stand in a picture',
  async (...pair) => {
    const fonts = await Promise.all(readFonts(new Set(pair)).map(({ data }) => charactersIn(data)))
    const known = new Set(fonts.flatMap((characters) => [...characters]))
    const all = Array.from({ length: 0x2fff }, (_, code) => String.fromCodePoint(code))
    expect(all.filter((character) => isDrawable(character) && !known.has(character))).toEqual([])
  },
)

test.each([
  ['Ridge & Eave Roofing, “since 1987” – 860-555-0142…', true],
  ['Żółć Dachy, São Paulo', true],
  ['GAF Timberline™ shingles', true],
  ['Починка крыши', false],
  ['屋根', false],
  ['Roofs 🏠', false],
])('%s: whether it can be drawn is %s', (text, expected) => {
  expect(isDrawable(text)).toBe(expected)
})

const frame = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64">${inside}</svg>`

test('a page is drawn again for another source, and for another mark in the same file', async () => {
  const root = temporaryFolder()
  const rendered: string[] = []
  const pathFor = async (source: string, color: string) => {
    const mark = { kind: 'picture', src: '/mark.svg' } as const
    writeFiles(root, { 'data/public/mark.svg': frame(`<path fill="${color}" d="M0 0h64v64z"/>`) })
    const renderOgImage = () => {
      rendered.push(`${source} ${color}`)
      const drawing = frame(`<title>${source}</title><image href="/mark.svg"/>`)
      return { width: 64, height: 64, drawing, styles: '', boxes: [], alt: '' }
    }
    const page = site.notFound
    const bundle = { renderOgImage, site: { ...site, mark } }
    const { cache, save } = openTable(root, 'pages')
    const images = await makeOgImages({ root, pages: [{ page, source }], bundle, cache })
    save()
    return images.get(page.path)?.path
  }
  const first = await pathFor('a', 'red')
  // Once for its name, and once to draw it.
  expect(rendered.splice(0)).toEqual(['a red', 'a red'])
  expect(await pathFor('a', 'red')).toBe(first)
  expect(rendered).toEqual([])
  const others = [await pathFor('b', 'red'), await pathFor('b', 'blue')]
  expect(new Set([first, ...others]).size).toBe(3)
  expect(await pathFor('a', 'red')).toBe(first)
})
