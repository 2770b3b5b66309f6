import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { toSlug } from '../../../cli/lib/slug.ts'
import { distanceKm, loadAtlas } from '../../../cli/load/gazetteer.ts'
import { readIndex, readPlaces } from '../../../cli/load/state-files.ts'
import { overlap } from '../../../cli/site/maps/geometry.ts'
import { countiesOn } from '../../../cli/site/maps/outline-shapes.ts'
import { createMaps } from '../../../cli/site/maps/page-maps.ts'
import { createPlane, frameAround } from '../../../cli/site/maps/viewport.ts'
import { indexTowns } from '../../../cli/site/pages/towns.ts'
import { boxesOf } from '../../support/map-boxes.ts'
import { projectRoot, rootsOf, temporaryFolder } from '../../support/project.ts'
import { isIn } from '../../support/rings.ts'
import { siteData } from '../../support/site-model.ts'

interface PlacesFile {
  readonly state: string
  readonly counties: readonly string[]
  readonly towns: readonly (readonly [name: string, county: number, lat: number, lon: number])[]
}

const roots = rootsOf(projectRoot)
const kept: { example?: ReturnType<typeof siteData> } = {}
const index = readIndex(roots)
const codes = Object.keys(index)

/** A made-up firm in the largest place of a state, with pages of its ten nearest places. */
function firmIn(code: string) {
  const [[name, , lat, lon] = ['', 0, 0, 0]] = readPlaces<PlacesFile>(roots, `${code}.json`).towns
  const site = temporaryFolder()
  mkdirSync(join(site, 'data'))
  const at = `coordinates: { lat: ${lat}, lon: ${lon} }`
  writeFileSync(join(site, 'data/business.yaml'), `address: { regionCode: ${code} }\n${at}\n`)
  const atlas = loadAtlas(rootsOf(site))
  const home = atlas.places.find(name)
  if (!home) throw new Error(`${name} is not known.`)
  const all = [home, ...atlas.places.nearest(home, 14)]
  const places = [...new Map(all.toReversed().map((town) => [toSlug(town.name), town])).values()]
    .toReversed()
    .slice(0, 11)
  const example = (kept.example ??= siteData())
  const { address } = example.business
  const [city, county] = [example.cities[0], example.counties[0]]
  if (!city || !county) throw new Error('The frozen data has no town.')
  const { contact } = example.site
  const others = { ...contact.served.others, contactOnly: [] }
  const data = {
    ...example,
    business: {
      ...example.business,
      address: { ...address, locality: name, region: index[code]?.state ?? '', regionCode: code },
      coordinates: { lat, lon },
    },
    site: {
      ...example.site,
      contact: { ...contact, served: { ...contact.served, others } },
    },
    counties: [...new Set(places.map((town) => town.county))].map((of) => {
      return { ...county, name: of, alsoServed: [] }
    }),
    cities: places.map((town) => {
      const coordinates = { lat: town.lat, lon: town.lon }
      return { ...city, cityName: town.name, county: town.county, coordinates, nearbyAreas: [] }
    }),
  }
  return { data, places, atlas, maps: createMaps({ data, towns: indexTowns(data), atlas }) }
}

/** The places that stand beyond the coarse line of their own county, and why. */
const onAnEdge: Readonly<Record<string, string>> = {
  'Glendale, CO': 'an enclave of its county within Denver, smaller than the lines are fine',
  'North Kansas City, MO': 'on the Missouri, which is the county line',
  'Carter Lake, NE': 'an Iowa city west of the Missouri, cut off when the river moved',
  'Harrison, NJ': 'on the Passaic, which is the county line',
  'Millbourne, PA': 'on Cobbs Creek, which is the line to Philadelphia',
  'Seekonk, RI': 'in Massachusetts, on the state line',
}

test.each(codes)('in %s the largest place and its ten nearest are on maps', (code) => {
  const { data, places, atlas, maps } = firmIn(code)
  expect(places).toHaveLength(11)
  const cities = data.cities.map(({ cityName }) => maps.ofCity(cityName))
  const counties = data.counties.map(({ name }) => maps.ofCounty(name))
  const drawn = [maps.areas, ...cities, ...counties]
  for (const map of drawn) {
    const boxes = map ? boxesOf(map) : []
    const own = map?.own ? 1 : 0
    expect((map?.labels.length ?? 0) + own).toBeGreaterThan(0)
    const clashes = boxes.filter((a, at) => boxes.slice(at + 1).some((b) => overlap(a, b)))
    expect(clashes).toEqual([])
  }
  const dots = maps.areas?.dots.match(/M/g) ?? []
  expect(dots).toHaveLength(11)
  expect(maps.outlines?.credits.at(-1)).toBe('Town positions: GeoNames, CC BY 4.0')
  expect(maps.file?.content.length).toBeLessThan(85_000)
  // What is served stands out: each county has a shape of its own.
  expect(maps.file?.content.match(/<path id="c-/g)).toHaveLength(data.counties.length)
  const plane = createPlane(frameAround(places))
  const all = countiesOn(atlas.outlines, plane)
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
    const astray = towns.filter(
      ([name, county, lat, lon]) =>
        name.trim() === '' ||
        counties[county] === undefined ||
        lat < box.south - reach ||
        lat > box.north + reach ||
        (lon > 100 ? lon - 360 : lon) < box.west - reach ||
        (lon > 100 ? lon - 360 : lon) > box.east + reach,
    )
    expect([code, astray]).toEqual([code, []])
  }
})

test('the ten nearest are near', () => {
  const { places } = firmIn('OH')
  const [home, ...others] = places
  if (!home) throw new Error('Ohio has no place.')
  expect(Math.max(...others.map((town) => distanceKm(home, town)))).toBeLessThan(25)
})
