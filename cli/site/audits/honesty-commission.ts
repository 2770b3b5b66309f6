import { toSentences } from '../../lib/sentences.ts'
import { breachAt, matchesIn } from './claim-breach.ts'
import type { SiteAuditRule } from './site-audit-rule.ts'

export const honestyCommission: SiteAuditRule = {
  id: 'honesty/commission',
  severity: 'warning',
  asks: 'No text sends every roof to the commission of a historic district.',
  why: 'Connecticut leaves ordinary maintenance and repair that change no looks to the owner (General Statutes, section 7-147j); who is told otherwise puts off a repair, or stops trusting the page.',
  fault: 'The Historic District Commission reviews every new roof in Guilford.',
  repair:
    'Maintenance and repair need no approval. A roof that changes what is seen from a public way goes before the commission.',
  check: (site) => ({
    breaches: matchesIn(site, wholeText)
      .filter(({ text }) => !limits.test(text.text))
      .flatMap((each) =>
        toSentences(each.text.text)
          .filter((sentence) => decides.test(sentence) && anyRoof.test(sentence))
          .map((sentence) => ({
            ...breachAt(each),
            part: sentence,
            message: `${JSON.stringify(sentence)} sends work to the commission that the law leaves to the owner.`,
            expected: 'that maintenance and repair need no approval, or what changes need it',
          })),
      ),
  }),
}

const wholeText = /^.*\b(?:commission|historic district)\b.*$/gi

const decides =
  /\b(?:review|approv|decid|sign|permit|certificat|judg)\w*|\b(?:go(?:es)?|sent|taken) (?:to|before)\b|\b(?:has|have) (?:its|a) say\b/i

const anyRoof =
  /\b(?:every|each|any|all|new)\b (?:\w+ ){0,2}?(?:roofs?|roofing|roof work|shingles)\b|\bre-?(?:roofing|shingling)\b/i

/** What says that less than everything is reviewed. */
const limits =
  /\b(?:maintenance|repairs?)\b[^.]*\b(?:no|not|without|exempt|free)\b|\bchanges? (?:what|how|the look)|\b(?:seen|visible) from\b|\bpublic way\b/i
