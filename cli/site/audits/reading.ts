import { fleschKincaid } from 'flesch-kincaid'
import { syllable } from 'syllable'
import type { ReadPage, Block } from '../../reading/page.ts'
import { memoizeTexts } from '../../lib/collections.ts'
import { toSentences } from '../../lib/sentences.ts'
import type { SiteAuditRule } from './texts.ts'

export const readingAudits: readonly SiteAuditRule[] = [
  {
    id: 'reading/level',
    severity: 'warning',
    asks: 'The text of a page can be read by anybody who left school at fourteen.',
    why: 'People with a leak read in a hurry, often on a phone, and not all of them read long sentences with ease.',
    fault: 'Deterioration of the waterproofing membrane necessitates comprehensive remediation.',
    repair: 'The skin of a flat roof wears out. Then it has to be made anew.',
    limits: { grade: 9, words: 50 },
    check: ({ pages }, limit) => {
      // What all pages say is counted once.
      const countOnce = memoizeTexts(count)
      const countsOf = ({ text }: Block) => countOnce(text)
      const isHard = (prose: readonly Block[]) => {
        const counts = add(prose.map(countsOf))
        return counts.word >= limit('words') && gradeOf(counts) > limit('grade')
      }
      return pages.flatMap((page) => {
        const prose = proseOf(page)
        if (!isHard(prose)) return []
        // What the engine writes is no fault of an owner; where a text comes from is asked for last.
        const own = prose.filter(({ origins }) => origins.length > 0)
        if (!isHard(own)) return []
        const grade = gradeOf(add(own.map(countsOf)))
        const hardest = own.toSorted((a, b) => gradeOf(countsOf(b)) - gradeOf(countsOf(a)))[0]
        const message = `The text of ${page.path} asks for ${grade.toFixed(1)} years of school (Flesch-Kincaid). Its hardest part: ${JSON.stringify(hardest?.text.slice(0, 100))}.`
        const expected = `at most ${limit('grade')}: shorter sentences, shorter words`
        return [{ page: page.path, ...(hardest && { at: hardest }), message, expected }]
      })
    },
  },
]

/** Headings, names and buttons are no sentences. */
const proseOf = ({ blocks }: ReadPage) =>
  blocks.filter(({ isInMain, isDrawn, text }) => isInMain && !isDrawn && /[.!?]["”]?$/.test(text))

interface Counts {
  readonly sentence: number
  readonly word: number
  readonly syllable: number
}

const gradeOf = (counts: Counts) => fleschKincaid({ ...counts })

function count(text: string): Counts {
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu) ?? []
  const syllables = words.map((word) => Math.max(1, syllable(word)))
  return { sentence: toSentences(text).length, word: words.length, syllable: total(syllables) }
}

const total = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0)

const add = (all: readonly Counts[]): Counts => ({
  sentence: total(all.map(({ sentence }) => sentence)),
  word: total(all.map(({ word }) => word)),
  syllable: total(all.map((each) => each.syllable)),
})
