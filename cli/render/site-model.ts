import type { MapOutlines, Page, Redirect, Site } from '../../templates/types.ts'

export interface OutlinesFile {
  readonly path: MapOutlines['href']
  readonly content: string
  readonly styles: string
}

export interface SiteModel {
  readonly site: Site
  readonly pages: readonly Page[]
  readonly redirects: readonly Redirect[]
  readonly gone: readonly string[]
  readonly outlines: OutlinesFile | null
}
