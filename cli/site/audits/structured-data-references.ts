import type { AuditBreach } from '../../audit/rule.ts'
import { allNodes, describedNodes, isReference, spot, type DataNode } from './nodes.ts'
import type { BuiltSite, SiteAuditRule } from './site-audit-rule.ts'

export const structuredDataReferences: SiteAuditRule = {
  id: 'structured-data/references',
  severity: 'error',
  asks: 'Every address and @id in structured data leads to what it names.',
  why: 'A wrong address tells a search engine that the facts belong to another page.',
  fault: '"url": "https://www.example.com/service-areas/chester"  # on the page of Essex',
  repair: '"url": "https://www.example.com/service-areas/essex"',
  check: (site) => {
    const nodes = allNodes(site)
    const defined = new Set(describedNodes(site).map(({ id }) => id))
    const lost = nodes
      .filter((node) => isReference(node) && !defined.has(node.id))
      .map((node) => ({
        ...spot(node),
        part: node.id,
        message: `The structured data points to ${node.id}, which no page tells of.`,
        expected: 'the @id of a thing on this site',
      }))
    return { breaches: [...lost, ...nodes.flatMap((node) => wrongAddresses(site, node))] }
  },
}

function wrongAddresses(site: BuiltSite, node: DataNode): AuditBreach[] {
  return ['url', 'item', 'mainEntityOfPage'].flatMap((key) => {
    const url = node.values[key]
    if (typeof url !== 'string') return []
    const fault = faultOf(site, node, url)
    if (fault === undefined) return []
    const { canonical } = node.page
    const expected = key === 'item' ? 'the address of a page' : `the page's own, ${canonical?.text}`
    return [
      {
        ...spot(node),
        part: url,
        message: `The "${key}" of ${node.types.join(' and ')} ${fault}: ${url}.`,
        expected,
      },
    ]
  })
}

function faultOf(site: BuiltSite, node: DataNode, url: string): string | undefined {
  const { origin, pages } = site
  if (!URL.canParse(url)) return 'is no address'
  if (new URL(url).origin !== origin) return `leads away from ${origin}`
  const home = pages.find(({ path }) => path === '/')
  const canonicals = pages.flatMap((page) => page.canonical?.text ?? [])
  if (url !== origin && !canonicals.includes(url)) return 'is the address of no page'
  // A thing at the top is what the page is about, or the firm, whose page is Home.
  const own = [node.page.canonical?.text, home?.canonical?.text, origin]
  return node.role === undefined && !own.includes(url) ? 'is that of another page' : undefined
}
