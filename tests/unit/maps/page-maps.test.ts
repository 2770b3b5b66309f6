import { expect, test } from 'vitest'
import { loadAtlas } from '../../../cli/load/gazetteer.ts'
import {
  boundsOf,
  distance,
  overlap,
  type Box,
  type Spot,
} from '../../../cli/site/maps/geometry.ts'
import { areasOn, riverCourses } from '../../../cli/site/maps/outline-shapes.ts'
import { createMaps } from '../../../cli/site/maps/page-maps.ts'
import { locateAll } from '../../../cli/site/maps/base-map.ts'
import { createPlane } from '../../../cli/site/maps/viewport.ts'
import { indexTowns } from '../../../cli/site/pages/towns.ts'
import type { MapName, ServiceMap } from '../../../templates/types.ts'
import { boxesAlong, boxOf, clashesIn, isIn, nameClashesIn } from './map-boxes.ts'
import { sample } from '../../support/cases.ts'
import { homeAt, fixtureRoots } from '../../support/project.ts'
import { siteData } from '../../support/site-model.ts'
import { firmIn } from './firm-in.ts'

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
    expect([name, map ? nameClashesIn(map) : []]).toEqual([name, []])
  }
})

test('the map of a county shades its land, and says so; where towns are dots its land alone is light', () => {
  const contains = (outline: string, at: Spot) => isIn(ringsOf(outline), at)
  const alone = data.counties.map(({ name }, index) => [name, maps.smallCounties[index]] as const)
  for (const [name, map] of [...counties, ...alone]) {
    expect([name, map?.county]).toEqual([name, name])
  }
  const map = maps.ofCounty('New Haven County')
  const spotOf = (town: string): Spot => {
    const label = map?.labels.find(({ text }) => text === town)
    return [label?.x ?? 0, label?.y ?? 0]
  }
  const { outline = null } = map?.own ?? {}
  for (const [town, isOwn] of [
    ['Meriden', true],
    ['Guilford', true],
    ['Durham', false],
    ['Clinton', false],
    // On this firm's list of the county, and yet beyond its line.
    ['Stratford', false],
  ] as const) {
    expect([town, contains(outline ?? '', spotOf(town))]).toEqual([town, isOwn])
  }
  for (const other of [maps.areas, maps.ofCity('Guilford')]) expect(other?.county).toBeNull()
  const ohio = firmIn('OH')
  const [county] = ohio.data.counties
  const ofOhio = ohio.maps.ofCounty(county?.name ?? '')
  expect([ofOhio?.county, ofOhio?.own]).toEqual([county?.name, null])
  expect(ofOhio?.kinds).toContain('county')
})

/** The rings of a path with relative steps. */
const ringsOf = (path: string): Spot[][] =>
  path.split(/(?=M)/).map((ring) => {
    const numbers = [...ring.matchAll(/-?\d+/g)].map(Number)
    let [x, y] = [0, 0]
    return Array.from({ length: numbers.length / 2 }, (_, index): Spot => {
      x += numbers[2 * index] ?? 0
      y += numbers[2 * index + 1] ?? 0
      return [x, y]
    })
  })

test('the legend of a map of one county says what is hatched in the other, and what is not listed', () => {
  expect(maps.smallCounties[0]?.kinds).toEqual(['county', 'page', 'plain', 'others'])
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

/** The part of an outline that a map shows. */
function shownPart(
  map: ServiceMap,
  rings: readonly (readonly Spot[])[],
  toSheet: (at: Spot) => Spot,
) {
  const [ring = []] = rings.toSorted((a, b) => b.length - a.length)
  const { left, right, top, bottom } = boundsOf(ring)
  const steps = Array.from({ length: 24 }, (_, at) => (at + 0.5) / 24)
  const inside = steps
    .flatMap((x) => steps.map((y): Spot => [left + x * (right - left), top + y * (bottom - top)]))
    .filter((at) => isIn([ring], at))
    .map(toSheet)
  const shown = inside.filter(([x, y]) => x > 0 && y > 0 && x < map.width && y < map.height)
  return shown.length / inside.length
}

/** Spots all over the letters of a name. */
const lettersOf = ({ left, right, top, bottom }: Box): Spot[] =>
  [0.02, 0.25, 0.5, 0.75, 0.98].flatMap((part) =>
    [0.3, 0.7].map((down): Spot => [left + part * (right - left), top + down * (bottom - top)]),
  )

test('a town that lies mostly beyond the picture has a name on its own land or none', () => {
  const { plane, below } = planeOf()
  const areas = areasOn(atlas.outlines, plane, 'towns')
  let cropped = 0
  for (const [page, map] of [...cities, ...counties]) {
    if (!map) continue
    const [x, y] = below(map, [0, 0])
    const scale = map.width / (below(map, [map.width, 0])[0] - x)
    const toSheet = (at: Spot): Spot => [(at[0] - x) * scale, (at[1] - y) * scale]
    const size = map.largeSize
    for (const [name, box] of [
      ...map.labels.map((label) => [label, boxOf(13, 1)(label)] as const),
      ...map.large.map((label) => [label, boxOf(size, 1)(label)] as const),
    ]) {
      const rings = areas.find((area) => area.name === name.text)?.rings ?? []
      if (shownPart(map, rings, toSheet) > 0.45) continue
      cropped++
      const beside = lettersOf(box).filter((spot) => !isIn(rings, below(map, spot)))
      expect([page, name.text, beside]).toEqual([page, name.text, []])
    }
  }
  expect(cropped).toBeGreaterThan(0)
  const crowded = maps.ofCity('Middletown')
  const atEdge = new Set(['Madison', 'Hamden', 'North Haven', 'Killingworth'])
  const named = [...texts(crowded?.labels), ...texts(crowded?.large)]
  expect(named.filter((text) => atEdge.has(text))).toEqual([])
  expect(texts(maps.ofCity('New Haven')?.large)).toContain('New Haven')
})

test('the name of a river runs along it, and not across the page’s own town', () => {
  const { plane, below } = planeOf()
  const areas = areasOn(atlas.outlines, plane, 'towns')
  expect(maps.ofCity('Middletown')?.rivers).toEqual([
    expect.objectContaining({
      text: 'Connecticut River',
      turn: expect.stringMatching(/^rotate\(\d+ \d+ \d+\)$/),
    }),
  ])
  for (const [page, map] of cities) {
    if (!map) continue
    const rings = areas.find(({ name }) => name === page)?.rings ?? []
    for (const river of map.rivers) {
      const onTown = boxesAlong(river).filter((box) => isIn(rings, below(map, middleOfBox(box))))
      expect([page, river.text, onTown]).toEqual([page, river.text, []])
    }
  }
})
