import { expect, test } from 'vitest'
import { createMaps } from '../../../cli/site/maps/page-maps.ts'
import { indexTowns } from '../../../cli/site/pages/towns.ts'
import type { ServiceMap, SmallMap } from '../../../templates/types.ts'
import { firmIn } from './firm-in.ts'

const count = (dots: SmallMap['dots']) => dots.flatMap(({ d }) => d.match(/M/g) ?? []).length

/** The firm without a page of any town: as `init` makes it. */
function withoutPages(code: string, place?: string) {
  const { data, atlas, places } = firmIn(code, place)
  const counties = data.counties.map((county) => {
    const own = places.filter((town) => town.county === county.name)
    return { ...county, alsoServed: own.map(({ name }) => name) }
  })
  const changed = { ...data, cities: [], counties }
  const maps = createMaps({ data: changed, towns: indexTowns(changed), atlas })
  return { ...maps, names: places.map(({ name }) => name).toSorted() }
}

const sparse = [
  ['CO', 'Pueblo'],
  ['WA', 'Yakima'],
  ['NM', 'Las Cruces'],
  ['AZ', 'Prescott'],
  ['MN', 'Duluth'],
] as const

test.each(sparse)('in %s, around %s, one map names each town on all screens', (code, place) => {
  const { areas, smallCounties, names } = withoutPages(code, place)
  // Names of towns, and nothing else.
  expect(areas?.labels.map(({ text }) => text).toSorted()).toEqual(names)
  expect(areas?.large.map(({ text }) => text).toSorted()).toEqual(names)
  expect(areas?.dots).toEqual([{ look: 'served wide-full phones-full', d: expect.any(String) }])
  expect(smallCounties.filter((map) => map !== null)).toEqual([])
})

test.each(sparse)('in %s, around %s, the towns fill the map', (code, place) => {
  const { areas } = withoutPages(code, place)
  const { width = 0, height = 0, dots = [] } = areas ?? {}
  const spots = dots.flatMap(({ d }) => [...d.matchAll(/M(\d+) (\d+)/g)])
  const span = (axis: 1 | 2) => {
    const all = spots.map((spot) => Number(spot[axis]))
    return Math.max(...all) - Math.min(...all)
  }
  expect(Math.max(span(1) / width, span(2) / height)).toBeGreaterThan(0.6)
})

test.each(sparse)(
  'in %s, around %s, the town of the office stands out, and it alone',
  (code, place) => {
    const { areas } = withoutPages(code, place)
    const isHome = (names: ServiceMap['large'] = []) =>
      names.filter((name) => name.isHome).map(({ text }) => text)
    expect(isHome(areas?.labels)).toEqual([place])
    expect(isHome(areas?.large)).toEqual([place])
  },
)

test.each(sparse)(
  'in %s, around %s, no other dot is below the mark of the office',
  (code, place) => {
    const { areas } = withoutPages(code, place)
    const { dots = [], office } = areas ?? {}
    if (!office) throw new Error('The office is not on the map.')
    const spots = dots.flatMap(({ d }) => [...d.matchAll(/M(\d+) (\d+)/g)])
    const far = spots.map(([, x, y]) => Math.hypot(Number(x) - office.x, Number(y) - office.y))
    const [own, ...others] = far.toSorted((a, b) => a - b)
    expect(own).toBe(0)
    expect(Math.min(...others)).toBeGreaterThan(16)
  },
)

test('a map of dots says that it shows land in other counties', () => {
  expect(firmIn('GA', 'Savannah').maps.areas?.kinds).toContain('others')
  expect(firmIn('CT').maps.areas?.kinds).not.toContain('others')
})

test('where towns are dots, rings around the office tell how far a mile is; where they are shapes, a bar', () => {
  const { areas } = withoutPages('CO', 'Pueblo')
  expect(areas?.scaleBar).toBeNull()
  const { text, radii = [] } = areas?.rings ?? {}
  expect(radii.length).toBeGreaterThan(0)
  expect(radii.length).toBeLessThanOrEqual(3)
  expect(text).toMatch(/^\d+ miles to each ring$/)
  expect(new Set(radii.map((radius, index) => Math.round(radius / (index + 1) / 2))).size).toBe(1)
  const shaped = firmIn('CT').maps.areas
  expect(shaped?.rings).toBeNull()
  expect(shaped?.scaleBar).not.toBeNull()
})

/** Dots that are as large as those with a name. */
const named = (map: ServiceMap, screen: 'wide' | 'phones') =>
  count(map.dots.filter(({ look }) => look.includes(`${screen}-full`)))

test.each(['NJ', 'MA', 'MO', 'WA'])('in %s a dot has its name, or is small or none', (code) => {
  const { data, maps } = firmIn(code)
  const pages = data.cities.map(({ cityName }) => maps.ofCity(cityName))
  const counties = data.counties.map(({ name }) => maps.ofCounty(name))
  for (const map of [maps.areas, ...pages, ...counties]) {
    if (!map) throw new Error('A map is missing.')
    // The page's own town is no dot of these; its name may be among those of phones.
    expect(named(map, 'wide')).toBe(map.labels.length)
    const own = map.large.length - named(map, 'phones')
    expect([0, map.own ? 1 : 0]).toContain(own)
  }
  for (const map of pages) {
    const around = map?.dots.filter(({ look }) => !look.startsWith('near')) ?? []
    const listed = data.cities.length
    expect(count(around)).toBeLessThanOrEqual(listed)
  }
})

test('a county with few towns has no small map of its own', () => {
  const { data, maps } = firmIn('MO')
  data.counties.forEach(({ name }, index) => {
    const towns = data.cities.filter(({ county }) => county === name)
    if (towns.length < 4) expect([name, maps.smallCounties[index]]).toEqual([name, null])
  })
})
