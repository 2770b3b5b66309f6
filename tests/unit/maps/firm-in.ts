import { toSlug } from '../../../cli/lib/slug.ts'
import { loadAtlas } from '../../../cli/load/gazetteer.ts'
import { readIndex, readPlaces } from '../../../cli/load/state-files.ts'
import { createMaps } from '../../../cli/site/maps/page-maps.ts'
import { indexTowns } from '../../../cli/site/pages/towns.ts'
import { fixtureRoots, rootsOf, temporaryFolder } from '../../support/project.ts'
import { siteData } from '../../support/site-model.ts'

/** The parts of a file of places that a test reads. */
export interface PlacesFile {
  readonly state: string
  readonly counties: readonly string[]
  readonly towns: readonly (readonly [name: string, county: number, lat: number, lon: number])[]
}

const roots = fixtureRoots
const index = readIndex(roots)

/** A made-up firm in the largest place of a state, or another, with pages of its ten nearest places. */
export function firmIn(code: string, place?: string) {
  const { towns } = readPlaces<PlacesFile>(roots, `${code}.json`)
  const named = towns.find(([name]) => name === (place ?? name))
  const [name, , lat, lon] = named ?? ['', 0, 0, 0]
  const atlas = loadAtlas(rootsOf(temporaryFolder()), { regionCode: code, points: [{ lat, lon }] })
  const home = atlas.places.find(name)
  if (!home) throw new Error(`${name} is not known.`)
  const all = [home, ...atlas.places.nearest(home, 14)]
  const places = [...new Map(all.toReversed().map((town) => [toSlug(town.name), town])).values()]
    .toReversed()
    .slice(0, 11)
  const example = siteData()
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
    site: { ...example.site, contact: { ...contact, served: { ...contact.served, others } } },
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
