import { expect, test } from 'vitest'
import type { Finding, Severity } from '../../../cli/lib/finding.ts'
import { createPaint } from '../../../cli/lib/io.ts'
import { formatText } from '../../../cli/report/format-text.ts'
import { formatGithub } from '../../../cli/report/format-github.ts'
import { formatOverlay } from '../../../cli/report/format-overlay.ts'
import { countFiles } from '../../../cli/report/format-files.ts'

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
  const frame = frameOf('b: >-\n  two', '>-', { endLine: 2, endColumn: 6 })
  expect(frame).toEqual(['  1 | b: >-', '    |    ^^'])
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

const place = { file: 'data/cities.yaml', column: 1, endColumn: 2 }

function findingsOf(severity: Severity, count: number): Finding[] {
  return Array.from({ length: count }, (_, index) => {
    const line = index + 1
    return {
      rule: 'text/length',
      severity,
      message: `${severity} ${line}.`,
      ...place,
      line,
      endLine: line,
    }
  })
}

const kindOf = (line: string) => /^::(\w+) ?/.exec(line)?.[1] ?? 'log'

test.each([
  [[0, 0, 0], ''],
  [[10, 10, 10], ''],
  [[11, 0, 0], '1 more error'],
  [[12, 30, 10], '2 more errors, 20 more warnings, 1 more notice'],
  [[0, 0, 11], '2 more notices'],
  [[3, 11, 9], '1 more warning'],
])('of %j errors, warnings and notices no annotation is dropped', ([e, w, n], left) => {
  const [errors = 0, warnings = 0, notices = 0] = [e, w, n]
  const findings = [
    ...findingsOf('notice', notices),
    ...findingsOf('error', errors),
    ...findingsOf('warning', warnings),
  ]
  const lines = formatGithub(findings).split('\n').slice(0, -1)
  const count = (kind: string) => lines.filter((line) => kindOf(line) === kind).length
  for (const kind of ['error', 'warning', 'notice']) expect(count(kind)).toBeLessThanOrEqual(10)
  const order = ['error', 'warning', 'notice', 'log']
  const ranks = lines.map((line) => order.indexOf(kindOf(line)))
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
  // Nothing is lost: what is no annotation is a line of the log.
  for (const { message } of findings) {
    expect(lines.filter((line) => line.endsWith(message))).toHaveLength(1)
  }
  const sums = lines.filter((line) => line.startsWith('::notice::'))
  const sum = `::notice::GitHub shows 10 of a kind. In the log of this step: ${left}.`
  expect(sums).toEqual(left === '' ? [] : [sum])
})

test('what does not fit is told with its place', () => {
  const lines = formatGithub(findingsOf('error', 11)).split('\n')
  expect(lines.at(-2)).toBe('data/cities.yaml:11:1 error error 11.')
})

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

test.each([
  [1, 0, '1 file written'],
  [3, 1, '3 files written, 1 removed'],
  [0, 2, '2 files removed'],
])('%i written and %i removed: %s', (written, removed, words) => {
  expect(countFiles(written, removed)).toBe(words)
})
