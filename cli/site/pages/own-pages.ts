import type { OwnPage } from '../../../templates/types.ts'
import { ownPath } from '../page-paths.ts'
import type { SiteData } from '../schema/data.ts'
import { describePage } from '../structured-data/business.ts'
import { buildPageTop } from './head.ts'
import { buildSections } from './sections.ts'

/** The pages of pages.yaml. */
export const buildOwnPages = (data: SiteData): OwnPage[] =>
  data.pages.map((page) => ({
    kind: 'own',
    ...buildPageTop(data, ownPath(page.slug), page),
    structuredData: [describePage(data, page)],
    sections: buildSections(data, page.sections),
  }))
