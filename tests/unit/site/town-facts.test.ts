import { expect, test } from 'vitest'
import { createGazetteer, type KnownTown } from '../../../cli/load/gazetteer.ts'
import { factsOfCity, factsOfCounty, whereFrom } from '../../../cli/site/pages/town-facts.ts'
import { siteData } from '../../support/site-model.ts'

const town = (name: string, [lat, lon]: readonly [number, number], borders: string): KnownTown => {
  const inState = { county: 'New Haven County', state: 'CT' }
  return { name, ...inState, lat, lon, borders: borders.split(', ') }
}

const towns = [
  town('East Haven', [41.28, -72.87], 'Branford, New Haven'),
  town('Branford', [41.28, -72.81], 'East Haven, Guilford'),
  town('Guilford', [41.29, -72.68], 'Branford, Madison'),
  town('Madison', [41.28, -72.6], 'Guilford'),
  town('Waterbury', [41.56, -73.05], 'Wolcott'),
]
const places = createGazetteer([{ code: 'CT', isWhole: true, towns }])
const aroundOffice = () => ({ data: siteData(), places })

function factsOf(name: string, changes: object = {}) {
  const around = aroundOffice()
  const city = around.data.cities.find(({ cityName }) => cityName === name)
  if (!city) throw new Error(`${name} is no city.`)
  return factsOfCity({ ...city, ...changes }, around).map(({ label, text }) => `${label}: ${text}`)
}

test('a town has its county, the way from the office and its borders on its sheet', () => {
  expect(factsOf('Guilford')).toEqual([
    'County: New Haven County',
    'From our office: about 10 miles as the crow flies',
    'Borders: Branford and Madison',
  ])
})

test('in the town of the office the way is its street', () => {
  expect(factsOf('East Haven')[1]).toBe('Our office: in town, at 64 Thompson St')
  const { data } = aroundOffice()
  const address = { ...data.business.address, street: undefined }
  const around = { places, data: { ...data, business: { ...data.business, address } } }
  const labelsIn = (name: string) => {
    const city = data.cities.find(({ cityName }) => cityName === name)
    return city && factsOfCity(city, around).map(({ label }) => label)
  }
  expect(labelsIn('East Haven')).toEqual(['County', 'Borders'])
  expect(labelsIn('Guilford')).toContain('From East Haven')
  expect(factsOfCounty('New Haven County', around)[1]?.label).toBe('Our town')
  expect(whereFrom('Branford', 'East Haven', around)).toBe('our town')
})

test('what is not known is left out', () => {
  expect(factsOf('Clinton', { coordinates: undefined })).toEqual(['County: Middlesex County'])
})

test('a town that is listed in another county than its own has none on its sheet', () => {
  expect(factsOf('Guilford', { county: 'Middlesex County' })).not.toContain(
    'County: Middlesex County',
  )
})

test('a county has its towns, and the office where that is in it', () => {
  const around = aroundOffice()
  expect(factsOfCounty('New Haven County', around)).toEqual([
    { label: 'Towns', text: '5' },
    { label: 'Our office', text: 'East Haven' },
  ])
  expect(factsOfCounty('Tolland County', around)).toEqual([])
})

test.each([
  ['Guilford', 'Madison', 'next door, east'],
  ['Guilford', 'Branford', 'next door, west'],
  ['Guilford', 'East Haven', 'our office'],
  ['Madison', 'Branford', 'two towns west'],
  ['Madison', 'Waterbury', '30 miles northwest'],
  ['Madison', 'Atlantis', null],
  ['Atlantis', 'Madison', null],
])('from %s, %s is %s', (from, near, where) => {
  expect(whereFrom(from, near, aroundOffice())).toBe(where)
})
