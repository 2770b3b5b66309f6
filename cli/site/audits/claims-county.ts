import { collapse } from '../../audit/html.ts'
import type { AuditBreach } from '../../audit/rule.ts'
import { areaPath } from '../../lib/slug.ts'
import { textsBelow } from '../../validate/fields.ts'
import { pagesByPath } from './link-targets.ts'
import { isPicture, textsIn, type PageText } from './page-texts.ts'
import type { BuiltSite, SiteAuditRule } from './site-audit-rule.ts'

export const claimsCounty: SiteAuditRule = {
  id: 'claims/county',
  severity: 'error',
  asks: "The page of a town names the town's own county.",
  why: 'Whoever lives there sees at once that the page was not written for the town.',
  fault:
    'Serving Guilford and surrounding Middlesex County areas  # Guilford is in New Haven County',
  repair: 'Serving Guilford and surrounding New Haven County areas',
  check: (site) => {
    const pages = pagesByPath(site)
    const breaches = site.data.cities.flatMap((city): AuditBreach[] => {
      const page = pages.get(areaPath(city.cityName))
      // What the town's own texts say of other counties is meant.
      const own = new Set(textsBelow(city).map(({ value }) => collapse(value)))
      const texts = (page && textsIn(site).get(page)) ?? []
      const others = texts.filter((text) => isOfTown(text) && !own.has(text.text))
      return others.flatMap((at) =>
        otherCounties(site, at.text, city.county).map((county) => ({
          page: areaPath(city.cityName),
          at,
          part: county,
          message: `The page of ${city.cityName} names ${county} ${at.where}; ${city.cityName} is in ${city.county}.`,
          expected: city.county,
        })),
      )
    })
    return { breaches }
  },
}

/** Menu and footer are the same on all pages, and a map shows what lies around. */
const isOfTown = (text: PageText) =>
  text.block ? text.block.isInMain && !text.block.isDrawn : !isPicture(text)

const otherCounties = ({ data }: BuiltSite, text: string, own: string) =>
  data.counties.map(({ name }) => name).filter((name) => name !== own && text.includes(name))
