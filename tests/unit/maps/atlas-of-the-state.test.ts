import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { distanceKm, loadAtlas, type Point } from '../../../cli/load/gazetteer.ts'
import { distance, isInside, squareOf, type Spot } from '../../../cli/site/maps/geometry.ts'
import { indexLand } from '../../../cli/site/maps/base-map.ts'
import { riverCourses } from '../../../cli/site/maps/outline-shapes.ts'
import { createPlane, unitsPerKm } from '../../../cli/site/maps/viewport.ts'
import { projectRoot } from '../../support/project.ts'

const { places, outlines } = loadAtlas(projectRoot)
const [state] = outlines
if (!state) throw new Error('There are no outlines.')
const plane = createPlane(state)
const landAt = indexLand(state, plane)
const townOf = (name: string) => {
  const town = places.find(name)
  if (!town) throw new Error(`${name} is in no gazetteer.`)
  return town
}

test('the outlines weigh 60 kB at most', () => {
  const { size } = statSync(join(projectRoot, 'data/places/outlines/connecticut.json'))
  expect(size).toBeLessThan(60_000)
})

test('every town that the outlines reach lies in its county', () => {
  const isReached = (at: Spot) => isInside(squareOf({ at, radius: 0 }), plane.bounds)
  const elsewhere = places.names
    .map(townOf)
    .filter((town) => isReached(plane.project(town)))
    .map((town) => [town.name, town.county, landAt(plane.project(town))])
    .filter(([, county, found]) => county !== found)
  expect(elsewhere).toEqual([])
})

test.each([
  ['the middle of the Sound', { lat: 41.1, lon: -72.9 }, null],
  ['New Haven Harbor', { lat: 41.27, lon: -72.915 }, null],
  ['the state of New York', { lat: 41.4, lon: -73.65 }, ''],
  ['Long Island', { lat: 40.99, lon: -72.5 }, ''],
])('%s is in no county', (_where, point, expected) => {
  expect(landAt(plane.project(point))).toBe(expected)
})

test.each([
  ['Connecticut River', ['Hartford', 'Cromwell', 'Middletown', 'Portland', 'East Haddam', 'Essex']],
  ['Housatonic River', ['Derby', 'Shelton', 'New Milford']],
  ['Naugatuck River', ['Ansonia', 'Seymour', 'Beacon Falls', 'Naugatuck', 'Waterbury']],
])('the %s runs by the towns that stand on it', (river, towns) => {
  const course = riverCourses(state, plane).find(({ name }) => name === river)?.course ?? []
  const away = towns.filter((name) => {
    const at = plane.project(townOf(name))
    return Math.min(...course.map((spot) => distance(spot, at))) > 3 * unitsPerKm
  })
  expect(away).toEqual([])
})

/** So many kilometres from a point, north and east. */
const awayFrom = ({ lat, lon }: Point, km: number) => {
  const degrees = km / 111.195
  return [
    { lat: lat + degrees, lon },
    { lat, lon: lon + degrees / Math.cos((lat * Math.PI) / 180) },
  ]
}

test('a mile on the map is a mile on the ground', () => {
  const office = { lat: 41.28091, lon: -72.87232 }
  const mile = plane.mileAt(office.lat)
  for (const point of awayFrom(office, 20 * 1.609344)) {
    const miles = distance(plane.project(point), plane.project(office)) / mile
    expect(miles).toBeCloseTo(distanceKm(point, office) / 1.609344, 0)
    expect(Math.abs(miles - 20)).toBeLessThan(0.1)
  }
})
