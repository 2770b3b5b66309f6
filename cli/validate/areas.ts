import type { Finding } from '../finding.ts'
import { nearest } from '../nearest.ts'
import { areaPath, toSlug } from '../slug.ts'
import { areasOf, entriesOf, textAt, textsAt, type AreaDraft, type Sources } from './drafts.ts'
import { findingAt, show } from './report-finding.ts'

/** Cities and counties: names, county assignment, nearby areas, places. */
export function checkAreas(sources: Sources): Finding[] {
  const cities = areasOf(sources.cities)
  const counties = areasOf(sources.counties)
  return [
    ...repeatedNames(cities, 'city/duplicate-name'),
    ...repeatedNames(counties, 'county/duplicate-name'),
    ...cities.flatMap((city) => checkCounty(city, counties)),
    ...[...cities, ...counties].flatMap((area) => [
      ...checkNearby(area),
      ...checkPlaces(area),
      ...checkTexts(area),
    ]),
    ...checkAlsoServed(sources),
  ]
}

function repeatedNames(
  areas: readonly AreaDraft[],
  rule: 'city/duplicate-name' | 'county/duplicate-name',
): Finding[] {
  const first = new Map<string, AreaDraft>()
  return areas.flatMap((area) => {
    const { name, source, path } = area
    if (!name) return []
    const earlier = first.get(name)
    if (!earlier) {
      first.set(name, area)
      return []
    }
    const line = earlier.source.placeOf([...earlier.path, nameField(area)]).line
    const message = `${show(name)} stands here a second time; first in line ${line}.`
    return [
      findingAt(source, [...path, nameField(area)], { rule, message, expected: 'each name once' }),
    ]
  })
}

const nameField = (area: AreaDraft) => (area.source.name === 'counties' ? 'name' : 'cityName')

function checkCounty(city: AreaDraft, counties: readonly AreaDraft[]): Finding[] {
  const path = [...city.path, 'county']
  const county = textAt(city.source, path)
  const names = counties.flatMap(({ name }) => (name ? [name] : []))
  // Where a county's name cannot be read, it may be the one that is meant.
  if (!county || names.length < Math.max(1, counties.length) || names.includes(county)) return []
  const close = nearest(county, names) ?? nearest(`${county} County`, names)
  return [
    findingAt(city.source, path, {
      rule: 'county/unknown',
      message: `${city.name ?? 'This city'} is assigned to ${show(county)}, which is no county of counties.yaml.`,
      expected: `one of ${names.join(', ')}`,
      suggestion: close ?? `add an entry to data/counties.yaml:\n\n${countyEntry(county)}`,
      ...(city.name && { page: areaPath(city.name) }),
    }),
  ]
}

/** The entry to copy when a city lies in a county that has none yet. */
function countyEntry(name: string): string {
  return [
    `- name: ${name}`,
    `  county: Connecticut`,
    `  pageTitle: Roofing in ${name}, Connecticut`,
    `  metaDescription: One or two sentences about roofing in ${name}, 70 to 160 characters.`,
    `  summary: One sentence about the county, for the lists.`,
    `  description: 60 to 120 words about the county as a whole.`,
    `  localChallenges: [first of 3 to 5, second, third]`,
    `  nearbyAreas: [five, to, ten, towns, of it]`,
    `  alsoServed: []`,
  ].join('\n')
}

function checkNearby(area: AreaDraft): Finding[] {
  const page = area.name && areaPath(area.name)
  const seen = new Set<string>()
  return area.nearbyAreas.flatMap(({ value, path }) => {
    const slug = toSlug(value)
    const repeated = seen.has(slug)
    seen.add(slug)
    if (area.name && slug === toSlug(area.name)) {
      const message = `${area.name} lists itself as a nearby area.`
      return [
        findingAt(area.source, path, {
          rule: 'city/nearby-self',
          message,
          expected: 'another town',
          page,
        }),
      ]
    }
    if (!repeated) return []
    const message = `${show(value)} stands twice among the nearby areas.`
    return [
      findingAt(area.source, path, {
        rule: 'city/nearby-repeated',
        message,
        expected: 'each town once',
        page,
      }),
    ]
  })
}

function checkPlaces(area: AreaDraft): Finding[] {
  const texts = [
    textAt(area.source, [...area.path, 'description']),
    ...textsAt(area.source, [...area.path, 'localChallenges']).map(({ value }) => value),
  ].join(' ')
  return textsAt(area.source, [...area.path, 'places'])
    .filter(({ value }) => !texts.includes(value))
    .map(({ value, path }) =>
      findingAt(area.source, path, {
        rule: 'city/place-unnamed',
        message: `The place ${show(value)} is named neither in the description nor in a challenge.`,
        expected: 'a place that the texts name',
        page: area.name && areaPath(area.name),
      }),
    )
}

const descriptionWords = { min: 60, max: 120 }

/** The description's length, and challenges that say the same. */
function checkTexts(area: AreaDraft): Finding[] {
  const page = area.name && areaPath(area.name)
  const path = [...area.path, 'description']
  const words = textAt(area.source, path)?.split(/\s+/).length
  const { min, max } = descriptionWords
  const seen = new Set<string>()
  const again = textsAt(area.source, [...area.path, 'localChallenges']).filter(
    ({ value }) => seen.has(value) || !seen.add(value),
  )
  return [
    ...(words !== undefined && (words < min || words > max)
      ? [
          findingAt(area.source, path, {
            rule: 'city/description-words',
            message: `This description has ${words} words.`,
            expected: `${min} to ${max} words`,
            page,
          }),
        ]
      : []),
    ...again.map((challenge) =>
      findingAt(area.source, challenge.path, {
        rule: 'city/challenge-repeated',
        message: 'This challenge stands in its list a second time.',
        expected: 'each challenge once',
        page,
      }),
    ),
  ]
}

function checkAlsoServed(sources: Sources): Finding[] {
  const source = sources.counties
  const first = new Map<string, number>()
  return entriesOf(source).flatMap((_, index) =>
    textsAt(source, [index, 'alsoServed']).flatMap(({ value, path }) => {
      const earlier = first.get(toSlug(value))
      first.set(toSlug(value), earlier ?? index)
      if (!source || earlier === undefined) return []
      const where = textAt(source, [earlier, 'name']) ?? 'an entry above'
      const message = `${show(value)} is also served in ${where} already.`
      return [
        findingAt(source, path, {
          rule: 'county/also-served-twice',
          message,
          expected: 'each town in one county',
        }),
      ]
    }),
  )
}
