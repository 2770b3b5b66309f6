import { expect, test } from 'vitest'
import { loadAtlas } from '../../../cli/load/gazetteer.ts'
import { distance, overlap, type Box, type Spot } from '../../../cli/site/maps/geometry.ts'
import { areasOn, riverCourses } from '../../../cli/site/maps/outline-shapes.ts'
import { createMaps } from '../../../cli/site/maps/page-maps.ts'
import { locateAll } from '../../../cli/site/maps/base-map.ts'
import { createPlane } from '../../../cli/site/maps/viewport.ts'
import { indexTowns } from '../../../cli/site/pages/towns.ts'
import type { MapName, ServiceMap } from '../../../templates/types.ts'
import { boxOf, boxesOf, clashesIn, isIn } from './map-boxes.ts'
import { sample } from '../../support/cases.ts'
import { homeAt, fixtureRoots } from '../../support/project.ts'
import { siteData } from '../../support/site-model.ts'

const atlas = loadAtlas(fixtureRoots, homeAt(fixtureRoots))

const data = siteData()
const towns = indexTowns(data)
const maps = createMaps({ data, towns, atlas })
const cities = data.cities.map(({ cityName }) => [cityName, maps.ofCity(cityName)] as const)
const counties = data.counties.map(({ name }) => [name, maps.ofCounty(name)] as const)

const texts = (names: readonly MapName[] = []) => names.map(({ text }) => text)
const missing = (wanted: readonly string[], found: readonly string[]) =>
  wanted.filter((name) => !found.includes(name))

test('the map of a town names what borders it and what its page lists, on all screens', () => {
  for (const [name, map] of cities) {
    const city = data.cities.find(({ cityName }) => cityName === name)
    const around = [...(atlas.places.find(name)?.borders ?? []), ...(city?.nearbyAreas ?? [])]
    expect([name, missing(around, texts(map?.labels))]).toEqual([name, []])
    expect([name, missing([name, ...around], texts(map?.large))]).toEqual([name, []])
  }
})

test('on small screens the map of a county names every town of it, 12 px high at 360', () => {
  const alone = data.counties.map(({ name }, index) => [name, maps.smallCounties[index]] as const)
  for (const [name, map] of [...counties, ...alone]) {
    const own = towns.townsOf(name).map((town) => town.name)
    expect([name, missing(own, texts(map?.large))]).toEqual([name, []])
    expect(((map?.largeSize ?? 0) * 360) / (map?.width ?? 0)).toBeGreaterThanOrEqual(12)
  }
})

test('on small screens the map of all names the town of the office, and towns all over it', () => {
  const { areas } = maps
  const names = areas?.large ?? []
  expect(names[0]?.text).toBe('East Haven')
  expect(missing(['New Haven', 'Waterbury', 'Middletown', 'Clinton'], texts(names))).toEqual([])
  expect(clashesIn(names.map(boxOf(areas?.largeSize ?? 0, 1)))).toEqual([])
  // Each quarter of the sheet has some.
  const quarters = names.map(({ x, y }) => `${x > 360 ? 'east' : 'west'} ${y > 270}`)
  expect(new Set(quarters).size).toBe(4)
})

test('a neighbour that is not served is an outline alone, and no link', () => {
  const map = maps.ofCity('Waterbury')
  expect(map?.labels.find(({ text }) => text === 'Naugatuck')?.link).toBeNull()
  expect(map?.kinds).toContain('near')
  expect(maps.file?.content).not.toContain('t-ct-naugatuck')
  expect(map?.alt).toMatch(/^Map of Waterbury with \d towns around it that we serve.$/)
})

test('a town is its outline: a link to its page, drawn on its own page', () => {
  for (const { link, text } of maps.areas?.labels ?? []) {
    expect([text, link === null || /^M[\d l-]+z$/.test(link.d)]).toEqual([text, true])
  }
  for (const [name, map] of cities) {
    expect([name, map?.own?.outline?.length ?? 0]).toEqual([name, expect.any(Number)])
    expect(map?.own?.outline).toMatch(/^M[\d l-]+z$/)
    expect(map?.dots).toEqual([])
  }
})

test('the office stands on the map where it is, and one bar says how far a mile is', () => {
  expect(maps.areas?.office).toEqual({ x: expect.any(Number), y: expect.any(Number) })
  expect(maps.areas?.scaleBar?.text).toBe('10 miles')
  expect(maps.ofCity('Portland')?.office).toBeNull()
})

test('no name stands on the mark of an office beside the middle of its town', () => {
  const { lat, lon } = data.business.coordinates
  // One map is asked for; the other towns are served all the same.
  const isOffice = ({ cityName }: { cityName: string }) => cityName === 'East Haven'
  const onePage = data.cities.filter(isOffice)
  const alsoServing = data.counties.map((county) => {
    const others = data.cities.filter((city) => city.county === county.name && !isOffice(city))
    const names = others.map(({ cityName }) => cityName)
    return { ...county, alsoServed: [...county.alsoServed, ...names] }
  })
  const places = [
    [0.03, 0.01],
    [0.03, 0],
    [0.02, 0.03],
    [0, 0.03],
  ] as const
  for (const [north, east] of sample(places, 2)) {
    const business = { ...data.business, coordinates: { lat: lat + north, lon: lon + east } }
    const moved = { ...data, business, counties: alsoServing, cities: onePage }
    const map = createMaps({ data: moved, towns: indexTowns(moved), atlas }).ofCity('East Haven')
    const { x = 0, y = 0 } = map?.office ?? {}
    const mark = { left: x - 12, top: y - 12, right: x + 12, bottom: y + 12 }
    const names = (map?.large ?? []).map(boxOf(map?.largeSize ?? 0, 1))
    expect(names.length).toBeGreaterThan(3)
    expect(names.filter((box) => overlap(box, mark))).toEqual([])
  }
})

test('no name on any map lies on another', () => {
  for (const [name, map] of [['all', maps.areas] as const, ...cities, ...counties]) {
    expect([name, clashesIn(map ? boxesOf(map) : [])]).toEqual([name, []])
  }
})

/** The plane of all maps, and where on it a spot of a map lies. */
function planeOf() {
  const plane = createPlane(locateAll({ data, towns, atlas }).frame)
  const below = ({ width, views }: ServiceMap, [x, y]: Spot): Spot => {
    const [left = 0, top = 0, wide = 1] = views.coloured.split(',').map(Number)
    const sheetTop = top % (2 * Math.ceil(plane.bounds.right + plane.bounds.bottom))
    return [left + (x * wide) / width, sheetTop + (y * wide) / width]
  }
  return { plane, below }
}

const middleOfBox = ({ left, right, top, bottom }: Box): Spot => [
  (left + right) / 2,
  (top + bottom) / 2,
]

test('the name of a town stands within its outline, or at the end of a line from it', () => {
  const { plane, below } = planeOf()
  const areas = areasOn(atlas.outlines, plane, 'towns')
  for (const [page, map] of [['all', maps.areas] as const, ...cities, ...counties]) {
    if (!map) continue
    const cannotEdit = map.labels.filter((label) => {
      const rings = areas.find(({ name }) => name === label.text)?.rings ?? []
      return !isIn(rings, below(map, middleOfBox(boxOf(14, 1)(label))))
    })
    const lines = map.leaders.match(/M/g) ?? []
    expect([page, texts(cannotEdit).slice(lines.length)]).toEqual([page, []])
  }
})

test('the name of a river stands at its own river', () => {
  const { plane, below } = planeOf()
  const rivers = riverCourses(atlas.outlines, plane)
  for (const [, map] of [['all', maps.areas] as const, ...cities, ...counties]) {
    for (const name of map?.rivers ?? []) {
      const from = map ? below(map, [name.x, name.y]) : ([0, 0] as const)
      const byDistance = rivers
        .map((river) => ({ river, far: Math.min(...river.course.map((at) => distance(at, from))) }))
        .toSorted((a, b) => a.far - b.far)
      expect(byDistance[0]?.river.name).toBe(name.text)
    }
  }
})
