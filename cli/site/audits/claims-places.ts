import type { AuditBreach } from '../../audit/rule.ts'
import { plural } from '../../lib/plural.ts'
import { toSlug } from '../../lib/slug.ts'
import { isMap, listOf, nodesOn, visibleText } from './nodes.ts'
import { servedBySlug } from '../served-towns.ts'
import type { BuiltSite, SiteAuditRule } from './site-audit-rule.ts'

export const claimsPlaces: SiteAuditRule = {
  id: 'claims/places',
  severity: 'error',
  asks: 'The towns served are the same towns, and as many, wherever they are told.',
  why: 'Somebody in a town that is named calls; a number that the lists contradict costs trust.',
  fault: 'cities:\n  value: 50+  # and the lists have 30 towns',
  repair: 'cities:\n  value: 30',
  check: (site) => ({
    breaches: [...tooManyClaimed(site), ...unservedAreas(site), ...unlisted(site)],
  }),
}

function tooManyClaimed({ data, pages }: BuiltSite): AuditBreach[] {
  const { size } = servedBySlug(data)
  return Object.entries(data.business.claims).flatMap(([id, claim]): AuditBreach[] => {
    if (!('counts' in claim) || Number(claim.value.replaceAll(/\D/g, '')) <= size) return []
    const said = `${claim.value} ${claim.label}`
    const page = pages.find((each) => visibleText(each).includes(claim.value))
    return [
      {
        ...(page && { page: page.path }),
        source: ['business', 'claims', id, 'value'],
        severity: 'warning',
        message: `The site says ${JSON.stringify(said)}; the data lists ${plural(size, 'town')}.`,
        expected: `at most ${size}`,
      },
    ]
  })
}

/** Towns nearby are named on a page for orientation; as served they are told only by mistake. */
function unservedAreas({ data, pages }: BuiltSite): AuditBreach[] {
  const served = servedBySlug(data)
  return pages.flatMap((page) =>
    page.data.flatMap((at): AuditBreach[] => {
      const names = nodesOn({ ...page, data: [at] })
        .flatMap(({ values }) => listOf(values['areaServed']))
        .filter(isMap)
        .filter((area) => area['@type'] === 'City' && typeof area['name'] === 'string')
        .map((area) => String(area['name']))
      const others = [...new Set(names)].filter((name) => !served.has(toSlug(name)))
      if (others.length === 0) return []
      return [
        {
          page: page.path,
          at,
          message: `The structured data of ${page.path} says that ${others.join(', ')} ${others.length === 1 ? 'is' : 'are'} served; the data does not.`,
          expected: 'towns of cities.yaml, of `alsoServed` or of `contactOnly`',
        },
      ]
    }),
  )
}

function unlisted({ data, pages }: BuiltSite): AuditBreach[] {
  const contact = pages.find(({ kind }) => kind === 'contact')
  if (!contact) return []
  const shown = new Set(contact.blocks.map(({ text }) => toSlug(text)))
  const missing = [...servedBySlug(data)]
    .filter(([slug]) => !shown.has(slug))
    .map(([, name]) => name)
  if (missing.length === 0) return []
  const message = `Contact lists the towns served without ${missing.join(', ')}.`
  return [{ page: contact.path, message, expected: 'all of them' }]
}
