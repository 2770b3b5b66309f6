import { collapse } from '../../reading/read-page.ts'
import type { AuditBreach } from '../../audit/rule.ts'
import type { Landmark } from '../../load/gazetteer.ts'
import { toPhoneNumber } from '../schema/phone-number.ts'
import { toSentences } from '../../lib/sentences.ts'
import { areaPath } from '../page-paths.ts'
import { textsBelow } from '../../validate/fields.ts'
import { servedBySlug } from '../served-towns.ts'
import { hasWords, withStraightSigns } from '../typeset.ts'
import { type AuditedSite, type SiteAuditRule, matchesIn, reportOthers, sourceOf } from './texts.ts'

export const claimAudits: readonly SiteAuditRule[] = [
  {
    id: 'claims/address',
    check: (site) => [...otherStreets(site), ...otherCodes(site)],
  },
  {
    id: 'claims/contact',
    check: (site) => {
      const { phone, email } = site.data.business
      const { text } = site.model.site.business.phone
      const others = matchesIn(site, phones).filter(({ part }) => toPhoneNumber(part) !== phone)
      const addresses = matchesIn(site, emails).filter(({ part }) => part !== email)
      return [
        ...reportOthers(others, 'another phone number', text),
        ...reportOthers(addresses, 'another email address', email),
      ]
    },
  },
  {
    id: 'claims/county',
    check: (site) => {
      const pages = new Map(site.pages.map((page) => [page.path, page]))
      return site.data.cities.flatMap((city): AuditBreach[] => {
        const { cityName: name, county: own } = city
        const others = site.data.counties
          .map((county) => county.name)
          .filter((each) => each !== own)
        // Only the town's own texts are checked for other counties: maps show the surroundings.
        const ownTexts = new Set(
          textsBelow(city).map(({ value }) => withStraightSigns(collapse(value))),
        )
        const blocks = pages.get(areaPath(name))?.blocks ?? []
        return blocks
          .filter(
            ({ isInMain, isDrawn, text }) =>
              isInMain && !isDrawn && !ownTexts.has(withStraightSigns(text)),
          )
          .flatMap((at) =>
            others.map((county) => ({ at, county, index: indexOf(at.text, county, own) })),
          )
          .filter(({ index }) => index >= 0)
          .flatMap(({ at, county, index }) => {
            const source = sourceOf(at, index, county.length)
            // A license may be issued by a county.
            const isLicense = source?.[1] === 'registration'
            if (!source || !isOfAllTowns.has(source[0]) || isLicense) return []
            const message = `The page of ${name} names ${county} on it; ${name} is in ${own}.`
            return [
              {
                page: areaPath(name),
                at,
                part: at.text.slice(index, index + county.length),
                source,
                message,
                expected: own,
              },
            ]
          })
      })
    },
  },
  {
    id: 'claims/hours',
    check: (site) => {
      const { hours, closedDays } = site.model.site.business
      const shown = [...hours, ...closedDays].flatMap((row) => row.hours.match(ranges) ?? [])
      const rows = new Set(shown.map(toPlain))
      const others = matchesIn(site, ranges).filter(({ part }) => !rows.has(toPlain(part)))
      const asked = hours.map((row) => `${row.days}: ${row.hours}`).join('; ')
      const always = site.data.business.hours.emergency ? [] : matchesIn(site, aroundTheClock)
      return [
        ...reportOthers(others, 'other hours', asked),
        ...always.map((each) => ({
          ...each,
          message: `${each.page} says ${JSON.stringify(each.part)} ${each.at.where}, and the data has no hours for emergencies.`,
          expected: '`emergency` under `hours` in data/business.yaml, or other words',
          shared: each.part,
        })),
      ]
    },
  },
  {
    id: 'claims/landmark',
    check: (site) =>
      matchesIn(site, sentenceWithNumber).flatMap((each) => {
        const isNamed = (landmark: Landmark) =>
          [landmark.name, ...landmark.names].some((name) => hasWords(each.part, name))
        return site.landmarks
          .filter(isNamed)
          .flatMap((landmark) => faultsIn(each.part, landmark))
          .filter(({ part }) => sourceOf(each.at, each.part.indexOf(part), part.length))
          .map((fault): AuditBreach => ({ page: each.page, at: each.at, ...fault }))
      }),
  },
  {
    id: 'claims/numbers',
    check: (site) =>
      matchesIn(site, boasts).flatMap((each): AuditBreach[] => {
        const [written, value = '', noun = ''] = each.match
        const claimed = claimedFor(site, noun.toLowerCase())
        if (claimed.includes(value)) return []
        const known = claimed.join(' or ')
        const rest = known ? `; the data says ${known}` : ', and no data has that number'
        const message = `${each.page} says ${JSON.stringify(written)} ${each.at.where}${rest}.`
        const expected = known || 'a claim in data/business.yaml, with its evidence'
        return [{ ...each, message, expected, shared: written }]
      }),
  },
  {
    id: 'claims/rating',
    check: (site) => {
      const { rating } = site.data.business
      // The ledger shows the number of reviews on this site.
      const counts = new Set([rating?.count, site.data.reviews.length || undefined].map(String))
      return [
        ...matchesIn(site, ratings)
          .filter(({ match }) => Number(match[1]) !== rating?.value)
          .map((each) => ({
            ...each,
            // Only a warning: there may be a reason for the wording.
            severity: 'warning' as const,
            message: `${JSON.stringify(each.part)} stands ${each.at.where}; the rating in the data is ${rating ? rating.value : 'none'}.`,
            expected: rating ? `${rating.value} of ${rating.best}` : 'no rating',
            shared: each.part,
          })),
        ...matchesIn(site, reviews)
          .filter(({ match }) => !counts.has(String(match[1]).replaceAll(',', '')))
          .map((each) => ({
            ...each,
            message: `${JSON.stringify(each.part)} stands ${each.at.where}; the data has ${rating ? rating.count : 'none'}.`,
            expected: rating ? `${rating.count} reviews` : 'no number of reviews',
            shared: each.part,
          })),
      ]
    },
  },
]

/** Finds a county in a text, except in the page's own county with a similar name: `Johnson County, KS`. */
function indexOf(shown: string, county: string, own: string): number {
  const [text, name] = [withStraightSigns(shown), withStraightSigns(own)]
  const others = own.startsWith(county) ? text.replaceAll(name, ' '.repeat(own.length)) : text
  return others.indexOf(withStraightSigns(county))
}

const isOfAllTowns: ReadonlySet<unknown> = new Set([
  'site',
  'services',
  'pages',
  'houses',
  'business',
])

const streets =
  /\b\d{1,5} (?:[A-Z][\w.'’]*\s){1,3}(?:St|Street|Ave|Avenue|Rd|Road|Dr|Drive|Ln|Lane|Blvd|Boulevard|Way|Pike|Turnpike|Court|Ct)\b/g

/** An address in a text is a house, not an office, unless it is on the office's street. */
function otherStreets(site: AuditedSite): AuditBreach[] {
  const { street } = site.data.business.address
  if (street === undefined) return []
  const nameOf = (address: string) => address.replace(/^\d+ /, '')
  const others = matchesIn(site, streets).filter(
    ({ match: [found] }) => !street.startsWith(found) && nameOf(street).startsWith(nameOf(found)),
  )
  return reportOthers(others, 'another street address', street)
}

function otherCodes(site: AuditedSite): AuditBreach[] {
  const { region, regionCode, postalCode } = site.data.business.address
  const pattern = new RegExp(`\\b(?:${region}|${regionCode}),? (\\d{5})\\b`, 'g')
  const others = matchesIn(site, pattern).filter(({ match }) => match[1] !== postalCode.slice(0, 5))
  return reportOthers(others, 'another ZIP code', postalCode)
}

const phones =
  /(?<![\d.])(?:\+?1[-. ]?)?(?:\(\d{3}\) ?|\d{3}[-. ])\d{3}[-. ]\d{4}(?!\d)|\+1\d{10}\b/g
const emails = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g

const ranges =
  /\b\d{1,2}(?::\d\d)? ?[ap]\.?m\b\.?\s*(?:to|until|through|[-–—])\s*\d{1,2}(?::\d\d)? ?[ap]\.?m\b/gi

const aroundTheClock = /\b24\/7\b|\b24 hours a day\b|\baround the clock\b/gi

/** `7 a.m. - 6 p.m` as `7:00AM-6:00PM`. */
const toPlain = (range: string) =>
  range
    .toUpperCase()
    .replaceAll(/\s+|\./g, '')
    .replaceAll(/(?<![\d:])(\d{1,2})(?=[AP]M)/g, '$1:00')
    .replace(/TO|UNTIL|THROUGH|[-–—]/, '-')

const nouns =
  'years|customers|homeowners|clients|families|cities|towns|communities|counties|roofs|projects|jobs'

/** "15+" is a claim; a number without plus may be about something else. */
const boasts = new RegExp(
  `(?<![\\d.,/-])(\\d{1,3}(?:,\\d{3})+\\+|\\d+\\+) (?:[A-Za-z-]+ ){0,2}?(${nouns})\\b(?! old\\b| ago\\b)`,
  'gi',
)

function claimedFor(site: AuditedSite, noun: string): string[] {
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
    .filter((sentence) => [name, ...names].some((each) => hasWords(sentence, each)))
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

/** A very different number is about something else: a roof 20 feet high below a peak. */
function isTrue(words: string, said: number, value: number): boolean {
  if (said < value / 2 || said > value * 2) return true
  if (/^(more than|over|above)$/i.test(words)) return value > said
  if (/^(less than|under|below)$/i.test(words)) return value < said
  if (/^(nearly|almost)$/i.test(words)) return value <= said && value >= said * 0.9
  if (words !== '') return Math.abs(value - said) <= value * 0.05
  return value === said
}
