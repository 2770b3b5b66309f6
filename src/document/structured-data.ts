import type { BreadcrumbList, WithContext } from 'schema-dts'
import type { Link, Page } from '#generated/types'

/** The JSON-LD blocks of a page of the site at `origin`. */
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

/** JSON for a script element, with `<` escaped so that no text can close it. */
export function toJsonLd(data: unknown): string {
  return escapeJson(JSON.stringify(data))
}

/** The same for serialized JSON. */
const escapeJson = (json: string) => json.replaceAll('<', '\\u003c')
