import { expect, test } from 'vitest'
import { countFiles } from '../../../cli/report/format-files.ts'

test.each([
  [1, 0, '1 file written'],
  [3, 1, '3 files written, 1 removed'],
  [0, 2, '2 files removed'],
])('%i written and %i removed: %s', (written, removed, words) => {
  expect(countFiles(written, removed)).toBe(words)
})
