import { collapse } from '../../audit/read-page.ts'
import type { AuditBreach } from '../../audit/rule.ts'
import { toPhoneNumber } from '../../lib/phone-number.ts'
import { areaPath } from '../../lib/slug.ts'
import { textsBelow } from '../../validate/fields.ts'
import { type BuiltSite, type SiteAuditRule, matchesIn, reportOthers, sourceOf } from './texts.ts'

export const claimAudits: readonly SiteAuditRule[] = [
  {
    id: 'claims/address',
    asks: 'The address of the office is the same wherever it stands.',
    why: 'Visitors go to the wrong door, and search engines trust no address that differs.',
    fault: 'Our office is at 14 Main St.  # and business.yaml has 12 Main St',
    repair: 'Our office is at {street}.',
    check: (site) => [...otherStreets(site), ...otherCodes(site)],
  },
  {
    id: 'claims/contact',
    asks: 'Every phone number and email address on the site is that of data/business.yaml.',
    why: 'Another number rings at another firm, or nowhere.',
    fault: 'Call 860-555-0143.  # and business.yaml has +18605550142',
    repair: 'Call {phone}.',
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
    asks: "What the pages of all towns say alike names the town's own county.",
    why: 'Whoever lives there sees at once that the page was not written for the town.',
    fault: 'servingLine: Serving {city} and surrounding Clark County areas',
    repair: 'servingLine: Serving {city} and surrounding {county} areas',
    check: (site) => {
      const pages = new Map(site.pages.map((page) => [page.path, page]))
      return site.data.cities.flatMap((city): AuditBreach[] => {
        const { cityName: name, county: own } = city
        const others = site.data.counties
          .map((county) => county.name)
          .filter((each) => each !== own)
        // What the town's own texts say of other counties is meant; a map shows what lies around.
        const ownTexts = new Set(textsBelow(city).map(({ value }) => collapse(value)))
        const blocks = pages.get(areaPath(name))?.blocks ?? []
        return blocks
          .filter(({ isInMain, isDrawn, text }) => isInMain && !isDrawn && !ownTexts.has(text))
          .flatMap((at) => others.map((county) => ({ at, county, index: at.text.indexOf(county) })))
          .filter(({ index }) => index >= 0)
          .flatMap(({ at, county, index }) => {
            const source = sourceOf(at, index, county.length)
            if (!source || !isOfAllTowns.has(source[0])) return []
            const message = `The page of ${name} names ${county} on it; ${name} is in ${own}.`
            return [{ page: areaPath(name), at, part: county, source, message, expected: own }]
          })
      })
    },
  },
  {
    id: 'claims/hours',
    asks: 'Hours on the site are those of data/business.yaml.',
    why: 'Whoever comes at other hours stands before a closed door, or is not answered at night.',
    fault: 'Open 8 AM to 5 PM.  # and business.yaml says 07:00 to 18:00',
    repair: 'Leave the hours to Contact, which takes them from business.yaml.',
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
        })),
      ]
    },
  },
]

const isOfAllTowns: ReadonlySet<unknown> = new Set(['site', 'services', 'business'])

const streets =
  /\b\d{1,5} (?:[A-Z][\w.'’]*\s){1,3}(?:St|Street|Ave|Avenue|Rd|Road|Dr|Drive|Ln|Lane|Blvd|Boulevard|Way|Pike|Turnpike|Court|Ct)\b/g

/** A house that a text tells of is no office, unless it stands in the same street. */
function otherStreets(site: BuiltSite): AuditBreach[] {
  const { street } = site.data.business.address
  if (street === undefined) return []
  const nameOf = (address: string) => address.replace(/^\d+ /, '')
  const others = matchesIn(site, streets).filter(
    ({ match: [found] }) => !street.startsWith(found) && nameOf(street).startsWith(nameOf(found)),
  )
  return reportOthers(others, 'another street address', street)
}

function otherCodes(site: BuiltSite): AuditBreach[] {
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
