import type { Business, Page } from '#generated/types'
import { headTags } from '../document/head-tags'
import { structuredDataOf, toJsonLd } from '../document/structured-data'

const managed = [
  'meta[name="description"]',
  'link[rel="canonical"]',
  'meta[name="robots"]',
  'meta[property^="og:"]',
  'meta[name^="twitter:"]',
  'script[type="application/ld+json"]',
].join(',')

/** Updates the document's head to that of `page`, as after a page load. */
export function syncHead(page: Page, { name: siteName, url }: Business): void {
  document.title = page.head.title
  Object.assign(document.documentElement.dataset, { path: page.path, kind: page.kind })
  for (const element of document.head.querySelectorAll(managed)) element.remove()
  for (const { name, attributes } of headTags(page, siteName)) {
    const element = document.createElement(name)
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
    document.head.append(element)
  }
  for (const data of structuredDataOf(page, url)) {
    const script = document.createElement('script')
    script.type = 'application/ld+json'
    script.textContent = toJsonLd(data)
    document.head.append(script)
  }
}
