import type { AuditPage, PageLink } from '../../audit/page.ts'
import type { AuditBreach } from '../../audit/rule.ts'
import type { DataPath } from '../../parse/parse.ts'
import { valueAt } from '../../validate/fields.ts'
import type { BuiltSite } from './site-audit-rule.ts'

export const pagesByPath = ({ pages }: BuiltSite): ReadonlyMap<string, AuditPage> =>
  new Map(pages.map((page) => [page.path, page]))

/** The address in the data that a link got; otherwise where its words come from. */
export function sourceOfLink({ data }: BuiltSite, { origins, to }: PageLink): DataPath | undefined {
  const source = origins[0]?.source
  if (!source) return undefined
  const address = [...source.slice(0, -1), 'to']
  return valueAt(data, address) === to ? address : source
}

/** What is wrong with a link, at its address. */
export function linkBreach(
  site: BuiltSite,
  page: AuditPage,
  link: PageLink,
): Pick<AuditBreach, 'page' | 'at' | 'source'> {
  return { page: page.path, at: link, source: sourceOfLink(site, link) }
}
