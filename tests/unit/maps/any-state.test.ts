import { expect, test } from 'vitest'
import { toSlug } from '../../../cli/lib/slug.ts'
import { distanceKm } from '../../../cli/load/gazetteer.ts'
import { readIndex, readPlaces } from '../../../cli/load/state-files.ts'
import { areasOn } from '../../../cli/site/maps/outline-shapes.ts'
import { createPlane, frameAround } from '../../../cli/site/maps/viewport.ts'
import { firmIn, type PlacesFile } from './firm-in.ts'
import { isIn, nameClashesIn, spotsOf } from './map-boxes.ts'
import { sample } from '../../support/cases.ts'
import { fixtureRoots } from '../../support/project.ts'

const roots = fixtureRoots
const index = readIndex(roots)
const codes = Object.keys(index)

/** The places that stand beyond the coarse line of their own county, and why. */
const onAnEdge: Readonly<Record<string, string>> = {
  'Glendale, CO': 'an enclave of its county within Denver, smaller than the lines are fine',
  'North Kansas City, MO': 'on the Missouri, which is the county line',
  'Carter Lake, NE': 'an Iowa city west of the Missouri, cut off when the river moved',
  'Harrison, NJ': 'on the Passaic, which is the county line',
  'Millbourne, PA': 'on Cobbs Creek, which is the line to Philadelphia',
  'Seekonk, RI': 'in Massachusetts, on the state line',
}

/** Connecticut's towns have outlines. */
const tried = new Set(['CT', ...sample(codes, 8)])

test.each([...tried])('in %s the largest place and its ten nearest are on maps', (code) => {
  const { data, places, atlas, maps } = firmIn(code)
  expect(places).toHaveLength(11)
  const cities = data.cities.map(({ cityName }) => maps.ofCity(cityName))
  const counties = data.counties.map(({ name }) => maps.ofCounty(name))
  const drawn = [maps.areas, ...cities, ...counties]
  for (const map of drawn) {
    const own = map?.own ? 1 : 0
    expect((map?.labels.length ?? 0) + own).toBeGreaterThan(0)
    expect(map ? nameClashesIn(map) : []).toEqual([])
  }
  // Each is a dot, or in Connecticut a shape.
  expect(maps.areas?.isShaped).toBe(code === 'CT')
  const marks = code === 'CT' ? maps.areas?.labels : maps.areas && spotsOf(maps.areas)
  expect(marks).toHaveLength(11)
  expect(maps.outlines?.credit).toMatch(/^Map: .*, GeoNames CC BY 4.0$/)
  expect(maps.outlines?.place).toBe('CT MA ME NH RI VT'.includes(code) ? 'Town' : 'Place')
  expect(maps.file?.content.length).toBeLessThan(85_000)
  // What is served stands out: each county, or each of its towns, has a shape of its own.
  const shapes = code === 'CT' ? places : data.counties
  expect(maps.file?.content.match(/<path id="[ct]-/g)).toHaveLength(shapes.length)
  const plane = createPlane(frameAround(places))
  const all = areasOn(atlas.outlines, plane, 'counties')
  const elsewhere = places.filter((town) => {
    const id = `c-${town.state.toLowerCase()}-${toSlug(town.county)}`
    const rings = all.find((each) => each.id === id)?.rings ?? []
    return !isIn(rings, plane.project(town))
  })
  const names = elsewhere.map(({ name }) => `${name}, ${code}`)
  expect(names.filter((name) => !(name in onAnEdge))).toEqual([])
})

test('each list has the counties of its outlines, and places of the state alone', () => {
  for (const code of codes) {
    const { state, counties, towns } = readPlaces<PlacesFile>(roots, `${code}.json`)
    const box = index[code]
    if (!box) throw new Error(`${code} is nowhere.`)
    expect(state).toBe(box.state)
    const reach = 0.2
    const cannotEdit = towns.filter(
      ([name, county, lat, lon]) =>
        name.trim() === '' ||
        counties[county] === undefined ||
        lat < box.south - reach ||
        lat > box.north + reach ||
        (lon > 100 ? lon - 360 : lon) < box.west - reach ||
        (lon > 100 ? lon - 360 : lon) > box.east + reach,
    )
    expect([code, cannotEdit]).toEqual([code, []])
  }
})

test('the ten nearest are near', () => {
  const { places } = firmIn('OH')
  const [home, ...others] = places
  if (!home) throw new Error('Ohio has no place.')
  expect(Math.max(...others.map((town) => distanceKm(home, town)))).toBeLessThan(25)
})
