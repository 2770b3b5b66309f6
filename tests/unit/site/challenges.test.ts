import { expect, test } from 'vitest'
import { toChallenge } from '../../../cli/site/pages/area-page.ts'
import type { House } from '../../../templates/types.ts'

test('a plain text is a challenge without a title and without a drawing', () => {
  expect(toChallenge('Salt wind', 'cape')).toEqual({
    title: null,
    text: 'Salt wind',
    drawing: null,
  })
})

test('a challenge keeps its title, and the picture that it names', () => {
  const given = { title: 'Old mills', text: 'A mill by the brook', picture: 'drain' } as const
  expect(toChallenge(given, 'mill')).toEqual({
    title: 'Old mills',
    text: 'A mill by the brook',
    drawing: 'drain',
  })
})

test.each<readonly [text: string, house: House, drawing: string | null]>([
  ['The mills on Pattaconk Brook', 'mill', 'river'],
  ['The mills on Pattaconk Brook', 'cape', null],
  ['A mansard, steep and flat', 'victorian', 'mansard'],
  ['A mansard, steep and flat', 'mill', null],
  ['Milling about', 'mill', null],
])('%s in a town of the house %s has the drawing %s', (text, house, drawing) => {
  expect(toChallenge(text, house).drawing).toBe(drawing)
})
