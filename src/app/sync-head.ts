import type { Business, Page } from '../../generated/types'
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

/** Makes the document's head that of `page`, as if the page had been loaded by itself. */
export function syncHead(page: Page, { name: siteName, url }: Business): void {
  document.title = page.head.title
  for (const element of document.head.querySelectorAll(managed)) element.remove()
  for (const { name, attributes } of headTags(page, siteName)) {
    const element = document.createElement(name)
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
    document.head.append(element)
  }
  document.head.append(...structuredDataOf(page, url).map(jsonLdElement))
}

/** The one way by which a script's text comes into the page: data, which nothing runs. */
const policy = globalThis.trustedTypes?.createPolicy('structured-data', {
  createScript: (json) => json,
})

function jsonLdElement(data: unknown): HTMLScriptElement {
  const script = document.createElement('script')
  script.type = 'application/ld+json'
  const json = toJsonLd(data)
  script.textContent = policy ? policy.createScript(json) : json
  return script
}
