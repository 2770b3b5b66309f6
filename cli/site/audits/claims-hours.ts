import { breachAt, matchesIn } from './claim-breach.ts'
import type { SiteAuditRule } from './site-audit-rule.ts'

export const claimsHours: SiteAuditRule = {
  id: 'claims/hours',
  severity: 'error',
  asks: 'Hours on the site are those of data/business.yaml.',
  why: 'Whoever comes at other hours stands before a closed door, or is not answered at night.',
  fault: 'Open 8 AM to 5 PM.  # and business.yaml says 07:00 to 18:00',
  repair: 'Leave the hours to Contact, which takes them from business.yaml.',
  check: (site) => {
    const { hours } = site.model.site.business
    const rows = new Set(hours.map((row) => toPlain(row.hours)))
    const others = matchesIn(site, ranges).filter(({ match }) => !rows.has(toPlain(match[0])))
    const always = site.data.business.hours.emergency ? [] : matchesIn(site, aroundTheClock)
    return {
      breaches: [
        ...others.map((each) => ({
          ...breachAt(each),
          message: `${each.page.path} has other hours ${each.text.where}: ${each.match[0]}.`,
          expected: hours.map((row) => `${row.days}: ${row.hours}`).join('; '),
        })),
        ...always.map((each) => ({
          ...breachAt(each),
          message: `${each.page.path} says ${JSON.stringify(each.match[0])} ${each.text.where}, and the data has no hours for emergencies.`,
          expected: '`emergency` under `hours` in data/business.yaml, or other words',
        })),
      ],
    }
  },
}

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
