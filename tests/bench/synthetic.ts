// Towns that exist nowhere, for measurements and for tests of large sites. Town number i is a
// function of i, and only its nearby areas depend on how many there are.

import { challengeBanks, descriptionBanks, leads, nameParts, titleEndings } from './words.ts'

/** An entry of cities.yaml. */
export type SyntheticCity = ReturnType<typeof cityAt>

/** So many names differ; and a town needs so many others, to have nearby areas. */
export const cityLimits = {
  min: 9,
  max: nameParts.reduce((product, { length }) => product * length, 1),
} as const

/** The first `count` towns, a number within `cityLimits`. */
export const syntheticCities = (count: number): SyntheticCity[] =>
  Array.from({ length: count }, (_, index) => cityAt(index, count))

/** The same town after an edit of one sentence. */
export function editedCity(city: SyntheticCity, word: string): SyntheticCity {
  return { ...city, description: `${city.description} Ask us about ${word}.` }
}

/** The entries as cities.yaml has them: folded texts, a comment above each. */
export function citiesYaml(cities: readonly SyntheticCity[]): string {
  const entries = cities.map((city) => `- ${cityYaml(city).trim().replaceAll('\n', '\n  ')}\n`)
  return `# Synthetic towns, for measurements.\n\n${entries.join('\n')}`
}

const counties = [
  { name: 'New Haven County', lat: 41.3, lon: -73.0 },
  { name: 'Middlesex County', lat: 41.35, lon: -72.65 },
] as const
const houses = ['cape', 'colonial', 'saltbox', 'victorian', 'triple-decker', 'ranch', 'mill']
const townsPerStretch = 10

function cityAt(index: number, count: number) {
  const name = nameOf(index)
  const county = pick(counties, Math.floor(index / townsPerStretch))
  const place = `${pick(nameParts[0], index * 7 + 3)} Green`
  const street = `${pick(nameParts[0], index * 5 + 1)} Street`
  const house = pick(houses, index)
  const words: Readonly<Record<string, string>> = { name, place, street, house }
  const fill = (text: string) => text.replaceAll(/\{(\w+)\}/g, (_, key: string) => words[key] ?? '')
  return {
    cityName: name,
    county: county.name,
    pageTitle: `${name} roofs ${pick(titleEndings, index)}`,
    metaDescription: fill(
      'Roof repair and replacement in {name}, from {place} to the houses along {street}. Free estimates by phone.',
    ),
    coordinates: pointIn(county, index),
    house,
    places: [place, street],
    lead: fill(pick(leads, index)),
    description: descriptionBanks.map((bank, salt) => fill(pick(bank, index + salt * 3))).join(' '),
    localChallenges: challengeBanks.map((bank, salt) => fill(pick(bank, index + salt * 2))),
    nearbyAreas: neighbors(index, count).map(nameOf),
  }
}

/** The lists' lengths have no common divisor, so that no three parts meet twice. */
function nameOf(index: number): string {
  const [first, second, third] = nameParts
  return `${pick(first, index)}${pick(second, index)} ${pick(third, index)}`
}

/** Eight others: four before and four after, as far as there are any. */
function neighbors(index: number, count: number): number[] {
  const start = Math.max(0, Math.min(index - 4, count - 9))
  return Array.from({ length: 9 }, (_, step) => start + step).filter((other) => other !== index)
}

/** A point of its own in a grid over the middle of the county. */
function pointIn({ lat, lon }: { lat: number; lon: number }, index: number) {
  const round = (degrees: number) => Number(degrees.toFixed(4))
  return {
    lat: round(lat + (Math.floor(index / 100) % 100) * 0.002),
    lon: round(lon + (index % 100) * 0.002),
  }
}

function pick<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length]
  if (item === undefined) throw new RangeError('There is nothing to pick from.')
  return item
}

/** The fields of one town as a YAML map. */
function cityYaml(city: SyntheticCity): string {
  const { lat, lon } = city.coordinates
  return [
    `cityName: ${city.cityName}`,
    `county: ${city.county}`,
    `pageTitle: ${city.pageTitle}`,
    `metaDescription: ${folded(city.metaDescription, 2)}`,
    `coordinates: { lat: ${lat}, lon: ${lon} }`,
    `house: ${city.house}`,
    `places: [${city.places.join(', ')}]`,
    `lead: ${city.lead}`,
    `# Source: the building department of ${city.cityName}`,
    `description: ${folded(city.description, 2)}`,
    `localChallenges:`,
    ...city.localChallenges.flatMap((text) => [
      `  # Source: the storm record of ${city.county}`,
      `  - ${folded(text, 4)}`,
    ]),
    `nearbyAreas: [${city.nearbyAreas.join(', ')}]`,
    '',
  ].join('\n')
}

const lineWidth = 98

/** A folded block scalar: `>-` and the text in indented lines. */
function folded(text: string, indent: number): string {
  // As many whole words as a line holds, and the blank or end after them.
  const line = new RegExp(`(.{1,${lineWidth - indent}})(?: |$)`, 'g')
  return `>-${text.replaceAll(line, `\n${' '.repeat(indent)}$1`)}`
}
