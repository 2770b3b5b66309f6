import { expect, test } from 'vitest'
import type { Box } from '../../../cli/site/maps/geometry.ts'
import { labelTowns } from '../../../cli/site/maps/town-labels.ts'
import { firmIn } from './firm-in.ts'

const letters = { size: 14, quiet: 14, height: 26, names: 9, tries: 9, spacing: 0 }
const sheet = { width: 560, height: 308, isClear: () => true }
/** The line runs from north to south, beside a town. */
const stateAt = ([x]: readonly [number, number]) => (x > 306 ? 'mo' : 'ks')

function nameOf(
  isServed: boolean,
  taken: readonly Box[] = [],
  states: typeof stateAt | null = stateAt,
) {
  const at = [300, 100] as const
  const town = { name: 'Leawood', county: 'Johnson County', path: null, rank: 0, isServed, at }
  const shown = { town, dot: { at, radius: 5 }, isOwn: false, isOfficeTown: false, shape: null }
  const more = { leastRadius: 0, onBorder: 10, leaders: true }
  const [named] = labelTowns([shown], { ...letters, ...more }, { ...sheet, taken }, states)
  return named?.place
}

const west: Box = { left: 0, top: 0, right: 290, bottom: 308 }

test('a name stands in the state of its town, at a leader if need be', () => {
  expect(nameOf(true, [], null)).toMatchObject({ anchor: 'start' })
  expect(nameOf(true)).toMatchObject({ anchor: 'end', leader: null })
  const beside: Box = { left: 200, top: 85, right: 285, bottom: 115 }
  const place = nameOf(true, [beside])
  expect(place?.leader).not.toBeNull()
  expect(place?.text.right).toBeLessThan(306)
})

test('without room there a served town is named across the line, another town not at all', () => {
  expect(nameOf(true, [west])?.text.right).toBeGreaterThan(306)
  expect(nameOf(false, [west])).toBeUndefined()
  expect(nameOf(false)).toMatchObject({ anchor: 'end' })
})

test('counties of one name in two states have its code', () => {
  const { data, maps } = firmIn('MO', 'Warrensburg')
  const drawn = [maps.areas, ...data.cities.map(({ cityName }) => maps.ofCity(cityName))]
  const names = drawn.flatMap((map) => map?.countyNames.map(({ text }) => text) ?? [])
  expect(names).not.toContain('Johnson County')
  expect(names.filter((name) => /, (KS|MO)$/.test(name))).not.toEqual([])
})

test('where towns are dots, the sheet is as high as they lie apart; where they are shapes, always the same', () => {
  expect(firmIn('CT').maps.areas).toMatchObject({ width: 720, height: 540 })
  const heights = ['MO', 'KS', 'GA', 'OH', 'NV'].map((code) => firmIn(code).maps.areas?.height)
  expect(new Set(heights).size).toBeGreaterThan(1)
  for (const height of heights) {
    expect(height).toBeGreaterThanOrEqual(396)
    expect(height).toBeLessThanOrEqual(490)
  }
})
