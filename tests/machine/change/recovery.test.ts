import { expect, test } from 'vitest'
import type { Finding } from '../../../cli/lib/finding.ts'
import { newFindings } from '../../support/reports.ts'
import { sample } from '../../support/cases.ts'
import { fixture, fixtureWith, replaceOnce } from '../../support/fixtures.ts'

const cities = fixture('cities')
const place = ({ file, line, column, rule }: Finding) => `${file}:${line}:${column} ${rule}`
const lineOf = (text: string, part: string) => text.slice(0, text.indexOf(part)).split('\n').length

async function placesOf(changed: string): Promise<string[]> {
  const found = await newFindings({ 'data/cities.yaml': changed })
  return found.map(place)
}

test('a syntax fault in one entry does not hide the faults of the others', async () => {
  const unclosed = replaceOnce(cities, 'places: [Cosey Beach', 'places: ["Cosey Beach')
  const changed = replaceOnce(unclosed, 'house: ranch', 'house: ranchh')
  expect(await placesOf(changed)).toEqual([
    `data/cities.yaml:${lineOf(changed, '["Cosey')}:12 yaml/syntax`,
    `data/cities.yaml:${lineOf(changed, 'ranchh')}:10 schema/value`,
  ])
})

test('faults of syntax in two entries are both found', async () => {
  const unclosed = replaceOnce(cities, 'places: [Cosey Beach', 'places: ["Cosey Beach')
  const changed = replaceOnce(unclosed, '  house: ranch', '\thouse: ranch')
  expect(await placesOf(changed)).toEqual([
    `data/cities.yaml:${lineOf(changed, '["Cosey')}:12 yaml/syntax`,
    `data/cities.yaml:${lineOf(changed, '\thouse')}:1 yaml/syntax`,
  ])
})

test('an entry that cannot be read makes no reference to it wrong', async () => {
  const counties = fixtureWith('counties', 'alsoServed: []', 'alsoServed: [')
  const found = await newFindings({ 'data/counties.yaml': counties })
  expect(found.map(({ rule }) => rule)).toEqual(['yaml/syntax'])
})

test('a key that stands twice does not hide the other faults of its file', async () => {
  const twice = replaceOnce(cities, '  house: ranch', '  house: ranch\n  house: ranch')
  const changed = replaceOnce(
    twice,
    'house: mill\n  places: [Castle Craig',
    'house: mil\n  places: [Castle Craig',
  )
  const found = await newFindings({ 'data/cities.yaml': changed })
  expect(found.map(({ rule }) => rule)).toEqual(['schema/value', 'yaml/duplicate-key'])
})

const fieldsOf = (text: string) => [...text.matchAll(/^(\w+):/gm)].map(([, field = '']) => field)

const maps = (['business', 'site', 'addresses'] as const).flatMap((name) =>
  fieldsOf(fixture(name)).map((field) => [name, field] as const),
)

test.each(sample(maps, 3))(
  'in %s.yaml, the field %s that cannot be read is one fault',
  async (name, field) => {
    const unclosed = `${field}: [\n  - "unclosed",\n  }`
    const changed = fixture(name).replace(new RegExp(`^${field}:`, 'm'), unclosed)
    const found = await newFindings({ [`data/${name}.yaml`]: changed })
    expect(found.map(({ rule }) => rule)).toEqual(['yaml/syntax'])
  },
)

test('a syntax fault in one field does not hide those of other fields and below', async () => {
  const tab = fixtureWith('business', '  locality: East', '\tlocality: East')
  const changed = replaceOnce(tab, 'closes: "18:00"', 'closes: "5 pm"')
  const found = await newFindings({ 'data/business.yaml': changed })
  expect(found.map(place)).toEqual([
    `data/business.yaml:${lineOf(changed, '\tlocality')}:1 yaml/syntax`,
    `data/business.yaml:${lineOf(changed, '"5 pm"')}:15 schema/value`,
  ])
})
