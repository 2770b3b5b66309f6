import { toSentences } from '../../lib/sentences.ts'
import type { AuditBreach } from '../../audit/rule.ts'
import type { BusinessInput } from '../schema/business.ts'
import { type AuditedSite, type SiteAuditRule, matchesIn, sourceOf, type Match } from './texts.ts'
import { memoize } from '../../lib/collections.ts'
import { areaPath, workPath } from '../page-paths.ts'
import { indexServed } from '../served-towns.ts'
import { readStates } from '../states/area-states.ts'
import { laws } from '../states/laws.ts'
import { hasWords } from '../typeset.ts'

export const honestyAudits: readonly SiteAuditRule[] = [
  {
    id: 'honesty/adjusting',
    check: (site) => [
      ...offersIn(site, settling).map((each) => {
        const law = lawOn(site, each.page)?.claims
        return {
          ...each,
          message: `${JSON.stringify(each.part)} reads as the work of a public adjuster.${law ? ` ${law}.` : ''}`,
          expected:
            'what a contractor does: inspect, photograph, measure, meet the adjuster, repair',
        }
      }),
      ...offersIn(site, inducements).map((each) => ({
        ...each,
        message: `${JSON.stringify(each.part)} reads as an inducement${/deductible/i.test(each.part) ? '; several states forbid to pay or waive a deductible' : ''}.`,
        expected: 'that the owner pays the deductible, or nothing about it',
      })),
    ],
  },
  {
    id: 'honesty/state-law',
    check: (site) => [...forbiddenIn(site), ...lackingOnHome(site)],
  },
  {
    id: 'honesty/commission',
    severity: 'warning',
    check: (site) =>
      matchesIn(site, wholeText)
        .filter(({ at }) => !limits.test(at.text))
        .flatMap((each) => {
          const law = lawOn(site, each.page)?.historic
          if (law === undefined) return []
          return toSentences(each.at.text)
            .filter((sentence) => decides.test(sentence) && anyRoof.test(sentence))
            .map((sentence) => ({
              ...each,
              part: sentence,
              source: sourceOf(each.at, each.at.text.indexOf(sentence), sentence.length),
              message: `${JSON.stringify(sentence)} sends work to the commission that the law leaves to the owner. ${law}.`,
              expected: 'that maintenance and repair need no approval, or what changes need it',
            }))
        }),
  },
  {
    id: 'honesty/superlative',
    severity: 'warning',
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

/** The law that applies to a page: of its town's state, or the office's. */
const lawOn = (site: AuditedSite, page: string) => laws.get(stateOn(site, page))

const stateOn = (site: AuditedSite, page: string) =>
  statesOfPages(site).get(page) ?? site.data.business.address.regionCode

/** The states of towns, counties and jobs, by page path. */
const statesOfPages = memoize(({ data }: AuditedSite) => {
  const states = readStates(data)
  const { stateOf } = indexServed(data)
  return new Map<string, string | undefined>([
    ...data.counties.map(({ name }) => [areaPath(name), states.ofCounty(name)] as const),
    ...data.cities.map(({ cityName }) => [areaPath(cityName), stateOf(cityName)] as const),
    ...data.projects.map(({ slug, city }) => [workPath(slug), stateOf(city)] as const),
  ])
})

/**
 * Offers to settle a claim or to waive the deductible: the finding asks for another look, as whether they are
 * allowed is for a lawyer to decide.
 */
const offersIn = (site: AuditedSite, patterns: readonly RegExp[]): Match[] =>
  patterns.flatMap((pattern) => matchesIn(site, pattern)).filter((each) => !isDenied(each))

// Uses "you" to describe what the homeowner does.
const settling = [
  /\b(?:negotiat|settl|adjust|maximi[sz]|fight|argu)(?:e|es|ing)? (?:for )?(?:\w+ ){0,3}?(?:claims?|settlements?|payouts?)\b/gi,
  /(?<!\byou )\b(?:negotiat\w+|fight|deal) (?:with|for) (?:your|the) insur\w+(?: compan\w+)?/gi,
  /(?<!\byou )\b(?:handle|manage|take care of|file) (?:all of )?(?:your|the) (?:whole |entire )?(?:insurance )?claims?\b/gi,
  /\b(?:we are|we[’']re|we act as|as your|our|your) (?:(?!not\b|no\b)\w+ ){0,2}?public adjusters?\b/gi,
]

const inducements = [
  /\b(?:waiv|absorb|cover|eat|rebat|refund|forgiv|reimburs|return|pay|paid|ow)(?:es?|ing|s|ed)?\b,? (?:(?!less|minus|after|above|beyond|over|but|except)[\w’'-]+,? ){0,5}?deductibles?\b/gi,
  /\bdeductibles? (?:(?:is|are|gets?|will be|can be) )?(?:on us|on the house|our (?:treat|gift)|waived|covered|paid|free|forgiven|refunded|rebated|absorbed|gone|taken care of)\b(?! (?:by (?:you|the (?:\w+)?owner|the \w*holder|the customer)|to|before|when|in full)\b)/gi,
  /\b(?:no|zero|\$0) deductibles?\b|\bdeductible[- ]free\b|\bdeductible (?:assistance|relief|help|discount|rebate|credit)s?\b/gi,
  /\b(?:without|skip|avoid|forget(?: about)?|keep|save|off|towards?)(?:ping|ing)? (?:your|the|a|any) (?:whole |entire )?deductibles?\b/gi,
  /(?:\b(?:not|never)|n[’']t) (?:collect|charge|ask(?: you)? for|bill|want|need) (?:\w+ ){0,3}?deductibles?\b/gi,
  /(?<!-)\bfree (?:new )?roof\b(?! (?:inspection|estimate|check|assessment|quote))/gi,
  /\bat no cost to you\b|\binsurance (?:company )?will pay for\b/gi,
]

/** Whether the sentence denies the match. If the subject is the homeowner, "not" is what makes the offer. */
function isDenied({ at: { text }, part, match: { index = 0 } }: Match): boolean {
  if (/^(?:not|never|n[’']t)\b/i.test(part)) return false
  const [clause = ''] = text
    .slice(0, index)
    .split(/[.!?;:]\s|,? but we\b|\bso\b|, we\b/)
    .slice(-1)
  const before = clause.trim()
  const [after = ''] = text.slice(index + part.length).split(/[.!?;]/)
  const isNot = negation.test(before) || crime.test(after)
  if (!/^(?:pay|paid|ow)/i.test(part)) return isNot
  const isByOwner = owner.test(before) || (before === '' && /^pay\b/i.test(part))
  return isByOwner !== isNot
}

const negation =
  /\b(?:not|never|cannot|nobody|neither|nor|no (?:one|\w+ (?:may|can|will))|illegal|unlawful|against the law|forbid\w*|prohibit\w*|bars?|fraud|crime)\b|n[’']t\b|\bno$/i

const crime =
  /\b(?:illegal|unlawful|against the law|fraud|crime|forbidden|prohibited|not allowed)\b/i

/** The homeowner before a verb: "you must", "the owner has to". */
const owner =
  /(?<!\b(?:help|helps|let|lets|spare|before) (?:the )?)\b(?:you|\w*owners?|\w*holders?|customers?|the insured)(?: (?:must|have|has|need|needs|to|will|shall|should|always|still|alone|are|is|required|responsible|obliged|asked|for|do|does|not|never|won[’']t|don[’']t|may|can|only|cannot))*$/i

function forbiddenIn(site: AuditedSite): AuditBreach[] {
  const { office, served } = readStates(site.data)
  return [...new Set([office, ...served])].flatMap((state) => {
    const { words, says } = laws.get(state)?.forbidden ?? {}
    const found = words ? matchesIn(site, words) : []
    return found
      .filter(({ page }) => stateOn(site, page) === state)
      .map((each) => {
        const message = `${JSON.stringify(each.part)} stands ${each.at.where}. ${says}.`
        return { ...each, message, expected: 'other words' }
      })
  })
}

function lackingOnHome(site: AuditedSite): AuditBreach[] {
  const { onHome, shown, without } = lawOn(site, '/') ?? {}
  const home = site.pages.find(({ path }) => path === '/')
  if (!home) return []
  const lacks = (words: string, blocks: typeof home.blocks) =>
    !hasWords(blocks.map(({ text }) => text.toLowerCase()).join(' '), words.toLowerCase())
  const numbers = site.model.site.business.registrations.map(({ number }) => number)
  if (numbers.length === 0) {
    if (!without || !lacks(without.words, home.blocks)) return []
    const message = `Home does not say ${JSON.stringify(without.words)}. ${without.asks}.`
    const expected =
      '`registration: none` in data/business.yaml, with which every page says it at its foot'
    return [{ page: '/', message, expected }]
  }
  const inMain = home.blocks.filter(({ isInMain }) => isInMain)
  const asked = onHome ? numbers.filter((number) => lacks(number, inMain)) : []
  return asked.map((number) => {
    const message = `Home does not say ${JSON.stringify(number)} above its footer. ${shown}.`
    return { page: '/', message, expected: 'these words in the page itself' }
  })
}

const wholeText = /^.*\b(?:commission|historic district)\b.*$/gi

const decides =
  /\b(?:review|approv|decid|sign|permit|certificat|judg)\w*|\b(?:go(?:es)?|sent|taken) (?:to|before)\b|\b(?:has|have) (?:its|a) say\b/i

const anyRoof =
  /\b(?:every|each|any|all|new)\b (?:\w+ ){0,2}?(?:roofs?|roofing|roof work|shingles)\b|\bre-?(?:roofing|shingling)\b/i

/** Words that limit what is reviewed. */
const limits =
  /\b(?:maintenance|repairs?)\b[^.]*\b(?:no|not|without|exempt|free)\b|\bchanges? (?:what|how|the look)|\b(?:seen|visible) from\b|\bpublic way\b/i

const superlatives =
  /\b(?:top|highest)[- ]rated\b|#1\b|\bnumber one\b|\bbest (?:\w+ )?(?:roof\w*|contractors?|compan\w+|crews?|prices?|quality|service|choice|team)\b|\bthe best in\b|\bleading (?:\w+ )?(?:roof\w+|contractors?|compan\w+|provider)\b|\bmost trusted\b|\bpremier\b|\bunbeatable\b|\baward-winning\b|\b5-star\b/gi

function claimIn({ claims }: BusinessInput, text: string, word: string) {
  const found = Object.entries(claims).find(
    ([, claim]) => 'text' in claim && hasWords(claim.text, word) && hasWords(text, claim.text),
  )
  return found && { id: found[0], hasEvidence: found[1].evidence !== undefined }
}
