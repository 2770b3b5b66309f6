import type { MapOutlines, Page, Redirect, Site } from '../../templates/types.ts'

export interface OutlinesFile {
  readonly path: MapOutlines['href']
  readonly content: string
  readonly styles: string
}

/** Whether search engines are told of a page: those without a canonical URL answer a visitor's act. */
export const isListed = ({ head }: Page) => head.canonical !== null

export interface SiteModel {
  readonly site: Site
  readonly pages: readonly Page[]
  readonly redirects: readonly Redirect[]
  readonly gone: readonly string[]
  readonly outlines: OutlinesFile | null
}
