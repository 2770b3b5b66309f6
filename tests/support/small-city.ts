import type { DataFileName } from '../../cli/load/load-data.ts'
import { fixture } from './project.ts'

/** A city entry of few words, for tests that change one. */
export const oldSaybrook = `- cityName: Old Saybrook
  county: Middlesex County
  pageTitle: Old Saybrook roofs, river to beach
  metaDescription: Roof repair and replacement in Old Saybrook, Connecticut, from Chalker Beach to Main Street.
  lead: Chimneys, eaves and shingles in Old Saybrook are mended and renewed by us.
  description: Old Saybrook lies where the Connecticut River meets the Sound.
  localChallenges: [Salt wind, Ice at the eaves, Old chimneys]
  nearbyAreas: [Essex, Westbrook, Lyme, Old Lyme, Deep River]

`

/** The change of the frozen cities.yaml that puts it before the last city. */
export const withOldSaybrook = [
  '- cityName: Clinton\n',
  `${oldSaybrook}- cityName: Clinton\n`,
] as const

const entries = () => fixture('cities').split(/^(?=- cityName)/m)

/** The frozen cities.yaml with its first cities only. */
export const firstCities = (count: number): string =>
  entries()
    .slice(0, count + 1)
    .join('')

/** The frozen cities.yaml with these cities only. */
export const citiesOf = (...names: readonly string[]): string =>
  entries()
    .filter((entry, at) => at === 0 || names.some((name) => entry.includes(`cityName: ${name}\n`)))
    .join('')

/** A frozen data file; of the cities three, so that many tries are fast. */
export const smallFixture = (name: DataFileName): string =>
  name === 'cities' ? firstCities(3) : fixture(name)

/** Changes that leave one city, so that `generate` is fast. */
export const withFewCities = { 'data/cities.yaml': oldSaybrook } as const
