import type { AuditBreach } from '../../audit/rule.ts'
import { breachAt, matchesIn } from './claim-breach.ts'
import { allNodes, isA, spot } from './nodes.ts'
import { sourceAt, type PageText } from './page-texts.ts'
import type { BuiltSite, SiteAuditRule } from './site-audit-rule.ts'

export const claimsRating: SiteAuditRule = {
  id: 'claims/rating',
  severity: 'error',
  asks: 'A rating, and a number of reviews, is that of data/business.yaml.',
  why: 'A rating that cannot be shown to be true is false advertising.',
  fault: 'Rated 5.0 of 5.  # and business.yaml has 4.9',
  repair: 'Rated 4.9 of 5.',
  check: (site) => ({ breaches: [...ratings(site), ...counts(site), ...markedUp(site)] }),
}

const ratingsIn =
  /\b(\d(?:\.\d)?)(?:(?:\s*\/\s*| (?:out )?of )5\b(?! [a-z]+s\b)(?: stars?)?|[- ]stars?\b)/gi
const reviewsIn = /\b(\d{1,3}(?:,\d{3})+\+?|\d+\+?) (?:[a-z]+ )?reviews\b/gi

/** Words of a claim are the owner's, who may have a reason for them: a warning. */
function ratings(site: BuiltSite): AuditBreach[] {
  const { rating } = site.data.business
  return matchesIn(site, ratingsIn)
    .filter(({ match }) => Number(match[1]) !== rating?.value)
    .filter(({ match, text }) => !isOfReview(site, Number(match[1]), text))
    .map((each) => ({
      ...breachAt(each),
      ...(sourceAt(each.text, each.match.index ?? 0) && { severity: 'warning' as const }),
      message: `${JSON.stringify(each.match[0])} stands ${each.text.where}; the rating in the data is ${rating ? rating.value : 'none'}.`,
      expected: rating ? `${rating.value} of ${rating.best}` : 'no rating',
    }))
}

/** The stars of one review stand behind the name of who gave them. */
const isOfReview = ({ data }: BuiltSite, stars: number, { text }: PageText) =>
  data.reviews.some(({ rating, by }) => rating === stars && text.includes(by))

function counts(site: BuiltSite): AuditBreach[] {
  const { rating } = site.data.business
  // The ledger says how many reviews this site shows.
  const known = new Set([rating?.count, site.data.reviews.length || undefined].map(String))
  return matchesIn(site, reviewsIn)
    .filter(({ match }) => !known.has(String(match[1]).replaceAll(',', '')))
    .map((each) => ({
      ...breachAt(each),
      message: `${JSON.stringify(each.match[0])} stands ${each.text.where}; the data has ${rating ? rating.count : 'none'}.`,
      expected: rating ? `${rating.count} reviews` : 'no number of reviews',
    }))
}

function markedUp(site: BuiltSite): AuditBreach[] {
  const { rating } = site.data.business
  return allNodes(site)
    .filter((node) => isA(node, 'AggregateRating'))
    .filter(({ values }) => {
      const count = values['reviewCount'] ?? values['ratingCount']
      return Number(values['ratingValue']) !== rating?.value || Number(count) !== rating?.count
    })
    .map((node) => ({
      ...spot(node),
      source: ['business', 'rating'],
      message: `The structured data has a rating of ${String(node.values['ratingValue'])} from ${String(node.values['reviewCount'])} reviews.`,
      expected: rating ? `${rating.value} from ${rating.count}` : 'no rating, as in the data',
    }))
}
