import { allNodes, spot } from './nodes.ts'
import type { SiteAuditRule } from './site-audit-rule.ts'

export const structuredDataNoOthers: SiteAuditRule = {
  id: 'structured-data/no-others',
  severity: 'error',
  asks: 'No FAQPage, no HowTo and no SearchAction in the structured data.',
  why: 'Google shows them no longer, or only for authorities; a search box needs a search that this site does not have.',
  fault: '{"@type": "FAQPage", …}',
  repair: 'Take the block out; questions and answers may stay on the page itself.',
  check: (site) => ({
    breaches: allNodes(site).flatMap((node) =>
      node.types
        .filter((type) => /^(FAQPage|HowTo|SearchAction)$/.test(type))
        .map((type) => ({
          ...spot(node),
          part: type,
          message: `The structured data has a ${type}.`,
          expected: `none: nothing is shown for a ${type} of a contractor's site`,
        })),
    ),
  }),
}
