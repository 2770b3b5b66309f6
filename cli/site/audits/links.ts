import type { AuditBreach } from '../../audit/rule.ts'
import type { ReadPage, PageLink } from '../../reading/page.ts'
import { groupBy } from '../../lib/collections.ts'
import { plural } from '../../lib/plural.ts'
import { isMap, valueAt, walk } from '../../validate/fields.ts'
import { withStraightSigns } from '../typeset.ts'
import type { AuditedSite, SiteAuditRule } from './texts.ts'

export const linkAudits: readonly SiteAuditRule[] = [
  {
    id: 'links/redirect',
    severity: 'warning',
    check: (site) => {
      const placeLink = createLinkPlaces(site)
      return site.pages.flatMap((page) =>
        page.links.flatMap((link) => {
          const target = link.to === null ? undefined : site.redirects.get(link.to)
          if (target === undefined) return []
          const message = `A link leads to ${link.to}, which answers with a redirect to ${target}.`
          return [{ ...placeLink(page, link), message, expected: target }]
        }),
      )
    },
  },
  {
    id: 'links/orphan',
    severity: 'warning',
    limits: { least: 3 },
    check: (site, limit) => {
      const linking = pagesLinking(site)
      return site.pages
        .filter(({ path, kind }) => path !== '/' && kind !== 'not-found' && kind !== 'thanks')
        .flatMap((page) => {
          const { kind } = page
          const from = (linking.get(page.path) ?? []).map((link) => link.from)
          const few = page.kind === 'job' ? 1 : limit('least')
          if (from.length >= few) return []
          const list = from.length > 0 ? `: ${from.join(', ')}` : ''
          const message = `${plural(from.length, 'page')} ${from.length === 1 ? 'links' : 'link'} directly to ${page.path}${list}.`
          const expected = `at least ${few}: ${wayToLink(kind)}`
          return [{ page: page.path, message, expected }]
        })
    },
  },
  {
    id: 'links/two-words',
    severity: 'warning',
    check: (site) => {
      const [noun] = site.data.site.quote.text.match(offer) ?? []
      if (noun === undefined) return []
      const placeLink = createLinkPlaces(site)
      const others = site.pages.flatMap((page) =>
        page.links.flatMap((link) => {
          const [other = noun] = link.text.match(offer) ?? []
          const message = `"${link.text}" asks for ${withArticle(other)}, the button in the header for ${withArticle(noun)}.`
          const expected = `one word for it on all pages: ${noun.toLowerCase()}`
          const isSame = other.toLowerCase() === noun.toLowerCase()
          return isSame ? [] : { ...placeLink(page, link), message, expected }
        }),
      )
      return [...groupBy(others, ({ message }) => message).values()].flatMap(
        ([first]) => first ?? [],
      )
    },
  },
]

/** Words for what a firm says its work will cost. */
const offer = /\b(?:quote|estimate|bid|proposal)\b/i

const withArticle = (noun: string) => `${/^e/i.test(noun) ? 'an' : 'a'} ${noun.toLowerCase()}`

/** How to add a link to a page of a kind. */
const wayToLink = (kind: string) =>
  kind === 'area'
    ? 'its name in `nearbyAreas` of the towns around it'
    : 'a link in data/site.yaml, such as one of the footer'

function createLinkPlaces({ data }: AuditedSite) {
  const sources = new Map(
    walk(data)
      .filter(({ value }) => isMap(value))
      .map(({ value, path }) => [keyOf(valueAt(value, ['text']), valueAt(value, ['to'])), path]),
  )
  return (page: ReadPage, link: PageLink): Pick<AuditBreach, 'page' | 'at' | 'source'> => {
    const source = sources.get(keyOf(link.text, link.to))
    return { page: page.path, at: link, source: source && [...source, 'to'] }
  }
}

const keyOf = (text: unknown, to: unknown) => [withStraightSigns(String(text)), to].join('\0')

function pagesLinking({ pages }: AuditedSite) {
  const others = pages.filter(({ kind }) => kind !== 'not-found')
  const links = others.flatMap(({ path, links: own }) =>
    [...new Set(own.map(({ to }) => to))].flatMap((to) => (to === path ? [] : { to, from: path })),
  )
  return groupBy(links, ({ to }) => to)
}
