import { expect, test } from 'vitest'
import { loadAtlas } from '../../../cli/load/gazetteer.ts'
import { distance, overlap, type Spot } from '../../../cli/site/maps/geometry.ts'
import { riverCourses } from '../../../cli/site/maps/outline-shapes.ts'
import { createMaps } from '../../../cli/site/maps/page-maps.ts'
import { locateAll } from '../../../cli/site/maps/base-map.ts'
import { createPlane } from '../../../cli/site/maps/viewport.ts'
import { indexTowns } from '../../../cli/site/pages/towns.ts'
import type { MapName } from '../../../templates/types.ts'
import { boxesOf, boxOf } from '../../support/map-boxes.ts'
import { fixtureRoots } from '../../support/project.ts'
import { siteData } from '../../support/site-model.ts'

const atlas = loadAtlas(fixtureRoots)

/** The maps of the frozen data, by what they show. */
function allMaps() {
  const data = siteData()
  const towns = indexTowns(data)
  const maps = createMaps({ data, towns, atlas })
  const cities = data.cities.map(({ cityName }) => [cityName, maps.ofCity(cityName)] as const)
  const counties = data.counties.map(({ name }) => [name, maps.ofCounty(name)] as const)
  return { data, towns, maps, cities, counties }
}

const texts = (names: readonly MapName[] = []) => names.map(({ text }) => text)
const missing = (wanted: readonly string[], found: readonly string[]) =>
  wanted.filter((name) => !found.includes(name))

test('the map of a town names what borders it and what its page lists, on all screens', () => {
  const { cities, data } = allMaps()
  for (const [name, map] of cities) {
    const city = data.cities.find(({ cityName }) => cityName === name)
    const around = [...(atlas.places.find(name)?.borders ?? []), ...(city?.nearbyAreas ?? [])]
    expect([name, missing(around, texts(map?.labels))]).toEqual([name, []])
    expect([name, missing([name, ...around], texts(map?.large))]).toEqual([name, []])
  }
})

test('on small screens the map of a county names every town of it, 12 px high at 360', () => {
  const { data, towns, maps, counties } = allMaps()
  const alone = data.counties.map(({ name }, index) => [name, maps.smallCounties[index]] as const)
  for (const [name, map] of [...counties, ...alone]) {
    const own = towns.townsOf(name).map((town) => town.name)
    expect([name, missing(own, texts(map?.large))]).toEqual([name, []])
    expect(((map?.largeSize ?? 0) * 360) / (map?.width ?? 0)).toBeGreaterThanOrEqual(12)
  }
})

test('on small screens the map of all names the town of the office, and towns all over it', () => {
  const { areas } = allMaps().maps
  const names = areas?.large ?? []
  expect(names[0]?.text).toBe('East Haven')
  expect(missing(['New Haven', 'Waterbury', 'Middletown', 'Clinton'], texts(names))).toEqual([])
  const boxes = names.map(boxOf(areas?.largeSize ?? 0, 1))
  const clashes = boxes.filter((a, index) => boxes.slice(index + 1).some((b) => overlap(a, b)))
  expect(clashes).toEqual([])
  // Each quarter of the sheet has some.
  const quarters = names.map(
    ({ x, y }) => `${x > 360 ? 'east' : 'west'} ${y > 270 ? 'south' : 'north'}`,
  )
  expect(new Set(quarters).size).toBe(4)
})

test('a neighbour that is not served is a dot of its own kind, and no link', () => {
  const map = allMaps().maps.ofCity('Waterbury')
  expect(map?.neighborDots.match(/M/g)).toHaveLength(9)
  expect(map?.labels.find(({ text }) => text === 'Naugatuck')?.link).toBeNull()
  expect(map?.alt).toBe('Map of Waterbury with 5 towns around it that we serve.')
})

test('the office stands on the map with rings of 10 and 20 miles, and East Haven is there', () => {
  const { maps } = allMaps()
  const { office, dots, scaleBar } = maps.areas ?? {}
  expect(office?.isOnSheet).toBe(true)
  expect(office?.rings.map(({ miles }) => miles)).toEqual([10, 20])
  const [ten, twenty] = office?.rings ?? []
  expect(Math.abs((twenty?.radius ?? 0) - 2 * (ten?.radius ?? 0))).toBeLessThanOrEqual(1)
  expect(Math.abs((ten?.radius ?? 0) - (scaleBar?.width ?? 0))).toBeLessThanOrEqual(1)
  expect(dots).toContain(`M${office?.x} ${office?.y}h0`)
})

test('far from the office a map shows no more than the rings that cross it', () => {
  const { office } = allMaps().maps.ofCity('Portland') ?? {}
  expect(office?.isOnSheet).toBe(false)
  expect(office?.rings.map(({ miles }) => miles)).toEqual([20])
})

test('no name stands on the mark of an office beside the middle of its town', () => {
  const data = siteData()
  const { lat, lon } = data.business.coordinates
  for (const [north, east] of [
    [0.03, 0.01],
    [0.03, 0],
    [0.02, 0.03],
    [0, 0.03],
  ] as const) {
    const business = { ...data.business, coordinates: { lat: lat + north, lon: lon + east } }
    const moved = { ...data, business }
    const map = createMaps({ data: moved, towns: indexTowns(moved), atlas }).ofCity('East Haven')
    const { x = 0, y = 0 } = map?.office ?? {}
    const mark = { left: x - 12, top: y - 12, right: x + 12, bottom: y + 12 }
    const names = (map?.large ?? []).map(boxOf(map?.largeSize ?? 0, 1))
    expect(names.length).toBeGreaterThan(3)
    expect(names.filter((box) => overlap(box, mark))).toEqual([])
  }
})

test('no name on any map lies on another', () => {
  const { maps, cities, counties } = allMaps()
  for (const [name, map] of [['all', maps.areas] as const, ...cities, ...counties]) {
    const boxes = map ? boxesOf(map) : []
    const clashes = boxes.filter((a, index) => boxes.slice(index + 1).some((b) => overlap(a, b)))
    expect([name, clashes]).toEqual([name, []])
  }
})

test('the name of a river stands at its own river', () => {
  const input = { data: siteData(), towns: indexTowns(siteData()), atlas }
  const plane = createPlane(locateAll(input).frame)
  const rivers = riverCourses(atlas.outlines, plane)
  const { maps, cities, counties } = allMaps()
  for (const [, map] of [['all', maps.areas] as const, ...cities, ...counties]) {
    if (!map) continue
    const [left = 0, top = 0, width = 1] = map.views.coloured.split(',').map(Number)
    const sheetTop = top % (2 * Math.ceil(plane.bounds.right + plane.bounds.bottom))
    const scale = map.width / width
    const far = (at: Spot, name: MapName) => {
      const [x, y] = [(at[0] - left) * scale, (at[1] - sheetTop) * scale]
      return distance([x, y], [name.x, name.y])
    }
    for (const name of map.rivers) {
      const byDistance = rivers
        .map((river) => ({ river, km: Math.min(...river.course.map((at) => far(at, name))) }))
        .toSorted((a, b) => a.km - b.km)
      expect(byDistance[0]?.river.name).toBe(name.text)
    }
  }
})
