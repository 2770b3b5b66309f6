import { expect, test } from 'vitest'
import { createPathWriter } from '../../../cli/site/maps/relative-path.ts'

/** A ring as d3-geo draws it: the last point is left to `closePath`. */
function ring(...points: readonly (readonly [number, number])[]): string {
  const writer = createPathWriter()
  points.forEach(([x, y], index) => (index === 0 ? writer.moveTo(x, y) : writer.lineTo(x, y)))
  writer.closePath()
  return writer.text()
}

test.each([
  ['steps are relative and whole', ring([10.4, 20.6], [13, 20], [13, 25]), 'M10 21l3-1 0 5z'],
  ['a minus sign separates', ring([0, 0], [-3, -4], [2, -6]), 'M0 0l-3-4 5-2z'],
  ['points that fall together are one', ring([0, 0], [0.2, 0.3], [5, 5], [5.1, 5.4]), 'M0 0l5 5z'],
  ['a ring without extent is a point', ring([7, 7], [7.1, 7.1]), 'M7 7z'],
])('%s', (_fact, text, expected) => {
  expect(text).toBe(expected)
})

test('rounding does not add up along a line', () => {
  const writer = createPathWriter()
  writer.moveTo(0, 0)
  for (let x = 0.4; x < 400; x += 0.4) writer.lineTo(x, 0)
  const steps = writer.text().replace('M0 0l', '').split(' 0').filter(Boolean).map(Number)
  expect(steps.reduce((sum, step) => sum + step, 0)).toBe(400)
})
