import { array, assert, constantFrom, property } from 'fast-check'
import { expect, test } from 'vitest'
import type { Link } from '../../generated/types'
import { currentMark, pathAmong } from '../../src/layout/aria-current'

const link = (to: string) => ({ to, text: to }) as Link
const main = ['/', '/services', '/service-areas'].map(link)

test('pages of one part of the site are alike to the navigation', () => {
  const paths = ['/service-areas/newhaven', '/service-areas/derby'].map((path) =>
    pathAmong(main, path),
  )
  expect(paths).toEqual(['/service-areas/', '/service-areas/'])
})

const anyPath = constantFrom('/', '/404', '/a', '/a/b', '/a/b/c', '/ab', '/ab/c')

test('every link is marked as it is for the whole path', () => {
  assert(
    property(array(anyPath), anyPath, (targets, path) => {
      const marks = (at: string) => targets.map((to) => currentMark(to, at))
      expect(marks(pathAmong(targets.map(link), path))).toEqual(marks(path))
    }),
    { seed: 11 },
  )
})
