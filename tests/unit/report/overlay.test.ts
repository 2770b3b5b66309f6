import { expect, test } from 'vitest'
import { formatOverlay } from '../../../cli/report/format-overlay.ts'
import type { Finding } from '../../../cli/lib/finding.ts'

const fault = (line: number, message: string): Finding => ({
  rule: 'county/unknown',
  severity: 'error',
  message,
  file: 'data/cities.yaml',
  line,
  column: 9,
  endLine: line,
  endColumn: 11,
})

test('the browser shows the first fault with its place, and names the others', () => {
  const first = { ...fault(2, 'No such county.'), expected: 'a county', suggestion: 'XY' }
  const texts = [{ path: 'data/cities.yaml', text: '\uFEFF- cityName: A\ncounty: XX\n' }]
  expect(formatOverlay([first, fault(7, 'Nor this.')], { root: '/site', texts })).toEqual({
    plugin: 'roof-site',
    message: 'No such county.\nexpected: a county\ndid you mean: XY',
    id: '/site/data/cities.yaml',
    loc: { file: '/site/data/cities.yaml', line: 2, column: 9 },
    frame: '1 | - cityName: A\n2 | county: XX\n  |         ^^\n',
    stack: '/site/data/cities.yaml:7:9 Nor this.',
  })
})
