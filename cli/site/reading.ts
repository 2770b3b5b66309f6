import { memoize } from '../lib/collections.ts'
import { toDayText, toMonthText } from '../lib/dates.ts'
import type { DataPath } from '../parse/parse.ts'
import type { Page } from '../../templates/types.ts'
import { type PageCache, readSite, type Reading, type RenderPage } from '../reading/read-site.ts'
import type { UnmarkedText } from '../reading/unmarked-texts.ts'
import type { SiteModel } from '../render/site-model.ts'
import { starred, walk } from '../validate/fields.ts'
import type { BuiltState } from './changes/states.ts'
import { buildSite } from './pages/build-site.ts'
import { dataSchema, type SiteData } from './schema/data.ts'
import { workOf } from './trades/index.ts'
import { typeset } from './typeset.ts'

/** Reads the pages of a state of the site; memoized. */
export type ReadState = (state: BuiltState) => Reading

/** Pages that are equal in two states are rendered and read once. */
export function createSiteReader(render: RenderPage): ReadState {
  const cache: PageCache = new Map()
  return memoize(({ data, atlas, model }) =>
    readSite({
      data,
      schema: dataSchema,
      isLeftOut: (path) => starred(path) in leftOut || starred(path) in unseen,
      unmarked: unmarkedTexts(data, model),
      build: (marked) => withMaps(buildSite(marked, { ...atlas, outlines: [] }), model),
      render,
      cache,
    }),
  )
}

/** Reuses the maps of the unmarked site, which marks would cause to be redrawn. */
function withMaps(marked: SiteModel, { site, pages }: SiteModel): SiteModel {
  return {
    ...marked,
    site: { ...marked.site, outlines: site.outlines },
    pages: marked.pages.map((page, index) => withMap(page, pages[index])),
  }
}

function withMap(page: Page, drawn: Page | undefined): Page {
  if (page.kind === 'home' && drawn?.kind === 'home') {
    const { map, towns } = drawn.areas
    return { ...page, areas: { ...page.areas, map, towns } }
  }
  if (page.kind === 'area' && drawn?.kind === 'area') return { ...page, map: drawn.map }
  if (page.kind === 'service-areas' && drawn?.kind === 'service-areas') {
    return { ...page, map: drawn.map, countyMaps: drawn.countyMaps }
  }
  return page
}

/**
 * Free-form texts that are not marked, and why. On a page, they are recognized by their letters
 * (`unmarkedTexts`).
 */
const leftOut: Readonly<Record<string, string>> = {
  'business/hours/emergency/text': 'Round the clock, 24/7, is said and drawn in other ways.',
  'counties/*/name': 'A town is listed under the county of that name.',
  'cities/*/county': 'The same.',
  'site/contact/served/others/contactOnly/*': 'A town that has a page is a link.',
}

/** Free-form texts that no page shows, and what follows from them. */
const unseen: Readonly<Record<string, string>> = {
  'business/timeZone': 'The dates of notices.',
  'site/notices/*/where/*': 'The pages that show the notice.',
  'site/asTyped/*': 'Which texts keep their straight quotation marks.',
}

/**
 * Unmarked texts on pages, with their values: those left out, values that pages show in another format, and
 * names of towns, as maps are drawn without marks.
 */
function unmarkedTexts(data: SiteData, { site }: SiteModel): UnmarkedText[] {
  const { phone, email, address } = site.business
  const of = (text: string, ...source: DataPath) => ({ text, source })
  const texts = [
    of(phone.text, 'business', 'phone'),
    of(phone.e164, 'business', 'phone'),
    of(email, 'business', 'email'),
    of(address.postalCode, 'business', 'address', 'postalCode'),
    ...workWords(data),
    of(address.regionCode, 'business', 'address', 'regionCode'),
    ...walk(data).flatMap(({ value, path: source }): UnmarkedText[] => {
      if (typeof value !== 'string') return []
      if (starred(source) in leftOut) return [{ text: value, source }]
      return textsOfDay(value).map((text) => ({ text, source }))
    }),
    ...data.cities.map(({ cityName }, index) => of(cityName, 'cities', index, 'cityName')),
    ...data.counties.flatMap(({ alsoServed }, county) =>
      alsoServed.map((town, index) => of(town, 'counties', county, 'alsoServed', index)),
    ),
  ]
  // The head of a page has them as they are typed.
  return texts.flatMap((each) => {
    const shown = typeset(each.text)
    return shown === each.text ? [each] : [each, { ...each, text: shown }]
  })
}

/** The words for the trade, above the heading of Home. */
function workWords({ business }: SiteData): UnmarkedText[] {
  const text = workOf(business)
  return text === null ? [] : [{ text, source: ['business', 'trade'] }]
}

/** A date or month as pages write it. */
function textsOfDay(value: string): string[] {
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return [toDayText(value)]
  return /^\d{4}-\d\d$/.test(value) ? [toMonthText(value)] : []
}
