import type { AuditBreach } from '../../audit/rule.ts'
import { groupBy } from '../../lib/collections.ts'
import { readAreas, type AreaTexts, type OwnSentence } from './area-texts.ts'
import type { SiteAuditRule } from './site-audit-rule.ts'

export const doorwaySameSentence: SiteAuditRule = {
  id: 'doorway/same-sentence',
  severity: 'warning',
  asks: 'No sentence of a town is that of another town with the names exchanged.',
  why: 'Of two towns that are told the same, one at least is told nothing of its own.',
  fault: 'Salt wind wears the roofs of Clinton.  # and of Madison',
  repair: 'Keep the sentence where it fits best, and write another for the other town.',
  check: (site) => {
    const areas = readAreas(site).flat()
    const sentences = areas.flatMap((area) =>
      area.sentences
        .filter(({ words }) => words.length >= fewestWords)
        .map(({ sentence, words, text }): Said => ({ sentence, words, text, area })),
    )
    const groups = groupBy(sentences, ({ words }) => words.join(' ').toLowerCase())
    return { breaches: [...groups.values()].flatMap(breachesOf) }
  },
}

/** A sentence, and the town that it is said of. */
type Said = Pick<OwnSentence, 'sentence' | 'words' | 'text'> & { readonly area: AreaTexts }

function breachesOf([first, ...same]: readonly Said[]): AuditBreach[] {
  if (!first) return []
  const others = same.filter(({ area }) => area !== first.area)
  if (others.length === 0) return []
  const told = `one of ${first.area.name} (${first.area.page.path}): ${JSON.stringify(first.sentence)}`
  return [
    ...others.slice(0, mostTold).map(({ sentence, text, area }) => ({
      page: area.page.path,
      at: text.block,
      source: text.source,
      part: sentence,
      message: `But for names, this sentence of ${area.name} is one of ${first.area.name} (${first.area.page.path}): ${JSON.stringify(sentence)}.`,
      expected: `a sentence that is true of ${area.name} alone`,
    })),
    // All alike, and so one finding of many pages.
    ...others.slice(mostTold).map(({ area }) => ({
      page: area.page.path,
      at: first.text.block,
      source: first.text.source,
      part: first.sentence,
      message: `But for names, more pages than are listed one by one have a sentence that is ${told}.`,
      expected: 'a sentence for each town that is true of it alone',
    })),
  ]
}

/** A sentence that stands on more pages is a template, and no list makes it clearer. */
const mostTold = 20

/** "The estimate is free." may stand twice. */
const fewestWords = 6
