import { mapped } from '../../lib/mapped.ts'
import { nearest } from '../../lib/suggest.ts'
import { areaPath, toSlug } from '../../lib/slug.ts'
import {
  areasOf,
  entriesOf,
  nearbyAreasOf,
  textAt,
  textsAt,
  type AreaDraft,
  type Sources,
} from './read-loosely.ts'
import { findingAt, show, type Unplaced } from '../../validate/create-finding.ts'
import { repeats } from '../../validate/walk.ts'

/** Cities and counties: names, county assignment, nearby areas, challenges. */
export function checkAreas(sources: Sources): Unplaced[] {
  const cities = areasOf(sources.cities)
  const counties = areasOf(sources.counties)
  return [
    ...repeatedNames(cities, 'city/duplicate-name'),
    ...repeatedNames(counties, 'county/duplicate-name'),
    ...(sources.counties?.isPartial ? [] : checkCounties(cities, counties)),
    ...[...cities, ...counties].flatMap((area) => [...checkNearby(area), ...checkChallenges(area)]),
    ...checkAlsoServed(sources),
  ]
}

/** Texts of cities and counties; nothing that they find is an error. */
export function adviseOnAreas({ cities, counties }: Sources): Unplaced[] {
  const areas = [...areasOf(cities), ...areasOf(counties)]
  return areas.flatMap((area) => [...checkPlaces(area), ...checkDescription(area)])
}

function repeatedNames(
  areas: readonly AreaDraft[],
  rule: 'city/duplicate-name' | 'county/duplicate-name',
): Unplaced[] {
  return repeats(areas, ({ name }) => name).map(({ item, first }) => {
    const { line } = first.source.placeOf([...first.path, nameField(first)])
    const message = `${show(item.name)} stands here a second time; first in line ${line}.`
    const path = [...item.path, nameField(item)]
    return findingAt(item.source, path, { rule, message, expected: 'each name once' })
  })
}

const nameField = (area: AreaDraft) => (area.source.name === 'counties' ? 'name' : 'cityName')

function checkCounties(cities: readonly AreaDraft[], counties: readonly AreaDraft[]): Unplaced[] {
  const names = counties.flatMap(({ name }) => (name ? [name] : []))
  // Where a county's name cannot be read, it may be the one that is meant.
  if (names.length < Math.max(1, counties.length)) return []
  return cities.flatMap((city) => checkCounty(city, names))
}

function checkCounty(city: AreaDraft, names: readonly string[]): Unplaced[] {
  const path = [...city.path, 'county']
  const county = textAt(city.source, path)
  if (!county || names.includes(county)) return []
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

function checkNearby(area: AreaDraft): Unplaced[] {
  const { source, name } = area
  const nearbyAreas = mapped(nearbyAreasOf(area), ({ value, path }) => {
    return { value, path, slug: toSlug(value) }
  })
  const page = name && areaPath(name)
  const self = name === undefined ? undefined : toSlug(name)
  const others = nearbyAreas.filter(({ slug }) => slug !== self)
  return [
    ...nearbyAreas
      .filter(({ slug }) => slug === self)
      .map(({ path }) =>
        findingAt(source, path, {
          rule: 'city/nearby-self',
          message: `${name} lists itself as a nearby area.`,
          expected: 'another town',
          page,
        }),
      ),
    ...repeats(others, ({ slug }) => slug).map(({ item }) =>
      findingAt(source, item.path, {
        rule: 'city/nearby-repeated',
        message: `${show(item.value)} stands twice among the nearby areas.`,
        expected: 'each town once',
        page,
      }),
    ),
  ]
}

function checkPlaces(area: AreaDraft): Unplaced[] {
  const texts = [
    textAt(area.source, [...area.path, 'description']),
    ...mapped(textsAt(area.source, [...area.path, 'localChallenges']), ({ value }) => value),
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

function checkDescription(area: AreaDraft): Unplaced[] {
  const path = [...area.path, 'description']
  const words = textAt(area.source, path)?.split(/\s+/).length
  const { min, max } = descriptionWords
  if (words === undefined || (words >= min && words <= max)) return []
  return [
    findingAt(area.source, path, {
      rule: 'city/description-words',
      message: `This description has ${words} words.`,
      expected: `${min} to ${max} words`,
      page: area.name && areaPath(area.name),
    }),
  ]
}

/** Challenges that say the same. */
function checkChallenges(area: AreaDraft): Unplaced[] {
  const challenges = textsAt(area.source, [...area.path, 'localChallenges'])
  return repeats(challenges, ({ value }) => value || undefined).map(({ item }) =>
    findingAt(area.source, item.path, {
      rule: 'city/challenge-repeated',
      message: 'This challenge stands in its list a second time.',
      expected: 'each challenge once',
      page: area.name && areaPath(area.name),
    }),
  )
}

function checkAlsoServed({ counties: source }: Sources): Unplaced[] {
  if (!source) return []
  const towns = entriesOf(source).flatMap(({ path }) => textsAt(source, [...path, 'alsoServed']))
  return repeats(towns, ({ value }) => toSlug(value)).map(({ item, first }) => {
    const where = textAt(source, [...first.path.slice(0, 1), 'name']) ?? 'an entry above'
    return findingAt(source, item.path, {
      rule: 'county/also-served-twice',
      message: `${show(item.value)} is also served in ${where} already.`,
      expected: 'each town in one county',
    })
  })
}
