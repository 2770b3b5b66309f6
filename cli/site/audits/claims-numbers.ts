import type { AuditBreach } from '../../audit/rule.ts'
import type { DataPath } from '../../parse/parse.ts'
import { breachAt, matchesIn } from './claim-breach.ts'
import { isPicture, sourceAt } from './page-texts.ts'
import { servedBySlug } from '../served-towns.ts'
import type { BuiltSite, SiteAuditRule } from './site-audit-rule.ts'

export const claimsNumbers: SiteAuditRule = {
  id: 'claims/numbers',
  severity: 'error',
  asks: 'A number of years, customers, towns or roofs is one that the data has.',
  why: 'A number that is said in two ways is wrong in one of them, and one that nobody wrote down cannot be shown to be true.',
  fault: '60+ Connecticut cities served  # and the claim in business.yaml says 50+',
  repair: 'Take the number from the claims in data/business.yaml, and change it there.',
  check: (site) => ({
    breaches: matchesIn(site, numbersIn).flatMap((each): AuditBreach[] => {
      const { match, text, page } = each
      // The map of a town says how many of the towns served it shows.
      if (page.kind === 'area' && isPicture(text)) return []
      const [written, value = '', noun = ''] = match
      if (noun.toLowerCase() === 'years' && yearsOfWarranty(site).has(value)) return []
      const expected = claimedFor(site, noun.toLowerCase())
      const source = sourceAt(text, match.index ?? 0)
      // "15+" boasts; what a text of the data says without it may be of something else.
      if (expected.values.includes(value) || (source && !value.endsWith('+'))) return []
      const known = expected.values.join(' or ')
      return [
        {
          ...breachAt(each),
          ...(!source && expected.source && { source: expected.source }),
          message: known
            ? `${page.path} says ${JSON.stringify(written)} ${text.where}; the data says ${known}.`
            : `${page.path} says ${JSON.stringify(written)} ${text.where}, and no data has that number.`,
          expected: known || 'a claim in data/business.yaml, with its evidence',
        },
      ]
    }),
  }),
}

const nouns =
  'years|customers|homeowners|clients|families|cities|towns|communities|counties|roofs|projects|jobs'

const numbersIn = new RegExp(
  `(?<![\\d.,/-])(\\d{1,3}(?:,\\d{3})+\\+?|\\d+\\+?) (?:[A-Za-z-]+ ){0,2}?(${nouns})\\b(?! old\\b| ago\\b)`,
  'gi',
)

interface Claimed {
  readonly values: readonly string[]
  readonly source?: DataPath
}

/** What the data says of a noun: a claim, or what can be counted. */
function claimedFor(site: BuiltSite, noun: string): Claimed {
  const { business, counties } = site.data
  const claims = Object.entries(business.claims).flatMap(([id, claim]) =>
    'value' in claim && claim.label.toLowerCase().split(/\W+/).includes(noun)
      ? [[id, claim.value]]
      : [],
  )
  const [first] = claims
  const counted =
    noun === 'counties'
      ? [String(counties.length)]
      : /^(towns|cities|communities)$/.test(noun)
        ? [...countsOfTowns(site)].map(String)
        : []
  return {
    values: [...claims.map(([, value = '']) => value), ...counted],
    ...(first?.[0] !== undefined && { source: ['business', 'claims', first[0], 'value'] }),
  }
}

/** For how long the warranties last. */
const yearsOfWarranty = ({ data }: BuiltSite) =>
  new Set((data.business.warranties ?? []).map(({ years }) => String(years)))

/** All towns served, and those of each county's list. */
const countsOfTowns = (site: BuiltSite) =>
  new Set([
    servedBySlug(site.data).size,
    ...site.model.pages.flatMap((page) =>
      page.kind === 'area' && page.towns ? [page.towns.list.length] : [],
    ),
  ])
