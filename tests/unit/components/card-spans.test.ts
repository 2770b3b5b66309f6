import { array, assert, constantFrom, property } from 'fast-check'
import { expect, test } from 'vitest'
import type { ServiceTone } from '#generated/types'
import { cardSpans } from '../../../src/sections/card-spans'

const standard = (count: number): ServiceTone[] => Array.from({ length: count }, () => 'standard')

test('two cards, then three, then the emergency on a row of its own', () => {
  expect(cardSpans([...standard(5), 'emergency'])).toEqual([7, 5, 4, 4, 4, 12])
})

test('a single card has its row', () => {
  expect(cardSpans(standard(1))).toEqual([12])
})

test('what three cannot divide fills the last row', () => {
  expect(cardSpans(standard(3))).toEqual([7, 5, 12])
  expect(cardSpans(standard(4))).toEqual([7, 5, 5, 7])
})

const anyTones = array(constantFrom<ServiceTone>('standard', 'urgent', 'emergency'), {
  maxLength: 20,
})

test('every row is full and every card has a width, whatever the services', () => {
  assert(
    property(anyTones, (tones) => {
      const spans = cardSpans(tones)
      expect(spans).toHaveLength(tones.length)
      let column = 0
      for (const span of spans) {
        column += span
        expect(column).toBeLessThanOrEqual(12)
        if (column === 12) column = 0
      }
      expect(column).toBe(0)
    }),
    { seed: 7 },
  )
})
