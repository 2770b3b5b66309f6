import { attributeOf, type Element } from '../../reading/read-page.ts'
import type { PartOf } from '../../reading/page-tokens.ts'

const ofPictures = new Set(['src', 'srcset', 'sizes', 'width', 'height'])

/** Names the parts of a page other than text for reports. */
export const partOfPage: PartOf = (element, attribute, around) => {
  const { tagName } = element
  if (around.some(isMap)) return 'map'
  if (around.some((each) => each.tagName === 'svg')) return 'drawing'
  if (attribute !== '' && [element, ...around].some(isForm)) return 'form'
  if (attributeOf(element, 'type') === 'application/ld+json') return 'structured data'
  if (attribute === 'href') return partOfLink(element)
  if (tagName === 'img' || tagName === 'source') {
    return ofPictures.has(attribute) ? 'pictures' : null
  }
  return tagName === 'meta' && attribute === 'content' ? partOfMeta(element) : null
}

const isForm = ({ tagName }: Element) => tagName === 'form'

const isMap = (element: Element) => /\bmap-figure\b/.test(attributeOf(element, 'class') ?? '')

function partOfLink(element: Element): string | null {
  if (attributeOf(element, 'rel') === 'canonical') return 'address in the head'
  if (element.tagName !== 'a') return null
  return /^(?:tel|sms):/.test(attributeOf(element, 'href') ?? '') ? 'phone link' : 'links'
}

function partOfMeta(element: Element): string | null {
  const name = attributeOf(element, 'property') ?? attributeOf(element, 'name')
  if (name === 'og:url') return 'address in the head'
  return name === 'og:image' || name === 'twitter:image' ? 'pictures' : null
}
