import { plural } from '../../lib/plural.ts'
import { countWords, readAreas } from './area-texts.ts'
import type { SiteAuditRule } from './site-audit-rule.ts'

export const doorwayOwnWords: SiteAuditRule<'warns' | 'fails'> = {
  id: 'doorway/own-words',
  severity: 'error',
  asks: 'The page of a town has enough text of its own.',
  why: 'A page with a handful of words of its own is a doorway to the others, and search engines treat it so.',
  fault: 'description: We roof in Essex.',
  repair: 'A description of 60 to 120 words, and three to five local challenges of two sentences.',
  limits: { warns: 150, fails: 60 },
  check: (site, limits) => ({
    breaches: readAreas(site)
      .flat()
      .map((area) => ({ ...area, count: countWords(area.sentences) }))
      .filter(({ count }) => count < limits.warns)
      .map(({ page, name, own: [first], count }) => ({
        page: page.path,
        ...(first && { at: first.block, source: first.source }),
        severity: count < limits.fails ? 'error' : 'warning',
        message: `The page of ${name} has ${plural(count, 'word')} of its own.`,
        expected: `${limits.warns} or more`,
      })),
  }),
}
