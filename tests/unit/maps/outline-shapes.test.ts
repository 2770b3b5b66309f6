import { expect, test } from 'vitest'
import { toRelativePath } from '../../../cli/site/maps/outline-shapes.ts'

test.each([
  ['steps are relative', 'M10,21L13,20L13,25Z', 'M10 21l3-1 0 5z'],
  ['a minus sign separates', 'M0,0L-3,-4L2,-6Z', 'M0 0l-3-4 5-2z'],
  ['points that fall together are one', 'M0,0L0,0L5,5L5,5Z', 'M0 0l5 5z'],
  ['a ring without extent is a point', 'M7,7L7,7Z', 'M7 7z'],
  ['each line begins at its own place', 'M1,1L2,2M9,9L8,8', 'M1 1l1 1M9 9l-1-1'],
])('%s', (_fact, path, expected) => {
  expect(toRelativePath(path)).toBe(expected)
})
