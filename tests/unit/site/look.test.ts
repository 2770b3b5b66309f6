import { expect, test } from 'vitest'
import { drawnMarks, markNames } from '../../../cli/site/look/marks.ts'
import { buildMark } from '../../../cli/site/pages/look.ts'
import type { SiteData } from '../../../cli/site/schema/data.ts'
import { lookSchema } from '../../../cli/site/schema/look.ts'
import { typesetSite } from '../../../cli/site/typeset.ts'
import { trades } from '../../../cli/site/trades/index.ts'
import { modelOf, siteData } from '../../support/site-model.ts'
import { buildSite } from '../../../cli/site/pages/build-site.ts'
import { loadAtlas } from '../../../cli/load/gazetteer.ts'
import { homeAt, fixtureRoots } from '../../support/project.ts'

const data = siteData()

/** The mark of a firm of that name, with a logo of that size, where the look names that icon. */
function markOf(
  name: string,
  logo?: readonly [src: string, width: number, height: number],
  icon?: string,
) {
  const [src = '', width = 0, height = 0] = logo ?? []
  const business = {
    ...data.business,
    name,
    ...(logo && { logo: { src, width, height, alt: '' } }),
  }
  return buildMark({ ...data, business, look: icon === undefined ? {} : { icon } })
}

const letters = (text: string) => ({ kind: 'initials', letters: text })
const picture = (src: string) => ({ kind: 'picture', src })

test.each([
  ['Odell & Marsh Roofing', 'OM'],
  ['The Roof Co. LLC', 'R'],
  ['smith roofing', 'SR'],
  ['Élan of Ohio', 'ÉO'],
  ['3D Roofing', '3R'],
  ['The Co', 'TC'],
])('the initials of %s are %s', (name, expected) => {
  expect(markOf(name)).toEqual(letters(expected))
})

test('the icon is the mark, else a square logo, else the initials', () => {
  const square = ['/logo.svg', 40, 40] as const
  expect(markOf('A B', square, '/icon.png')).toEqual(picture('/icon.png'))
  expect(markOf('A B', square, 'leaf')).toEqual({ kind: 'drawn', ...drawnMarks.leaf })
  expect(markOf('A B', square)).toEqual(picture('/logo.svg'))
  expect(markOf('A B', ['/logo.svg', 320, 96])).toEqual(letters('AB'))
  // No rasterizer here draws it.
  expect(markOf('A B', ['/logo.webp', 40, 40])).toEqual(letters('AB'))
})

test('each trade has a mark of its own, but those of which nothing is known', () => {
  const marks = Object.entries(trades).flatMap(([trade, { mark }]) => (mark ? [mark] : [trade]))
  expect(marks.toSorted()).toEqual([...markNames, 'other'].toSorted())
})

test.each(markNames)('the drawn mark %s is in the site as the table has it', (name) => {
  const model = modelOf({ 'data/look.yaml': `icon: ${name}\n` })
  expect(typesetSite(model).site.mark).toEqual({ kind: 'drawn', ...drawnMarks[name] })
})

test('a site without look.yaml has no look', () => {
  expect(modelOf({ 'data/look.yaml': '# nothing yet\n' }).site).not.toHaveProperty('look')
})

test('a dark ground leaves one scheme, and colors change the outlines of maps', () => {
  const atlas = loadAtlas(fixtureRoots, homeAt(fixtureRoots))
  const counties = data.counties.slice(0, 1).map((county) => ({ ...county, alsoServed: [] }))
  const small = { ...data, counties, cities: data.cities.slice(0, 1) }
  const stylesIn = (site: SiteData) => buildSite(site, atlas).outlines?.styles ?? ''
  const stylesOf = (look: object) => stylesIn({ ...small, look: lookSchema.parse(look) })
  const usual = stylesIn(small)
  expect(usual).toContain('--sea:')
  const colors = { ground: '#15191d', ink: '#f2ede2', accent: '#f2a33a', second: '#7cc6b0' }
  expect(buildSite({ ...data, look: { colors } }).site.look?.dark).toBe('always')
  expect(stylesOf({})).toBe(usual)
  expect(stylesOf({ colors: { accent: '#1d5a8f' } })).toBe(usual)
  expect(stylesOf({ colors: { ground: '#ffffff' } })).not.toBe(usual)
  expect(stylesOf({ colors })).not.toContain('prefers-color-scheme')
})
