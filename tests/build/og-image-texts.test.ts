import { expect, test } from 'vitest'
import { breakLines } from '../../cli/prerender/og-image/wrap-text.ts'
import { setColumn } from '../../cli/prerender/og-image/draw-og-image.ts'
import type { Typeface } from '../../cli/prerender/og-image/typeface.ts'

/** Every letter is half an em wide; the outline is the text itself. */
const typewriter: Typeface = {
  has: () => true,
  width: (text) => text.length / 2,
  outline: (text) => text,
}

test.each([
  ['one line where it fits', 'Where we work', 13, ['Where we work']],
  ['even lines', 'We roof every house', 15, ['We roof', 'every house']],
  ['a long word alone', 'In Naugatuckville now', 8, ['In', 'Naugatuckville', 'now']],
])('%s', (_, text, letters, lines) => {
  expect(breakLines(text, letters / 2, typewriter)).toEqual(lines)
})

function set(text: string, { width, height }: { width: number; height: number }): string[] {
  const line = { text, family: 'Besley', weight: 600, size: 40, fill: '#000' } as const
  const column = { x: 10, y: 0, width, height, side: 'left', texts: [line] } as const
  return [...setColumn(column, () => typewriter).matchAll(/scale\(([\d.]+)\)">([^<]*)</g)].map(
    ([, size, shown]) => `${size} ${shown}`,
  )
}

test('a text is set in its size where there is room', () => {
  expect(set('Call us about your roof', { width: 300, height: 200 })).toEqual([
    '40.00 Call us about',
    '40.00 your roof',
  ])
})

test('a text shrinks until its box holds it', () => {
  const lines = set('Roofing in Guilford, Home of the Whitfield House', { width: 300, height: 100 })
  const size = Number.parseFloat(lines[0] ?? '')
  expect(size).toBeLessThan(40)
  expect(size * lines.length * 1.12).toBeLessThanOrEqual(100)
})

test('a word that fits in no size ends in an ellipsis', () => {
  const [line = ''] = set('Llanfairpwllgwyngyll', { width: 100, height: 40 })
  expect(line).toMatch(/^26\.00 Llanfa.*…$/)
})
