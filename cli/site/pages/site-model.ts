import type { Page, Redirect, Site } from '../../../templates/types.ts'
import type { OutlinesFile } from '../maps/base-map-sprite.ts'

/** Everything the site shows: the frame, and each page with its head and content. */
export interface SiteModel {
  readonly site: Site
  readonly pages: readonly Page[]
  readonly redirects: readonly Redirect[]
  /** Addresses that were pages once. */
  readonly gone: readonly string[]
  readonly outlines: OutlinesFile | null
}
