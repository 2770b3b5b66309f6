import type { Page } from '../../templates/types.ts'

/** Whether a page is that of a city: one of many that are alike. */
export const isCityPage = (page: Page) => page.kind === 'area' && page.towns === null
