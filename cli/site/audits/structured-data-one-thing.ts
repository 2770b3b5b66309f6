import type { AuditBreach } from '../../audit/rule.ts'
import { groupBy } from '../../lib/collections.ts'
import { describedNodes, spot } from './nodes.ts'
import type { SiteAuditRule } from './site-audit-rule.ts'

export const structuredDataOneThing: SiteAuditRule = {
  id: 'structured-data/one-thing',
  severity: 'error',
  asks: 'What has one @id is told of in the same words on every page.',
  why: 'An @id names one thing. Told differently on each page, a search engine cannot tell which is right.',
  fault: '"@id": ".../#business", "url": ".../service-areas/essex"  # and another url on each page',
  repair: '"@id": ".../#business", "url": "https://www.example.com/"  # on all pages',
  check: (site) => {
    const nodes = describedNodes(site).filter(({ id }) => id !== undefined)
    const breaches = [...groupBy(nodes, ({ id }) => id).values()].flatMap((same) =>
      keysOfOne.flatMap((key): AuditBreach[] => {
        const told = same.filter(({ values }) => typeof values[key] === 'string')
        const groups = [...groupBy(told, ({ values }) => values[key]).values()]
        const [first, second] = groups.flatMap(([each]) => each ?? [])
        if (!first || !second) return []
        return [
          {
            ...spot(second),
            message: `${second.id} has ${groups.length} different texts for "${key}", one on ${first.page.path} and another on ${second.page.path}.`,
            expected: `one "${key}" wherever ${second.id} is told of`,
          },
        ]
      }),
    )
    return { breaches }
  },
}

const keysOfOne = ['name', 'url', 'description', 'telephone', 'email']
