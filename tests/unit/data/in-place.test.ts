import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { editYaml } from '../../../cli/edit/edit-yaml.ts'
import type { DataEdit } from '../../../cli/edit/data-edits.ts'
import type { CityInput } from '../../../cli/site/schema/cities.ts'
import { change, changedLines, dataOf } from '../../machine/change/changes.ts'
import { generatedProject, write, dataProject } from '../../support/fixtures.ts'
import { reportOf } from '../../support/reports.ts'
import { fileStyle, renderCities } from './yaml-styles.ts'
import { all } from '../../support/cases.ts'

const options = { seed: 20_260_305, numRuns: all ? 800 : 20 }
const cityOf = (cityName: string): CityInput => ({
  county: 'New Haven County',
  cityName,
  pageTitle: `${cityName} roofs, old and new`,
  metaDescription: `Roof repair and replacement in ${cityName}, Connecticut: slate, shingles and flat roofs.`,
  description: `Your roof in ${cityName}: "steep" or flat, it is 24/7 in the wind.`,
  localChallenges: ['Ice at the eaves.', { title: 'Wind', text: 'It lifts: shingles.' }, 'Moss.'],
  nearbyAreas: ['Hamden', 'East Haven', 'Cheshire', 'Southington', 'Wallingford'],
})
/** The towns of the project below, of few words. */
const cities = ['New Haven', 'Waterbury', 'Meriden'].map((name) => cityOf(name))
const added = cityOf('Old Saybrook')
const count = cities.length
const styles = fileStyle(count)

const valueOf = (text: string): unknown => parse(text.replace('\uFEFF', ''))
const edit = (kind: 'remove', ...path: PropertyKey[]): DataEdit => ({ kind, file: 'cities', path })

test('the towns are valid data', async () => {
  const [style] = fc.sample(styles, { ...options, numRuns: 1 })
  if (!style) throw new Error('There is no style.')
  const folder = dataProject({ 'data/cities.yaml': renderCities(cities, style) })
  expect((await reportOf(folder)).summary.errors).toBe(0)
})

test('an entry is set as lines of its own, and taking it out gives back the bytes', () => {
  fc.assert(
    fc.property(styles, (style) => {
      const before = renderCities(cities, style)
      const after = editYaml(before, [{ kind: 'append', file: 'cities', path: [], value: added }])
      expect(valueOf(before)).toEqual(cities)
      expect(valueOf(after)).toEqual([...cities, added])
      expect(changedLines(before, after).filter((line) => line.startsWith('-'))).toEqual([])
      expect(editYaml(after, [edit('remove', count)])).toBe(before)
    }),
    options,
  )
})

test('an entry between others parts none from the comments above it', () => {
  const beside = fc.constantFrom('previous' as const, 'next' as const)
  const commented = (text: string) => text.match(/# above.*\r?\n.*/g)
  fc.assert(
    fc.property(styles, fc.nat({ max: count - 1 }), beside, (style, at, neighbor) => {
      const side = at === 0 ? 'next' : neighbor
      const before = renderCities(cities, style)
      const insert = { kind: 'insert', file: 'cities', path: [at], value: added } as const
      const after = editYaml(before, [{ ...insert, beside: side }])
      expect(valueOf(after)).toEqual(cities.toSpliced(at, 0, added))
      expect(changedLines(before, after).filter((line) => line.startsWith('-'))).toEqual([])
      // What stands at the top of a file may be about all of it.
      if (at > 0) expect(commented(after)).toEqual(commented(before))
    }),
    options,
  )
})

test('an entry that goes takes its own lines along, and no others', () => {
  fc.assert(
    fc.property(styles, fc.nat({ max: count - 1 }), (style, index) => {
      const before = renderCities(cities, style)
      const after = editYaml(before, [edit('remove', index)])
      expect(valueOf(after)).toEqual(cities.toSpliced(index, 1))
      expect(changedLines(before, after).filter((line) => line.startsWith('+'))).toEqual([])
      expect(after.split('# above').length).toBe(before.split('# above').length)
    }),
    options,
  )
})

test('a name that becomes another changes the lines that hold it, there and back', () => {
  const places = cities.flatMap(({ cityName, nearbyAreas }, index) => [
    { path: [index, 'cityName'], name: cityName },
    ...nearbyAreas.map((name, at) => ({ path: [index, 'nearbyAreas', at], name })),
  ])
  fc.assert(
    fc.property(styles, fc.constantFrom(...places), (style, { path, name }) => {
      const before = renderCities(cities, style)
      const after = editYaml(before, [{ kind: 'set', file: 'cities', path, value: 'Lyme' }])
      const changed = changedLines(before, after)
      expect(changed).toHaveLength(2)
      expect(changed[1]).toBe(changed[0]?.replace('-', '+').replace(name, 'Lyme'))
      expect(editYaml(after, [{ kind: 'set', file: 'cities', path, value: name }])).toBe(before)
    }),
    options,
  )
})

test('commands there and back leave every data file as it was, but for the addresses', async () => {
  const check = fc.asyncProperty(styles, async (style) => {
    const folder = await generatedProject()
    write(folder, 'data/cities.yaml', renderCities(cities, style))
    const before = dataOf(folder)
    await change(folder, ...addOldSaybrook)
    await change(folder, 'remove-city', 'Old Saybrook', '--confirm=Old Saybrook')
    await change(folder, 'rename-city', 'Waterbury', 'Brass City')
    await change(folder, 'rename-city', 'Brass City', 'Waterbury')
    expect({ ...dataOf(folder), ...addresses }).toEqual({ ...before, ...addresses })
  })
  await fc.assert(check, { ...options, numRuns: all ? 15 : 1 })
})

const addresses = { 'data/addresses.yaml': '' }
const addOldSaybrook = [
  'add-city',
  'Old Saybrook',
  '--description=On the Sound.',
  ...['Salt wind.', 'Ice.', 'Old chimneys.'].map((text) => `--challenge=${text}`),
]
