import type { BuiltSite } from './site-audit-rule.ts'
import { matchesIn, type Match } from './texts.ts'

/** An offer, and whether it is of settling a claim or of a gift. */
interface Offer extends Match {
  readonly isOfClaims: boolean
}

/**
 * Words that offer to settle a claim, or to spare the owner the deductible: to look at again;
 * whether they are allowed is for a lawyer to say.
 */
export const offersIn = (site: BuiltSite): Offer[] =>
  [...claims, ...inducements]
    .flatMap((pattern) => matchesIn(site, pattern).map((each) => ({ ...each, pattern })))
    .filter(({ at, part, match }) => !isDenied(at.text, part, match.index ?? 0))
    .map(({ pattern, ...each }) => ({ ...each, isOfClaims: claims.includes(pattern) }))

// What the owner of the house does is told of with "you".
const claims = [
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

/** Whether the sentence denies what matches. Whoever owns the house pays: there "not" makes the offer. */
function isDenied(text: string, part: string, index: number): boolean {
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

/** Who owns the house, before a verb: "you must", "the owner has to". */
const owner =
  /(?<!\b(?:help|helps|let|lets|spare|before) (?:the )?)\b(?:you|\w*owners?|\w*holders?|customers?|the insured)(?: (?:must|have|has|need|needs|to|will|shall|should|always|still|alone|are|is|required|responsible|obliged|asked|for|do|does|not|never|won[’']t|don[’']t|may|can|only|cannot))*$/i
