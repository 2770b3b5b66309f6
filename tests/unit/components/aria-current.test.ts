import { expect, test } from 'vitest'
import { currentMark } from '../../../src/layout/aria-current'

test.each([
  ['/', '/', 'page'],
  ['/', '/services', undefined],
  ['/services', '/services', 'page'],
  ['/services', '/services/roof-repairs', 'true'],
  ['/services', '/services-else', undefined],
  ['/services/roof-repairs', '/services', undefined],
])('the link %s on the page %s is marked %s', (link, path, mark) => {
  expect(currentMark(link, path)).toBe(mark)
})
