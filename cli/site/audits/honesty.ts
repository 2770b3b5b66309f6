import { toSentences } from '../../lib/sentences.ts'
import type { BusinessInput } from '../schema/business.ts'
import type { SiteAuditRule } from './site-audit-rule.ts'
import { matchesIn, sourceOf } from './texts.ts'

export const honestyAudits: readonly SiteAuditRule[] = [
  {
    id: 'honesty/adjusting',
    asks: 'No text offers to settle an insurance claim, to waive a deductible, or a roof for nothing.',
    why: 'Connecticut licenses public adjusters; a roofer who offers to negotiate a claim, or to pay a deductible, is taken for one, or for a fraud.',
    fault: 'We negotiate your claim with the insurer.',
    repair: 'We document the damage with photographs and meet your adjuster at the house.',
    check: (site) =>
      phrases.flatMap((pattern) =>
        matchesIn(site, pattern).map((each) => ({
          ...each,
          message: `${JSON.stringify(each.part)} reads as the work of a public adjuster, or as an inducement.`,
          expected: 'what a roofer does: inspect, photograph, measure, meet the adjuster, repair',
        })),
      ),
  },
  {
    id: 'honesty/commission',
    severity: 'warning',
    asks: 'No text sends every roof to the commission of a historic district.',
    why: 'Connecticut leaves ordinary maintenance and repair that change no looks to the owner (General Statutes, section 7-147j); who is told otherwise puts off a repair, or stops trusting the page.',
    fault: 'The Historic District Commission reviews every new roof in Guilford.',
    repair:
      'Maintenance and repair need no approval. A roof that changes what is seen from a public way goes before the commission.',
    check: (site) =>
      matchesIn(site, wholeText)
        .filter(({ at }) => !limits.test(at.text))
        .flatMap((each) =>
          toSentences(each.at.text)
            .filter((sentence) => decides.test(sentence) && anyRoof.test(sentence))
            .map((sentence) => ({
              ...each,
              part: sentence,
              source: sourceOf(each.at, each.at.text.indexOf(sentence), sentence.length),
              message: `${JSON.stringify(sentence)} sends work to the commission that the law leaves to the owner.`,
              expected: 'that maintenance and repair need no approval, or what changes need it',
            })),
        ),
  },
  {
    id: 'honesty/superlative',
    severity: 'warning',
    asks: 'A superlative has evidence in the data.',
    why: 'Who says to be the best must be able to show it; law calls anything else deceptive.',
    fault: 'top-rated:\n  text: Top-Rated Roofers',
    repair:
      'top-rated:\n  text: Top-Rated Roofers\n  evidence: The best average in the 2025 survey of …',
    check: (site) =>
      matchesIn(site, superlatives).flatMap((each) => {
        const claim = claimIn(site.data.business, each.at.text, each.part)
        if (claim?.hasEvidence) return []
        return [
          {
            ...each,
            ...(claim && { source: ['business', 'claims', claim.id] }),
            message: `${JSON.stringify(each.part)} has no evidence in the data.`,
            expected: '`evidence` at a claim in data/business.yaml that says it, or plainer words',
          },
        ]
      }),
  },
]

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

const wholeText = /^.*\b(?:commission|historic district)\b.*$/gi

const decides =
  /\b(?:review|approv|decid|sign|permit|certificat|judg)\w*|\b(?:go(?:es)?|sent|taken) (?:to|before)\b|\b(?:has|have) (?:its|a) say\b/i

const anyRoof =
  /\b(?:every|each|any|all|new)\b (?:\w+ ){0,2}?(?:roofs?|roofing|roof work|shingles)\b|\bre-?(?:roofing|shingling)\b/i

/** What says that less than everything is reviewed. */
const limits =
  /\b(?:maintenance|repairs?)\b[^.]*\b(?:no|not|without|exempt|free)\b|\bchanges? (?:what|how|the look)|\b(?:seen|visible) from\b|\bpublic way\b/i

const superlatives =
  /\b(?:top|highest)[- ]rated\b|#1\b|\bnumber one\b|\bbest (?:\w+ )?(?:roof\w*|contractors?|compan\w+|crews?|prices?|quality|service|choice|team)\b|\bthe best in\b|\bleading (?:\w+ )?(?:roof\w+|contractors?|compan\w+|provider)\b|\bmost trusted\b|\bpremier\b|\bunbeatable\b|\baward-winning\b|\b5-star\b/gi

/** The claim whose words the text shows. */
function claimIn({ claims }: BusinessInput, text: string, word: string) {
  const found = Object.entries(claims).find(
    ([, claim]) => 'text' in claim && claim.text.includes(word) && text.includes(claim.text),
  )
  return found && { id: found[0], hasEvidence: found[1].evidence !== undefined }
}
