import type { AuditBreach } from '../../audit/rule.ts'
import { breachAt, matchesIn } from './claim-breach.ts'
import { allNodes, isA, spot } from './nodes.ts'
import { sourceAt } from './page-texts.ts'
import type { BuiltSite, SiteAuditRule } from './site-audit-rule.ts'

export const claimsAddress: SiteAuditRule = {
  id: 'claims/address',
  severity: 'error',
  asks: 'The address of the office is the same wherever it stands.',
  why: 'Visitors go to the wrong door, and search engines trust no address that differs.',
  fault: 'Our office is at 66 Thompson St.  # and business.yaml has 64 Thompson St',
  repair: 'Our office is at {street}.',
  check: (site) => ({
    breaches: [...otherStreets(site), ...otherCodes(site), ...otherAddresses(site)],
  }),
}

const streets =
  /\b\d{1,5} (?:[A-Z][\w.'’]*\s){1,3}(?:St|Street|Ave|Avenue|Rd|Road|Dr|Drive|Ln|Lane|Blvd|Boulevard|Way|Pike|Turnpike|Court|Ct)\b/g

/** A house that a town's own text tells of is no office, unless it stands in the same street. */
function otherStreets(site: BuiltSite): AuditBreach[] {
  const { street } = site.data.business.address
  const nameOf = (address: string) => address.replace(/^\d+ /, '')
  return matchesIn(site, streets)
    .filter(({ match }) => !street.startsWith(match[0]))
    .filter(({ match, text }) => {
      const isCarried = sourceAt(text, match.index ?? 0) !== undefined
      return !isCarried || nameOf(street).startsWith(nameOf(match[0]))
    })
    .map((each) => ({
      ...breachAt(each),
      message: `${each.page.path} has another street address ${each.text.where}: ${each.match[0]}.`,
      expected: street,
    }))
}

function otherCodes(site: BuiltSite): AuditBreach[] {
  const { region, regionCode, postalCode } = site.data.business.address
  const pattern = new RegExp(`\\b(?:${region}|${regionCode}),? (\\d{5})\\b`, 'g')
  return matchesIn(site, pattern)
    .filter(({ match }) => match[1] !== postalCode.slice(0, 5))
    .map((each) => ({
      ...breachAt(each),
      message: `${each.page.path} has another ZIP code ${each.text.where}: ${each.match[1]}.`,
      expected: postalCode,
    }))
}

function otherAddresses(site: BuiltSite): AuditBreach[] {
  const { street, locality, region, regionCode, postalCode } = site.data.business.address
  const right: Readonly<Record<string, readonly string[]>> = {
    streetAddress: [street],
    addressLocality: [locality],
    addressRegion: [region, regionCode],
    postalCode: [postalCode],
  }
  return allNodes(site)
    .filter((node) => isA(node, 'PostalAddress'))
    .flatMap((node) =>
      Object.entries(right)
        .filter(([key, values]) => key in node.values && !values.includes(String(node.values[key])))
        .map(([key, [expected]]) => ({
          ...spot(node),
          part: String(node.values[key]),
          message: `The structured data has another ${key}: ${JSON.stringify(node.values[key])}.`,
          expected,
        })),
    )
}
