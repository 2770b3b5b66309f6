import { expect, test } from 'vitest'
import { placeCities } from '../../../cli/site/entries/add-cities.ts'

/** `A1 B1`: towns A and B of the first county. */
const citiesOf = (text: string) =>
  text
    .split(' ')
    .filter(Boolean)
    .map((word) => ({ cityName: word.charAt(0), county: word.charAt(1) }))

const places: readonly (readonly [name: string, before: string, added: string, after: string])[] = [
  ['an empty file', '', 'B1', 'B1'],
  ['a file in order, whatever the counties', 'A1 C2 D1', 'B2', 'A1 B2 C2 D1'],
  ['a file in order, at its end', 'A1 B2', 'C1', 'A1 B2 C1'],
  ['a county in order', 'C1 E1 A2 C2', 'D1', 'C1 D1 E1 A2 C2'],
  ['a county in order, before its first', 'C1 E1 B2 D2', 'A2', 'C1 E1 A2 B2 D2'],
  ['a county in order, behind its last', 'C1 E1 B2 D2', 'F1', 'C1 E1 F1 B2 D2'],
  ['a county in no order', 'C1 A1 B2 D2', 'B1', 'C1 A1 B1 B2 D2'],
  ['a county that has no town yet', 'C1 A1', 'B2', 'C1 A1 B2'],
  ['several at once', 'C1 E1 B2 A2', 'D1 F2 A1', 'A1 C1 D1 E1 B2 A2 F2'],
]

test.each(places)('a town comes to its place in %s', (_, before, added, after) => {
  expect(placeCities(citiesOf(before), citiesOf(added))).toEqual(citiesOf(after))
})
