import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createMasks, readSentence } from '../../../cli/site/audits/names.ts'
import {
  findNearest,
  sharesWith,
  toRuns,
  type WordBlocks,
} from '../../../cli/site/audits/area-pairs.ts'
import { all } from '../../support/cases.ts'

/** The same by comparing each with each. */
function shareOf(texts: readonly WordBlocks[], index: number): number {
  const runsOf = (blocks: WordBlocks = []) => new Set(blocks.flatMap((block) => toRuns(block)))
  const own = runsOf(texts[index])
  const shares = texts.map((other, at) => {
    const known = runsOf(other)
    return at === index ? 0 : [...own].filter((run) => known.has(run)).length / own.size
  })
  return Math.max(0, ...shares.filter((share) => !Number.isNaN(share)))
}

const words = fc.array(fc.constantFrom('a', 'B', 'c'), { maxLength: 12 })
const texts = fc.array(fc.array(words, { maxLength: 3 }), { maxLength: 8 })

test('the nearest text is the one that comparing each with each finds', () => {
  fc.assert(
    fc.property(texts, (some) => {
      const shares = findNearest(some).map((nearest) => nearest?.share ?? 0)
      const expected = some.map((_, index) => shareOf(some, index))
      expect(shares).toEqual(expected.map((share) => expect.closeTo(share, 10)))
    }),
    { numRuns: all ? 5000 : 200 },
  )
})

test('the case of letters does not count, the border of a block does', () => {
  const one = [['The', 'roof', 'of', 'the', 'barn', 'leaks']]
  const other = [['the', 'roof', 'of', 'the', 'barn'], ['leaks']]
  expect(findNearest([one, other])).toEqual([
    { index: 1, share: 0.5 },
    { index: 0, share: 1 },
  ])
})

test('the share of a certain other text is that of the nearest, where they are one', () => {
  const some = [[['a', 'b', 'c', 'd', 'e', 'f']], [['A', 'b', 'c', 'd', 'e']], [['a']]]
  expect(sharesWith(some, [1, 0, 0])).toEqual([0.5, 1, 0])
})

test('names are masked exactly: the longest, with their own capitals, also with an s', () => {
  const masks = createMasks({ '[town]': ['New Haven', 'Derby'], '[county]': ['New Haven County'] })
  const text = "New Haven's roofs, New Haven County, a derby in Derby, New Havens"
  expect(readSentence(text, masks).words.join(' ')).toBe(
    '[town] s roofs [county] a derby in [town] New Havens',
  )
})
