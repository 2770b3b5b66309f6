import { expect, test } from 'vitest'
import type { Finding } from '../../../cli/lib/finding.ts'
import { createPaint } from '../../../cli/lib/io.ts'
import { formatText } from '../../../cli/report/format-text.ts'

const file = 'data/cities.yaml'

/** The frame below a finding about `part`, which occurs once in `text`. */
function frameOf(text: string, part: string, changes: Partial<Finding> = {}): string[] {
  const before = (text.split(part)[0] ?? '').split('\n')
  const column = (before.at(-1) ?? '').length + 1
  const place = { file, line: before.length, endLine: before.length, column }
  const finding: Finding = {
    rule: 'schema/value',
    severity: 'error',
    message: 'Wrong.',
    ...place,
    endColumn: column + part.length,
    ...changes,
  }
  const printed = formatText([finding], {
    paint: createPaint(false),
    texts: new Map([[file, text]]),
  })
  return printed.split('\n').slice(1, -2)
}

test.each([
  ['a place', 'a: 1\nb: two\nc: 3\n', 'two', ['  1 | a: 1', '  2 | b: two', '    |    ^^^']],
  ['the first line', 'b: two\n', 'two', ['  1 | b: two', '    |    ^^^']],
  [
    'a wide gutter',
    `${'x\n'.repeat(9)}b: two`,
    'two',
    ['   9 | x', '  10 | b: two', '     |    ^^^'],
  ],
  ['a tab', 'b:\ttwo', 'two', ['  1 | b:  two', '    |     ^^^']],
  ['wide letters', '東京: 大阪', '大阪', ['  1 | 東京: 大阪', '    |       ^^^^']],
  ['a joined emoji', '👩‍👧: two', 'two', ['  1 | 👩‍👧: two', '    |     ^^^']],
  ['a combining accent', 'e\u0301: two', 'two', ['  1 | e\u0301: two', '    |    ^^^']],
  ['an escape', 'b: \u001Btwo', 'two', ['  1 | b: \uFFFDtwo', '    |     ^^^']],
  ['a Windows line end', 'b: two\r\nc: 3', 'two', ['  1 | b: two', '    |    ^^^']],
])('the frame shows %s above its carets', (_, text, part, lines) => {
  expect(frameOf(text, part)).toEqual(lines)
})

test('a place over several lines is marked to the end of its first', () => {
  expect(frameOf('b: >-\n  two', '>-', { endLine: 2, endColumn: 6 })).toEqual([
    '  1 | b: >-',
    '    |    ^^',
  ])
})

test('a place without width, at the end of the line, has one caret', () => {
  expect(frameOf('name:', ':', { column: 6, endColumn: 6 }).at(-1)).toBe('    |      ^')
})

test('a long line is cut around the place', () => {
  const [line = '', carets = ''] = frameOf(`${'x'.repeat(500)}two${'y'.repeat(500)}`, 'two')
  expect(line.length).toBeLessThanOrEqual(100)
  expect(line).toMatch(/^ {2}1 \| …x+twoy+…$/)
  expect(line.slice(carets.indexOf('^'), carets.lastIndexOf('^') + 1)).toBe('two')
})

test('a notice has no frame, nor has a file that could not be read', () => {
  expect(frameOf('b: two', 'two', { severity: 'notice' })).toEqual([])
  expect(frameOf('b: two', 'two', { file: 'data/site.yaml' })).toEqual([])
  expect(frameOf('b: two', 'two', { line: 7, endLine: 7 })).toEqual([])
})
