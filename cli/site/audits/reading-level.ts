import { fleschKincaid } from 'flesch-kincaid'
import { syllable } from 'syllable'
import type { AuditPage, Block } from '../../audit/page.ts'
import { toSentences } from '../../lib/sentences.ts'
import type { SiteAuditRule } from './site-audit-rule.ts'

export const readingLevel: SiteAuditRule<'grade' | 'words'> = {
  id: 'reading/level',
  severity: 'warning',
  asks: 'The text of a page can be read by anybody who left school at fourteen.',
  why: 'People with a leak read in a hurry, often on a phone, and not all of them read long sentences with ease.',
  fault: 'Deterioration of the waterproofing membrane necessitates comprehensive remediation.',
  repair: 'The skin of a flat roof wears out. Then it has to be made anew.',
  limits: { grade: 9, words: 50 },
  check: ({ pages }, { grade: most, words: fewest }) => ({
    breaches: pages.flatMap((page) => {
      const prose = proseOf(page)
      const { grade, count } = judge(prose.map(({ text }) => text))
      if (count < fewest || grade <= most) return []
      const hardest = prose.toSorted((one, two) => gradeOf(two) - gradeOf(one))[0]
      return [
        {
          page: page.path,
          ...(hardest && { at: hardest }),
          message: `The text of ${page.path} asks for ${grade.toFixed(1)} years of school (Flesch-Kincaid). Its hardest part: ${JSON.stringify(hardest?.text.slice(0, 100))}.`,
          expected: `at most ${most}: shorter sentences, shorter words`,
        },
      ]
    }),
  }),
}

/** Headings, names and buttons are no sentences. */
const proseOf = ({ blocks }: AuditPage) =>
  blocks.filter(({ isInMain, isDrawn, text }) => isInMain && !isDrawn && /[.!?]["”]?$/.test(text))

const gradeOf = ({ text }: Block) => judge([text]).grade

function judge(texts: readonly string[]) {
  const sentences = texts.flatMap(toSentences)
  const words = texts.flatMap((text) => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu) ?? [])
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0)
  const counts = { sentence: sentences.length, word: words.length, syllable: syllables }
  return { grade: fleschKincaid(counts), count: words.length }
}
