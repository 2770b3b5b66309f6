import { breachAt, matchesIn } from './claim-breach.ts'
import type { SiteAuditRule } from './site-audit-rule.ts'

export const honestyAdjusting: SiteAuditRule = {
  id: 'honesty/adjusting',
  severity: 'error',
  asks: 'No text offers to settle an insurance claim, to waive a deductible, or a roof for nothing.',
  why: 'Connecticut licenses public adjusters; a roofer who offers to negotiate a claim, or to pay a deductible, is taken for one, or for a fraud.',
  fault: 'We negotiate your claim with the insurer.',
  repair: 'We document the damage with photographs and meet your adjuster at the house.',
  check: (site) => ({
    breaches: phrases.flatMap((pattern) =>
      matchesIn(site, pattern).map((each) => ({
        ...breachAt(each),
        message: `${JSON.stringify(each.match[0])} reads as the work of a public adjuster, or as an inducement.`,
        expected: 'what a roofer does: inspect, photograph, measure, meet the adjuster, repair',
      })),
    ),
  }),
}

// What the owner of the house does is told of with "you". Words to look at again; whether they are allowed is for a lawyer to say.
const phrases = [
  /\b(?:negotiat|settl|adjust|maximi[sz]|fight|argu)(?:e|es|ing)? (?:for )?(?:\w+ ){0,3}?(?:claims?|settlements?|payouts?)\b/gi,
  /(?<!\byou )\b(?:negotiat\w+|fight|deal) (?:with|for) (?:your|the) insur\w+(?: compan\w+)?/gi,
  /(?<!\byou )\b(?:handle|manage|take care of|file) (?:all of )?(?:your|the) (?:whole |entire )?(?:insurance )?claims?\b/gi,
  /\b(?:waiv|absorb|cover|pay|eat|rebat)(?:e|es|ing|s)? (?:\w+ ){0,2}?deductibles?\b/gi,
  /\bno deductible\b|\bdeductible[- ]free\b/gi,
  /\bfree (?:new )?roof\b(?! (?:inspection|estimate|check|assessment|quote))/gi,
  /\bat no cost to you\b|\binsurance (?:company )?will pay for\b/gi,
]
