import { toSentences } from '../../lib/sentences.ts'
import type { AuditBreach } from '../../audit/rule.ts'
import type { BusinessInput } from '../schema/business.ts'
import type { BuiltSite, SiteAuditRule } from './site-audit-rule.ts'
import { laws } from '../states/index.ts'
import { offersIn } from './offers.ts'
import { matchesIn, sourceOf } from './texts.ts'

export const honestyAudits: readonly SiteAuditRule[] = [
  {
    id: 'honesty/adjusting',
    asks: 'No text offers to settle an insurance claim, to waive a deductible, or work for nothing.',
    why: 'To negotiate or settle claims is the work of public adjusters, whom states license. Several states, Colorado, Minnesota, New York and Texas among them, forbid contractors to pay or waive a deductible; Florida calls it fraud.',
    fault: 'We negotiate your claim with the insurer.',
    repair: 'We document the damage with photographs and meet your adjuster at the house.',
    check: (site) => {
      const law = lawOf(site)?.claims
      return offersIn(site).map(({ isOfClaims, ...each }) => ({
        ...each,
        message: isOfClaims
          ? `${JSON.stringify(each.part)} reads as the work of a public adjuster.${law ? ` ${law}.` : ''}`
          : `${JSON.stringify(each.part)} reads as an inducement${/deductible/i.test(each.part) ? '; several states forbid to pay or waive a deductible' : ''}.`,
        expected: isOfClaims
          ? 'what a contractor does: inspect, photograph, measure, meet the adjuster, repair'
          : 'that the owner pays the deductible, or nothing about it',
      }))
    },
  },
  {
    id: 'honesty/state-law',
    asks: 'No text says what the law of the state is known to forbid, and Home says what it asks for.',
    why: 'Who is reported for an advertisement answers to the board that gave the registration.',
    fault: 'State-approved roofers.',
    repair: 'Registered with the state.',
    check: (site) => [...forbiddenIn(site), ...lackingOnHome(site)],
  },
  {
    id: 'honesty/commission',
    severity: 'warning',
    asks: 'Where the law of the state is known, no text sends every job to the commission of a historic district.',
    why: 'Law may leave maintenance and repair that change no looks to the owner; who is told otherwise puts off a repair, or stops trusting the page.',
    fault: 'The Historic District Commission reviews every new roof in Guilford.',
    repair:
      'Maintenance and repair need no approval. A roof that changes what is seen from a public way goes before the commission.',
    check: (site) => {
      const law = lawOf(site)?.historic
      return (law ? matchesIn(site, wholeText) : [])
        .filter(({ at }) => !limits.test(at.text))
        .flatMap((each) =>
          toSentences(each.at.text)
            .filter((sentence) => decides.test(sentence) && anyRoof.test(sentence))
            .map((sentence) => ({
              ...each,
              part: sentence,
              source: sourceOf(each.at, each.at.text.indexOf(sentence), sentence.length),
              message: `${JSON.stringify(sentence)} sends work to the commission that the law leaves to the owner. ${law}.`,
              expected: 'that maintenance and repair need no approval, or what changes need it',
            })),
        )
    },
  },
  {
    id: 'honesty/superlative',
    severity: 'warning',
    asks: 'A superlative has evidence in the data.',
    why: 'What can be measured has to be shown when somebody asks: a rating, a rank, an award.',
    fault: 'top-rated:\n  text: Top-Rated Roofers',
    repair:
      'top-rated:\n  text: Top-Rated Roofers\n  evidence: The best average in the 2025 survey of …',
    check: (site) =>
      matchesIn(site, superlatives).flatMap((each) => {
        const claim = claimIn(site.data.business, each.at.text, each.part)
        if (claim?.hasEvidence) return []
        const message = `${JSON.stringify(each.part)} has no evidence in the data.`
        const expected =
          '`evidence` at a claim in data/business.yaml that says it, or plainer words'
        const source = claim ? ['business', 'claims', claim.id] : each.source
        return [{ ...each, source, message, expected }]
      }),
  },
]

const lawOf = ({ data }: BuiltSite) => laws.get(data.business.address.regionCode)

function forbiddenIn(site: BuiltSite): AuditBreach[] {
  const { words, says } = lawOf(site)?.forbidden ?? {}
  return (words ? matchesIn(site, words) : []).map((each) => {
    const message = `${JSON.stringify(each.part)} stands ${each.at.where}. ${says}.`
    return { ...each, message, expected: 'other words' }
  })
}

/** What Home does not say above its footer: the number, or that there is none. */
function lackingOnHome(site: BuiltSite): AuditBreach[] {
  const { onHome, shown, without } = lawOf(site) ?? {}
  const home = site.pages.find(({ path }) => path === '/')
  const texts = home?.blocks.flatMap(({ isInMain, text }) => (isInMain ? text : []))
  const isLacking = (words: string) =>
    texts && !texts.join(' ').toLowerCase().includes(words.toLowerCase())
  const numbers = site.model.site.business.registrations.map(({ number }) => number)
  const asked = numbers.length === 0 && without ? [without.words] : onHome ? numbers : []
  return asked.filter(isLacking).map((words) => {
    const message = `Home does not say ${JSON.stringify(words)} above its footer. ${numbers.length > 0 ? shown : without?.asks}.`
    return { page: '/', message, expected: 'these words in the page itself' }
  })
}

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
