import { array, assert, constantFrom, property } from 'fast-check'
import { expect, test } from 'vitest'
import type { ServiceTone } from '#generated/types'
import { cardsAlone, cardSpans, cardWidths, evenSpans } from '../../../src/sections/card-spans'

const spansOf = (tones: readonly ServiceTone[]) =>
  cardSpans(tones.map((tone) => tone === 'emergency'))

const standard = (count: number): ServiceTone[] => Array.from({ length: count }, () => 'standard')

test('two cards, then three, then the emergency on a row of its own', () => {
  expect(spansOf([...standard(5), 'emergency'])).toEqual([7, 5, 4, 4, 4, 12])
})

test.each([
  [1, [12]],
  [2, [7, 5]],
  [3, [4, 4, 4]],
  [4, [7, 5, 5, 7]],
  [5, [7, 5, 4, 4, 4]],
  [6, [4, 4, 4, 4, 4, 4]],
  [7, [7, 5, 5, 7, 4, 4, 4]],
  [8, [7, 5, 4, 4, 4, 4, 4, 4]],
  [9, [4, 4, 4, 4, 4, 4, 4, 4, 4]],
])('%i cards of services fill rows of two and three', (count, spans) => {
  expect(spansOf(standard(count))).toEqual(spans)
})

test.each([
  [1, '12', '12'],
  [2, '6 6', '6 6'],
  [3, '4 4 4', '4 4 4'],
  [4, '3 3 3 3', '6 6 6 6'],
  [5, '4 4 4 6 6', '6 6 4 4 4'],
  [6, '4 4 4 4 4 4', '6 6 6 6 6 6'],
  [7, '3 3 3 3 4 4 4', '6 6 6 6 4 4 4'],
  [8, '3 3 3 3 3 3 3 3', '6 6 6 6 6 6 6 6'],
  [9, '4 4 4 4 4 4 4 4 4', '6 6 6 6 6 6 4 4 4'],
])('%i even cards fill rows of four, or of two', (count, fours, twos) => {
  expect(evenSpans(count, 4, 3).join(' ')).toBe(fours)
  expect(evenSpans(count, 2, 3).join(' ')).toBe(twos)
})

test('of two columns a card takes both where the next would stand alone', () => {
  const wide = (tones: readonly ServiceTone[]) =>
    cardWidths(spansOf(tones)).map((width) => width.startsWith('wide-card'))
  expect(wide(standard(4))).not.toContain(true)
  expect(wide(standard(3))).toEqual([true, false, false])
  expect(wide([...standard(2), 'emergency', ...standard(1)])).toEqual([false, false, true, true])
})

test('a first card with the only picture stands alone, and so does an emergency', () => {
  const plain = { tone: 'standard', drawing: null, photo: null } as const
  const drawn = { ...plain, drawing: 'painting' } as const
  expect(cardsAlone([drawn, plain, plain])).toEqual([true, false, false])
  expect(cardsAlone([drawn, drawn, plain])).toEqual([false, false, false])
  expect(cardsAlone([plain, drawn, plain])).toEqual([false, false, false])
  expect(cardsAlone([plain, { ...plain, tone: 'emergency' }])).toEqual([false, true])
})

const anyTones = array(constantFrom<ServiceTone>('standard', 'urgent', 'emergency'), {
  maxLength: 20,
})

/** Cards of these widths fill rows of so many columns, one behind the other. */
function expectFullRows(spans: readonly number[], columns: number): void {
  let column = 0
  for (const span of spans) {
    column += span
    expect(column).toBeLessThanOrEqual(columns)
    if (column === columns) column = 0
  }
  expect(column).toBe(0)
}

test('every row is full and every card has a width, of two columns too, whatever the services', () => {
  const check = property(anyTones, (tones) => {
    const spans = spansOf(tones)
    expect(spans).toHaveLength(tones.length)
    expectFullRows(spans, 12)
    const wide = cardWidths(spans).map((width) => (width.startsWith('wide-card') ? 2 : 1))
    expectFullRows(wide, 2)
  })
  assert(check, { seed: 7 })
})
