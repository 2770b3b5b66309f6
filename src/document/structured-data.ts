import type { BreadcrumbList, WithContext } from 'schema-dts'
import type { Link, Page } from '#generated/types'

/** The structured data of a page of the site at `origin`: a JSON-LD block for each. */
export function structuredDataOf({ structuredData, breadcrumb }: Page, origin: string): unknown[] {
  return breadcrumb.length > 0
    ? [...structuredData, toBreadcrumbList(breadcrumb, origin)]
    : [...structuredData]
}

function toBreadcrumbList(steps: readonly Link[], origin: string): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ text, to }, index) => {
      return { '@type': 'ListItem', position: index + 1, name: text, item: origin + to }
    }),
  }
}

/** JSON that can stand in a script element: no `<` of a text can end it. */
export function toJsonLd(data: unknown): string {
  return escapeJson(JSON.stringify(data))
}

/** The same of what is JSON already. */
const escapeJson = (json: string) => json.replaceAll('<', '\\u003c')
