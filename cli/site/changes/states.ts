import type { Page } from '../../../templates/types.ts'
import type { Cache } from '../../lib/collections.ts'
import type { Finding } from '../../lib/finding.ts'
import type { Atlas } from '../../load/gazetteer.ts'
import type { Source } from '../../parse/parse.ts'
import type { SiteModel } from '../../render/site-model.ts'
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

/** Edited files other than YAML. */
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
}

export interface BuiltStates {
  readonly before: BuiltState
  readonly after: BuiltState
}

export const buildState = (data: SiteData, atlas: Atlas, cache?: Cache): BuiltState => {
  return { data, atlas, model: buildSite(data, atlas, { cache }) }
}

/** The pages of a site by path, the not-found page last. */
export const pagesByPath = ({ site, pages }: SiteModel): ReadonlyMap<string, Page> =>
  new Map([...pages, site.notFound].map((page) => [page.path, page]))
