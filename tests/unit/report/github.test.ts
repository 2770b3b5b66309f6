import { expect, test } from 'vitest'
import type { Finding, Severity } from '../../../cli/lib/finding.ts'
import { formatGithub } from '../../../cli/report/format-github.ts'

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
