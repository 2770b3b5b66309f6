import { expect, test } from 'vitest'
import { measure, median } from './measure.ts'

test.each([
  [[], null],
  [[3], 3],
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[1, null, 3], null],
])('the median of %j is %j', (values, expected) => {
  expect(median(values)).toBe(expected)
})

const node = (script: string) =>
  measure({ args: [process.execPath, '-e', script], cwd: process.cwd() })

// Elsewhere there is no shell that would know.
test.skipIf(process.platform === 'win32')(
  'the time of a program’s own children counts',
  async () => {
    const busy = 'while (process.cpuUsage().user < 200_000);'
    const parent = `require('node:child_process').execFileSync(process.execPath, ['-e', '${busy}'])`
    expect((await node(parent)).cpuSeconds).toBeGreaterThan(0.2)
  },
)

test('a program that fails is reported with its messages', async () => {
  await expect(node('console.error("no luck"); process.exit(3)')).rejects.toThrow(
    /ended with 3:\nno luck/,
  )
})
