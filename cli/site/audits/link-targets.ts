import type { AuditPage, PageLink } from '../../audit/page.ts'
import type { AuditBreach } from '../../audit/rule.ts'
import { isMap, valueAt, walk } from '../../validate/fields.ts'
import type { BuiltSite } from './site-audit-rule.ts'

export const pagesByPath = ({ pages }: BuiltSite): ReadonlyMap<string, AuditPage> =>
  new Map(pages.map((page) => [page.path, page]))

type PlaceLink = (page: AuditPage, link: PageLink) => Pick<AuditBreach, 'page' | 'at' | 'source'>

/** Places a fault of a link at its address in the data, where the data has that link. */
export function createLinkPlaces({ data }: BuiltSite): PlaceLink {
  const sources = new Map(
    walk(data)
      .filter(({ value }) => isMap(value))
      .map(({ value, path }) => [keyOf(valueAt(value, ['text']), valueAt(value, ['to'])), path]),
  )
  return (page, link) => {
    const source = sources.get(keyOf(link.text, link.to))
    return { page: page.path, at: link, source: source && [...source, 'to'] }
  }
}

const keyOf = (text: unknown, to: unknown) => [text, to].join('\0')
