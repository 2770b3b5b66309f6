import { describe, expect, inject, test } from 'vitest'
import { hasPage } from '../../../cli/site/schema/cities.ts'
import { rootsOf } from '../../support/project.ts'
import { dataIn } from '../../support/site-model.ts'

type Area = ReturnType<typeof readAreas>[number]

const areas = readAreas(inject('fixtureSite'))
const towns = [...new Set(areas.flatMap(({ name, nearbyAreas }) => [name, ...nearbyAreas]))]

// The length of descriptions, and that texts name their places, is asked by `validate`.
describe.each(areas)('$name', ({ localChallenges, places, text }) => {
  test('has at least 160 words of its own', () => {
    expect(countWords(text)).toBeGreaterThanOrEqual(160)
  })

  test('has challenges of 20 to 40 words', () => {
    const lengths = localChallenges.map(countWords)
    expect(lengths.filter((length) => length < 20 || length > 40)).toEqual([])
  })

  test('names at least three places', () => expect(places.length).toBeGreaterThanOrEqual(3))
})

test.each(areas.filter(({ isCity }) => isCity))(
  'at least two places of $name are named on no other city page',
  ({ name, places }) => {
    const others = areas.filter((area) => area.isCity && area.name !== name)
    const own = places.filter((place) => others.every(({ text }) => !text.includes(place)))
    expect(own.length).toBeGreaterThanOrEqual(2)
  },
)

test('no two pages are alike, whatever names are put in their places', () => {
  const shingles = areas.map((area) => ({ name: area.name, set: toShingles(withoutNames(area)) }))
  const alike = shingles.flatMap((one, index) =>
    shingles
      .slice(index + 1)
      .filter((other) => sharedPart(one.set, other.set) >= 0.05)
      .map((other) => `${one.name} and ${other.name}`),
  )
  expect(alike).toEqual([])
})

test('two texts that differ in their names only count as alike', () => {
  const [first] = areas
  if (!first) throw new Error('There are no areas.')
  const name = 'Old Saybrook'
  const copy = { ...first, name, text: first.text.replaceAll(first.name, name) }
  const [one, other] = [first, copy].map((area) => toShingles(withoutNames(area)))
  expect(one && other && sharedPart(one, other)).toBe(1)
})

function readAreas(root: string) {
  const data = dataIn(rootsOf(root))
  const cities = data.cities.map((city) => ({ ...city, name: city.cityName, isCity: true }))
  const counties = data.counties.filter(hasPage).map((county) => ({ ...county, isCity: false }))
  return [...cities, ...counties].map((area) => {
    const localChallenges = area.localChallenges.map((challenge) =>
      typeof challenge === 'string' ? challenge : challenge.text,
    )
    // The page's own words.
    const text = [area.description, ...localChallenges].join(' ')
    return { ...area, places: area.places ?? [], localChallenges, text }
  })
}

function countWords(text: string): number {
  return text.split(/\s+/).length
}

/** The text with one sign for every name of a town or place. */
function withoutNames({ text, places, name }: Area): string {
  const names = [...places, ...towns, name].toSorted((a, b) => b.length - a.length)
  return names.reduce((result, each) => result.replaceAll(each, '#'), text)
}

/** All runs of six words. */
function toShingles(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[#\p{L}\p{N}']+/gu) ?? []
  return new Set(words.slice(5).map((_, index) => words.slice(index, index + 6).join(' ')))
}

/** What part of the smaller set the two have in common. */
function sharedPart(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((shingle) => other.has(shingle)).length
  return common / Math.min(one.size, other.size)
}
