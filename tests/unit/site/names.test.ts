import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fillPattern } from '../../../cli/site/pages/interpolate.ts'
import { nearest } from '../../../cli/lib/suggest.ts'
import { toSlug } from '../../../cli/lib/slug.ts'
import { areaPath, servicePath } from '../../../cli/site/page-paths.ts'
import { all } from '../../support/cases.ts'

test.each([
  ['New Haven', 'newhaven'],
  ['Old Saybrook', 'oldsaybrook'],
  ['New Haven County', 'newhavencounty'],
  ['St. Mary’s', 'stmarys'],
  ["Coeur d'Alene", 'coeurdalene'],
  ['Winston-Salem', 'winstonsalem'],
  ['Cañon City', 'canoncity'],
  ['Cañon City', 'canoncity'],
  ['Saint-Étienne', 'saintetienne'],
  ['  Essex  ', 'essex'],
  ['Ｅｓｓｅｘ', 'essex'],
  ['Нью-Хейвен', ''],
  ['', ''],
])('the slug of %j is %j', (name, slug) => {
  expect(toSlug(name)).toBe(slug)
})

test('every slug is lowercase letters and digits, and the slug of a slug is itself', () => {
  const check = fc.property(fc.string({ unit: 'grapheme' }), (name) => {
    const slug = toSlug(name)
    expect(slug).toMatch(/^[a-z0-9]*$/)
    expect(toSlug(slug)).toBe(slug)
  })
  fc.assert(check, { seed: 20_260_115, numRuns: all ? 5000 : 200 })
})

test('addresses are made of slugs', () => {
  expect([areaPath('East Haven'), servicePath('roof-repairs')]).toEqual([
    '/service-areas/easthaven',
    '/services/roof-repairs',
  ])
})

const words = ['county', 'cityName', 'pageTitle', 'house']

test.each([
  ['conty', 'county'],
  ['County', 'county'],
  ['cityname', 'cityName'],
  ['city_name', 'cityName'],
  ['pageTitel', 'pageTitle'],
  ['hóuse', 'house'],
  ['description', undefined],
  ['x', undefined],
  ['', undefined],
])('nearest to %j is %j', (word, expected) => {
  expect(nearest(word, words)).toBe(expected)
})

test('of two candidates the nearer one is taken, of equals the first', () => {
  expect(nearest('roof-repairs', ['roof-repair', 'roof-repairs'])).toBe('roof-repairs')
  expect(nearest('cat', ['bat', 'hat'])).toBe('bat')
})

test('a pattern takes the city and the county, each as often as it stands there', () => {
  const names = { city: 'Essex', county: 'Middlesex County' }
  expect(fillPattern('{city}, {county}: {city}', names)).toBe('Essex, Middlesex County: Essex')
})

test('a name with $ is put in as it is', () => {
  expect(fillPattern('In {city}', { city: '$& $1', county: '' })).toBe('In $& $1')
})
