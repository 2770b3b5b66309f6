import type { BusinessInput } from '../schema/business.ts'
import { breachAt, matchesIn } from './claim-breach.ts'
import type { SiteAuditRule } from './site-audit-rule.ts'

export const honestySuperlative: SiteAuditRule = {
  id: 'honesty/superlative',
  severity: 'warning',
  asks: 'A superlative has evidence in the data.',
  why: 'Who says to be the best must be able to show it; law calls anything else deceptive.',
  fault: 'top-rated:\n  text: Top-Rated Roofers',
  repair:
    'top-rated:\n  text: Top-Rated Roofers\n  evidence: The best average in the 2025 survey of …',
  check: (site) => ({
    breaches: matchesIn(site, superlatives).flatMap((each) => {
      const claim = claimIn(site.data.business, each.text.text, each.match[0])
      if (claim?.hasEvidence) return []
      return [
        {
          ...breachAt(each),
          ...(claim && { source: ['business', 'claims', claim.id] }),
          message: `${JSON.stringify(each.match[0])} has no evidence in the data.`,
          expected: '`evidence` at a claim in data/business.yaml that says it, or plainer words',
        },
      ]
    }),
  }),
}

const superlatives =
  /\b(?:top|highest)[- ]rated\b|#1\b|\bnumber one\b|\bbest (?:\w+ )?(?:roof\w*|contractors?|compan\w+|crews?|prices?|quality|service|choice|team)\b|\bthe best in\b|\bleading (?:\w+ )?(?:roof\w+|contractors?|compan\w+|provider)\b|\bmost trusted\b|\bpremier\b|\bunbeatable\b|\baward-winning\b|\b5-star\b/gi

/** The claim whose words the text shows. */
function claimIn({ claims }: BusinessInput, text: string, word: string) {
  const found = Object.entries(claims).find(
    ([, claim]) => 'text' in claim && claim.text.includes(word) && text.includes(claim.text),
  )
  return found && { id: found[0], hasEvidence: found[1].evidence !== undefined }
}
