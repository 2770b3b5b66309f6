import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { toSlug } from '../../../cli/lib/slug.ts'
import { emptyAtlas, loadAtlas, type Atlas } from '../../../cli/load/gazetteer.ts'
import { buildSite } from '../../../cli/site/pages/build-site.ts'
import { createMaps, type Maps } from '../../../cli/site/maps/page-maps.ts'
import { indexTowns } from '../../../cli/site/pages/towns.ts'
import type { SiteData } from '../../../cli/site/schema/data.ts'
import type { ServiceMap } from '../../../templates/types.ts'
import { color } from '../../../src/brand/colors'
import { all as isLong } from '../../support/cases.ts'
import { homeAt, fixtureRoots, projectRoot } from '../../support/project.ts'
import { siteData } from '../../support/site-model.ts'
import { spotsOf } from './map-boxes.ts'

const atlas = loadAtlas(fixtureRoots, homeAt(fixtureRoots))
const mapsOf = (changed: SiteData, known: Atlas = atlas): Maps =>
  createMaps({ data: changed, towns: indexTowns(changed), atlas: known })
const data = siteData()
const maps = mapsOf(data)

function cityOf(name: string) {
  const city = data.cities.find(({ cityName }) => cityName === name)
  if (!city) throw new Error(`${name} is no city of the frozen data.`)
  return city
}

const namesOf = (map: ServiceMap | null) => map?.labels.map(({ text }) => text).toSorted()

test('the map of the service area names every town that is listed', () => {
  const towns = indexTowns(data)
  const listed = [...data.counties.flatMap(({ name }) => towns.townsOf(name)), ...towns.others]
  expect(maps.areas?.alt).toContain(`with ${listed.length} towns that we serve.`)
  expect(namesOf(maps.areas)).toEqual(listed.map(({ name }) => name).toSorted())
})

test('towns with a page are links, the others are not', () => {
  const paths = maps.areas?.labels.map(({ text, link }) => [text, link?.to ?? null])
  expect(paths).toContainEqual(['Guilford', '/service-areas/guilford'])
  expect(paths).toContainEqual(['Deep River', null])
})

test('the page of a town marks it, and names its neighbours', () => {
  const map = maps.ofCity('Guilford')
  expect(map?.own?.label?.text).toBe('Guilford')
  expect(map?.alt).toBe('Map of Guilford with 17 towns around it that we serve.')
  expect(namesOf(map)).toContain('Madison')
  expect(namesOf(map)).not.toContain('Guilford')
})

test('the page of a county names its own towns', () => {
  const map = maps.ofCounty('Middlesex County')
  const own = indexTowns(data).townsOf('Middlesex County')
  expect(namesOf(map)).toEqual(expect.arrayContaining(own.map(({ name }) => name)))
})

/** The towns that stand out on each sheet of the outlines, in colours and then as lines. */
const sheetsOf = ({ file }: Maps) =>
  [...(file?.content ?? '').matchAll(/<g transform="translate\((\d+) (\d+)\)".*<\/g>/g)].map(
    ([sheet, x, y]) => ({
      x: Number(x),
      y: Number(y),
      // Those without a page are there once more, hatched.
      towns: [...new Set([...sheet.matchAll(/href="#t-ct-([\w-]+)"/g)].map(([, town]) => town))],
    }),
  )

test('the outlines are drawn once, with all towns served', () => {
  const towns = indexTowns(data)
  const all = data.counties.flatMap(({ name }) => towns.townsOf(name))
  const others = towns.others.map(({ name }) => toSlug(name))
  // As lines alone nothing stands out.
  const expected = [[...all.map(({ name }) => toSlug(name)), ...others], []]
  expect(sheetsOf(maps).map((sheet) => sheet.towns)).toEqual(expected)
})

test('a map shows a part of the sheet, in colours and as lines', () => {
  const [, lines] = sheetsOf(maps)
  const startOf = (view = '') => view.split(',').map(Number)
  const { views } = maps.ofCounty('Middlesex County') ?? {}
  const [x = 0, y = 0, width = 0, height = 0] = startOf(views?.coloured)
  expect(width / height).toBeCloseTo(4 / 3, 3)
  const beside = startOf(views?.lines)
  expect(beside).toEqual([expect.closeTo(x + (lines?.x ?? 0), 5), y, width, height])
})

test('the outlines have the colours of the theme and of the map around them', () => {
  const { styles = '' } = maps.file ?? {}
  expect(styles).toContain(`--edge:${color('ink')};`)
  expect(styles).toContain(`--rule:${color('rule-strong')}}`)
  expect(styles).toContain(`--sea:${color('map-sea')};`)
  expect(styles).toContain(`--near:${color('map-land')};`)
  const read = (name: string) =>
    readFileSync(join(projectRoot, 'src/illustrations/map', name), 'utf8')
  const around = read('map.css') + read('map-paint.css')
  expect(around).toContain('background: var(--color-map-sea);')
  expect(around).toContain('stroke: var(--color-map-land);')
})

test('all maps share one file of outlines, named by its content', () => {
  expect(maps.file?.path).toMatch(/^\/assets\/outlines-[0-9a-f]{8}\.svg$/)
  expect(maps.outlines).toEqual({
    href: maps.file?.path,
    credit: 'Map: US Census Bureau, GSHHG, GeoNames CC BY 4.0',
    place: 'Town',
  })
  const ids = [...(maps.file?.content ?? '').matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(ids.filter((id) => !id?.startsWith('t-ct-'))).toEqual([
    'hatching',
    'land',
    'lines',
    'towns',
    'rivers',
  ])
  expect(ids).toContain('t-ct-newhaven')
})

test('without outlines of the state no page has a map, and there is no file', () => {
  for (const known of [emptyAtlas, { ...atlas, outlines: [] }]) {
    const { site, pages, outlines } = buildSite(data, known)
    expect([site.outlines, outlines]).toEqual([null, null])
    const drawn = pages.filter((page) => 'map' in page && page.map !== null)
    expect(drawn).toEqual([])
  }
})

test('a town whose place nobody knows, or beyond the outlines, is no dot; the one has no map', () => {
  const { coordinates: _, ...unknown } = { ...cityOf('New Haven'), cityName: 'Nowhere' }
  const essex = { ...cityOf('Essex'), coordinates: { lat: 30, lon: -90 } }
  const changed = mapsOf({ ...data, cities: [unknown, essex, cityOf('Waterbury')] })
  expect(changed.ofCity('Nowhere')).toBeNull()
  for (const name of ['Nowhere', 'Essex']) expect(namesOf(changed.areas)).not.toContain(name)
  expect(namesOf(changed.areas)).toContain('Waterbury')
})

const anywhere = fc.record({
  lat: fc.double({ min: 41, max: 42, noNaN: true }),
  lon: fc.double({ min: -73.7, max: -71.9, noNaN: true }),
})
const close = fc.record({
  lat: fc.double({ min: 41.3, max: 41.32, noNaN: true }),
  lon: fc.double({ min: -72.9, max: -72.88, noNaN: true }),
})

const lengths = isLong ? { minLength: 1, maxLength: 150 } : { minLength: 61, maxLength: 64 }

test.each([
  ['all over the state', anywhere],
  ['within a mile', close],
])('wherever towns lie (%s), a map has at most 60 dots, all on its sheet', (_where, point) => {
  const pattern = cityOf('New Haven')
  const check = fc.property(fc.array(point, lengths), (points) => {
    const cities = points.map((coordinates, index) => ({
      ...pattern,
      cityName: `Town ${String.fromCharCode(97 + (index % 26), 97 + Math.floor(index / 26))}`,
      coordinates,
    }))
    const changed = mapsOf({ ...data, cities })
    const ofCities = cities.map(({ cityName }) => changed.ofCity(cityName))
    const drawn = [changed.areas, changed.ofCounty(pattern.county), ...ofCities]
    for (const map of drawn) {
      if (!map) throw new Error('There are towns, and no map.')
      const spots = spotsOf(map)
      expect(spots.length + (map.own?.outline === null ? 1 : 0)).toBeLessThanOrEqual(60)
      const outside = spots.filter(([x = 0, y = 0]) => {
        return x < 5 || y < 5 || x > map.width - 5 || y > map.height - 5
      })
      expect(outside).toEqual([])
    }
  })
  fc.assert(check, { seed: 20_261_120, numRuns: isLong ? 12 : 1 })
})

test('the same data give the same maps', () => {
  const few = { ...data, cities: [cityOf('Derby'), cityOf('Waterbury')] }
  const once = mapsOf(few)
  // Those that were drawn last are kept, of a site as it is and as it will be.
  for (const name of ['Derby', 'Waterbury']) mapsOf({ ...data, cities: [cityOf(name)] })
  const again = mapsOf(few)
  expect(again.areas).not.toBe(once.areas)
  expect(again.areas).toEqual(once.areas)
  expect(again.ofCity('Derby')).toEqual(once.ofCity('Derby'))
})
