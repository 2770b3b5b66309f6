import type { PlacedText } from '../../origins/changed-texts.ts'
import type { DataPath } from '../../parse/parse.ts'
import type { Page, Site } from '../../../templates/types.ts'
import type { SiteModel } from '../../render/site-model.ts'

/** A page with what it shows of that which all pages share. */
export interface PageView {
  readonly id: string
  readonly content: Page & { readonly shared: object }
}

/** Every page as it is seen, the one for missing addresses included. */
export function viewPages({ site, pages }: SiteModel): PageView[] {
  return [...pages, site.notFound].map((page) => {
    return { id: page.path, content: { ...page, shared: sharedOn(page, site) } }
  })
}

/** Home, contact and urgent services show more of the business; the rest stands on every page. */
function sharedOn(page: Page, site: Site): object {
  const { areaTemplate, linkedRedirects: _, notFound: __, outlines, business, ...frame } = site
  const { rating, hours, emergency, url: ___, ...always } = business
  const { callTitle, callText } = areaTemplate
  return {
    ...frame,
    business: {
      ...always,
      ...(page.kind === 'home' && { rating }),
      ...(page.kind === 'contact' && { hours }),
      ...(isUrgent(page) && { emergency }),
    },
    ...(page.kind === 'area' && { areaTemplate }),
    ...(page.kind === 'service-areas' && { areaTemplate: { callTitle, callText } }),
    ...(hasMap(page) && { outlines }),
  }
}

const isUrgent = (page: Page) =>
  page.kind === 'service' &&
  (page.tone !== 'standard' || page.sections.some(({ kind }) => kind === 'banner'))

function hasMap(page: Page): boolean {
  if (page.kind === 'home') return page.areas.map !== null
  return (page.kind === 'area' || page.kind === 'service-areas') && page.map !== null
}

/** What is no words: addresses, names of drawings, and what only programs read. */
const wordless = new Set(
  'kind path slug tone to href src url canonical e164 house drawing challengeDrawings map structuredData cityName county'.split(
    ' ',
  ),
)

/** The words that a visitor reads on a page, in the order of the model. */
export function wordsOf(value: unknown, path: DataPath = []): PlacedText[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [{ path, text: value }]
  if (typeof value !== 'object' || value === null) return []
  const entries: [PropertyKey, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value)
  return entries.flatMap(([key, child]) =>
    typeof key === 'string' && wordless.has(key) ? [] : wordsOf(child, [...path, key]),
  )
}
