import type { AuditBreach } from '../../audit/rule.ts'
import type { Landmark } from '../../load/gazetteer.ts'
import { toSentences } from '../../lib/sentences.ts'
import { servedBySlug } from '../served-towns.ts'
import { type BuiltSite, type SiteAuditRule, matchesIn, sourceOf } from './texts.ts'

export const numberAudits: readonly SiteAuditRule[] = [
  {
    id: 'claims/landmark',
    asks: 'What a text says of the height or size of a landmark is what the gazetteer has.',
    why: 'People who live below a hill know how high it is, and believe no other number on the page.',
    fault: 'Castle Craig stands on a ridge more than 1,000 feet up.  # East Peak has 976 feet',
    repair: 'Castle Craig stands 976 feet up on East Peak.',
    check: (site) =>
      matchesIn(site, sentenceWithNumber).flatMap((each) => {
        const named = (landmark: Landmark) =>
          [landmark.name, ...landmark.names].some((name) => each.part.includes(name))
        return site.landmarks
          .filter(named)
          .flatMap((landmark) => faultsIn(each.part, landmark))
          .filter(({ part }) => sourceOf(each.at, each.part.indexOf(part), part.length))
          .map((fault): AuditBreach => ({ page: each.page, at: each.at, ...fault }))
      }),
  },
  {
    id: 'claims/numbers',
    asks: 'A number that boasts of years, customers, towns or jobs is one that the data has.',
    why: 'A number that is said in two ways is wrong in one of them, and one that nobody wrote down cannot be shown to be true.',
    fault: 'Serving 60+ towns.  # and the claim in business.yaml says 50+',
    repair: 'Take the number from the claims in data/business.yaml, and change it there.',
    check: (site) =>
      matchesIn(site, boasts).flatMap((each): AuditBreach[] => {
        const [written, value = '', noun = ''] = each.match
        const claimed = claimedFor(site, noun.toLowerCase())
        if (claimed.includes(value)) return []
        const known = claimed.join(' or ')
        const rest = known ? `; the data says ${known}` : ', and no data has that number'
        const message = `${each.page} says ${JSON.stringify(written)} ${each.at.where}${rest}.`
        const expected = known || 'a claim in data/business.yaml, with its evidence'
        return [{ ...each, message, expected }]
      }),
  },
  {
    id: 'claims/rating',
    asks: 'A rating, and a number of reviews, is that of data/business.yaml.',
    why: 'A rating that cannot be shown to be true is false advertising.',
    fault: 'Rated 5.0 of 5.  # and business.yaml has 4.9',
    repair: 'Rated 4.9 of 5.',
    check: (site) => {
      const { rating } = site.data.business
      // The ledger says how many reviews this site shows.
      const counts = new Set([rating?.count, site.data.reviews.length || undefined].map(String))
      return [
        ...matchesIn(site, ratings)
          .filter(({ match }) => Number(match[1]) !== rating?.value)
          .map((each) => ({
            ...each,
            // They may have a reason for their words.
            severity: 'warning' as const,
            message: `${JSON.stringify(each.part)} stands ${each.at.where}; the rating in the data is ${rating ? rating.value : 'none'}.`,
            expected: rating ? `${rating.value} of ${rating.best}` : 'no rating',
          })),
        ...matchesIn(site, reviews)
          .filter(({ match }) => !counts.has(String(match[1]).replaceAll(',', '')))
          .map((each) => ({
            ...each,
            message: `${JSON.stringify(each.part)} stands ${each.at.where}; the data has ${rating ? rating.count : 'none'}.`,
            expected: rating ? `${rating.count} reviews` : 'no number of reviews',
          })),
      ]
    },
  },
]

const nouns =
  'years|customers|homeowners|clients|families|cities|towns|communities|counties|roofs|projects|jobs'

/** "15+" boasts; what a text says without it may be of something else. */
const boasts = new RegExp(
  `(?<![\\d.,/-])(\\d{1,3}(?:,\\d{3})+\\+|\\d+\\+) (?:[A-Za-z-]+ ){0,2}?(${nouns})\\b(?! old\\b| ago\\b)`,
  'gi',
)

function claimedFor(site: BuiltSite, noun: string): string[] {
  const { business, counties } = site.data
  const claims = Object.values(business.claims).flatMap((claim) =>
    'value' in claim && claim.label.toLowerCase().split(/\W+/).includes(noun) ? [claim.value] : [],
  )
  if (noun === 'counties') return [...claims, String(counties.length)]
  const isOfTowns = /^(towns|cities|communities)$/.test(noun)
  return isOfTowns ? [...claims, String(servedBySlug(site.data).size)] : claims
}

const ratings =
  /\b(\d(?:\.\d)?)(?:(?:\s*\/\s*| (?:out )?of )5\b(?! [a-z]+s\b)(?: stars?)?|[- ]stars?\b)/gi
const reviews = /\b(\d{1,3}(?:,\d{3})+\+?|\d+\+?) (?:[a-z]+ )?reviews\b/gi

const sentenceWithNumber = /^.*\d.*$/g

function faultsIn(
  text: string,
  { name, names, measure, value, unit, source }: Landmark,
): { readonly part: string; readonly message: string; readonly expected: string }[] {
  return toSentences(text)
    .filter((sentence) => [name, ...names].some((each) => sentence.includes(each)))
    .flatMap((sentence) => [...sentence.matchAll(measured)])
    .filter(([, words = '', number = '', written = '']) => {
      const said = Number(number.replaceAll(',', ''))
      return written.toLowerCase().startsWith(units[unit]) && !isTrue(words, said, value)
    })
    .map(([part]) => ({
      part,
      message: `${JSON.stringify(part)} is said where ${name} is named; its ${measure} is ${value.toLocaleString('en-US')} ${unit}.`,
      expected: `${value.toLocaleString('en-US')} ${unit} (${source})`,
    }))
}

const measured =
  /\b(?:(more than|over|above|about|around|some|roughly|nearly|almost|less than|under|below) )?(\d[\d,]*(?:\.\d+)?)[- ](feet|foot|ft|miles?|acres?)\b/gi

const units = { feet: 'f', miles: 'mile', acres: 'acre' } as const

/** A number of quite another size is about something else: a roof 20 feet high below a peak. */
function isTrue(words: string, said: number, value: number): boolean {
  if (said < value / 2 || said > value * 2) return true
  if (/^(more than|over|above)$/i.test(words)) return value > said
  if (/^(less than|under|below)$/i.test(words)) return value < said
  if (/^(nearly|almost)$/i.test(words)) return value <= said && value >= said * 0.9
  if (words !== '') return Math.abs(value - said) <= value * 0.05
  return value === said
}
