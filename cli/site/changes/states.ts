import type { Keep } from '../../lib/collections.ts'
import type { Finding } from '../../lib/finding.ts'
import type { Atlas } from '../../load/gazetteer.ts'
import type { Source } from '../../parse/parse.ts'
import type { SiteModel } from '../../render/site-model.ts'
import { type PageView, viewPages } from '../pages/page-views.ts'
import { buildSite } from '../pages/build-site.ts'
import type { SiteData } from '../schema/data.ts'

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

export function buildState(data: SiteData, atlas: Atlas, keep?: Keep): BuiltState {
  const model = buildSite(data, atlas, keep)
  return { data, atlas, model, views: viewPages(model) }
}

/** The page at each address. */
export const byPath = (views: readonly PageView[]) =>
  new Map(views.map(({ id, content }) => [id, content]))
