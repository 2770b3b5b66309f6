import { expect, test } from 'vitest'
import { toSlug } from '../../../cli/lib/slug.ts'
import { distanceKm, loadAtlas, type Point } from '../../../cli/load/gazetteer.ts'
import { distance } from '../../../cli/site/maps/geometry.ts'
import { indexLand } from '../../../cli/site/maps/base-map.ts'
import { areasOn, riverCourses } from '../../../cli/site/maps/outline-shapes.ts'
import {
  createPlane,
  frameAround,
  unitsPerKm,
  unitsPerMile,
} from '../../../cli/site/maps/viewport.ts'
import { homeAt, fixtureRoots } from '../../support/project.ts'
import { isIn } from './map-boxes.ts'

const { places, outlines } = loadAtlas(fixtureRoots, homeAt(fixtureRoots))
const plane = createPlane(frameAround(places.listed))
const counties = areasOn(outlines, plane, 'counties')
const landAt = indexLand(counties)
const townOf = (name: string) => {
  const town = places.find(name)
  if (!town) throw new Error(`${name} is in no gazetteer.`)
  return town
}

test('every town of Connecticut lies in its county, and in an outline of its own', () => {
  const towns = areasOn(outlines, plane, 'towns')
  expect(towns).toHaveLength(169)
  const elsewhere = places.listed.filter((town) => {
    const ids = new Set([`c-ct-${toSlug(town.county)}`, `t-ct-${toSlug(town.name)}`])
    const own = [...counties, ...towns].filter(({ id }) => ids.has(id))
    return own.length !== 2 || !own.every(({ rings }) => isIn(rings, plane.project(town)))
  })
  expect(elsewhere).toEqual([])
})

test.each([
  ['the middle of the Sound', { lat: 41.1, lon: -72.9 }, null],
  ['New Haven Harbor', { lat: 41.27, lon: -72.915 }, null],
  ['the state of New York', { lat: 41.4, lon: -73.65 }, 'c-ny-putnamcounty'],
  ['the state of Rhode Island', { lat: 41.65, lon: -71.7 }, 'c-ri-kentcounty'],
])('%s is in no county of Connecticut', (_where, point, expected) => {
  expect(landAt(plane.project(point))).toBe(expected)
})

test.each([
  ['Connecticut River', ['Hartford', 'Cromwell', 'Middletown', 'Portland', 'East Haddam', 'Essex']],
  ['Housatonic River', ['Derby', 'Shelton', 'New Milford']],
  ['Naugatuck River', ['Ansonia', 'Seymour', 'Beacon Falls', 'Naugatuck', 'Waterbury']],
])('the %s runs by the towns that stand on it', (river, towns) => {
  const course = riverCourses(outlines, plane).find(({ name }) => name === river)?.course ?? []
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
  const { project } = createPlane(frameAround([office]))
  for (const point of awayFrom(office, 20 * 1.609344)) {
    const miles = distance(project(point), project(office)) / unitsPerMile
    expect(miles).toBeCloseTo(distanceKm(point, office) / 1.609344, 0)
    expect(Math.abs(miles - 20)).toBeLessThan(0.1)
  }
})
