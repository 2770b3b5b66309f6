import { maskWords } from '../../audit/masks.ts'
import { groupBy } from '../../lib/group-by.ts'
import { masksOf, readAreas } from './area-texts.ts'
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
      area.sentences.map((each) => ({
        ...each,
        area,
        key: maskWords(each.sentence, masksOf(site)).join(' ').toLowerCase(),
      })),
    )
    const groups = groupBy(
      sentences.filter(({ key }) => key.split(' ').length >= fewestWords),
      ({ key }) => key,
    )
    const breaches = [...groups.values()].flatMap(([first, ...others]) => {
      if (!first) return []
      return others
        .filter(({ area }) => area !== first.area)
        .map(({ sentence, text, area }) => ({
          page: area.page.path,
          at: text.block,
          source: text.source,
          part: sentence,
          message: `But for names, this sentence of ${area.name} is one of ${first.area.name} (${first.area.page.path}): ${JSON.stringify(sentence)}.`,
          expected: `a sentence that is true of ${area.name} alone`,
        }))
    })
    return { breaches }
  },
}

/** "The estimate is free." may stand twice. */
const fewestWords = 6
