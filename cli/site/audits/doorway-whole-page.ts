import { nearestByOwnText } from './doorway-own-text.ts'
import type { SiteAuditRule } from './site-audit-rule.ts'
import { percent, severityOf } from './words.ts'

export const doorwayWholePage: SiteAuditRule<'warns' | 'fails'> = {
  id: 'doorway/whole-page',
  severity: 'error',
  asks: 'The page of a town is not for the most part that of another town.',
  why: 'What all pages say alike (services, calls, reasons) hides what is said of the town, from people and from search engines.',
  fault: 'A short description below long texts that every town has.',
  repair:
    "Write more of the town, or shorten what all towns' pages say (`areaPage` in data/site.yaml).",
  limits: { warns: 0.6, fails: 0.85 },
  check: (site, limits) => ({
    breaches: nearestByOwnText(site)
      .filter(({ wholeShare }) => wholeShare > limits.warns)
      .map(({ area, sibling, wholeShare: share }) => {
        const [first] = area.own
        return {
          page: area.page.path,
          ...(first && { at: first.block, source: first.source }),
          severity: severityOf(share, limits),
          message: `${percent(share)} of the page of ${area.name} stands on that of ${sibling.name} too (${sibling.page.path}), names left out.`,
          expected: `at most ${percent(limits.warns)}`,
        }
      }),
  }),
}
