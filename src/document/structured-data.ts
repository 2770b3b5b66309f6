import type { Page } from '../../generated/types'

/** The structured data of a page that has some. */
export function structuredDataOf(page: Page): unknown {
  return page.kind === 'area' ? page.structuredData : undefined
}

/** JSON that can stand in a script element: no `<` of a text can end it. */
export function toJsonLd(data: unknown): string {
  return escapeJson(JSON.stringify(data))
}

/** The same of what is JSON already. */
export const escapeJson = (json: string) => json.replaceAll('<', '\\u003c')
