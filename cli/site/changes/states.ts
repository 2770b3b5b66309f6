import type { Finding } from '../../lib/finding.ts'
import type { Atlas } from '../../load/gazetteer.ts'
import type { Source, DataPath } from '../../parse/parse.ts'
import type { SiteModel } from '../../render/site-model.ts'
import { type PageView, viewPages } from '../pages/page-views.ts'
import { buildSite } from '../pages/build-site.ts'
import type { SiteData } from '../schema/data.ts'

/** A state of the project, as far as it can be read. */
export interface SiteState {
  readonly findings: readonly Finding[]
  readonly sources: readonly Source[]
  readonly built: BuiltState | null
}

export interface States {
  readonly before: SiteState
  readonly after: SiteState
}

/** Files of the owner that are no YAML, and were edited. */
export interface EditedFiles {
  /** Below data/places/. */
  readonly places: readonly string[]
  /** Below data/public/. */
  readonly served: readonly string[]
}

export interface BuiltState {
  readonly data: SiteData
  readonly atlas: Atlas
  readonly model: SiteModel
  readonly views: readonly PageView[]
}

export interface BuiltStates {
  readonly before: BuiltState
  readonly after: BuiltState
}

export function buildState(data: SiteData, atlas: Atlas): BuiltState {
  const model = buildSite(data, atlas)
  return { data, atlas, model, views: viewPages(model) }
}

/** The page at each address. */
export const byPath = (views: readonly PageView[]) =>
  new Map(views.map(({ id, content }) => [id, content]))

/** What an entry of a list goes by, the first of these that it has. */
const nameFields = ['cityName', 'slug', 'name', 'from', 'service', 'claim', 'title', 'text']

/** The name of an entry: of a city Guilford, of a redirect its old address. */
export function nameOfEntry(value: unknown): string | undefined {
  const texts = nameFields.map((field) => {
    const text = typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined
    return typeof text === 'string' ? text : undefined
  })
  return texts.find((text) => text !== undefined)
}

const compared = new Set([
  'business/address/region',
  'cities/*/county',
  'counties/*/name',
  'site/contact/served/others/contactOnly/*',
])

/** Whether the model holds a text against others, letter by letter. */
export function isComparedText(path: DataPath): boolean {
  return compared.has(path.map((key) => (typeof key === 'number' ? '*' : key)).join('/'))
}
