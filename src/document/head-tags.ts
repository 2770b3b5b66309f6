import type { Page } from '#generated/types'

/** A tag of the head that differs between pages. */
export interface HeadTag {
  readonly name: 'meta' | 'link'
  /** Selects the tag in the document: `meta[name="description"]`. */
  readonly selector: string
  readonly attributes: Readonly<Record<string, string>>
}

/**
 * The tags of a page: description, canonical, Open Graph (ogp.me) and Twitter card; for the prerendered head and
 * after a navigation.
 */
export function headTags({ head }: Page, siteName: string): HeadTag[] {
  const { title, description, canonical, image } = head
  return [
    named('description', description),
    canonical ? canonicalLink(canonical) : named('robots', 'noindex'),
    property('og:type', 'website'),
    property('og:site_name', siteName),
    property('og:title', title),
    property('og:description', description),
    ...(canonical ? [property('og:url', canonical)] : []),
    ...(image
      ? [
          property('og:image', image.src),
          property('og:image:type', pictureType(image.src)),
          property('og:image:width', String(image.width)),
          property('og:image:height', String(image.height)),
          property('og:image:alt', image.alt),
        ]
      : []),
    named('twitter:card', image ? 'summary_large_image' : 'summary'),
    named('twitter:title', title),
    named('twitter:description', description),
    ...(image ? [named('twitter:image', image.src), named('twitter:image:alt', image.alt)] : []),
  ]
}

/** The media type of a picture, by file extension. */
function pictureType(src: string): string {
  const ending = src.split('.').at(-1)?.toLowerCase() ?? ''
  return `image/${ending === 'jpg' ? 'jpeg' : ending}`
}

function named(name: string, content: string): HeadTag {
  return { name: 'meta', selector: `meta[name="${name}"]`, attributes: { name, content } }
}

function property(name: string, content: string): HeadTag {
  const attributes = { property: name, content }
  return { name: 'meta', selector: `meta[property="${name}"]`, attributes }
}

function canonicalLink(href: string): HeadTag {
  return { name: 'link', selector: 'link[rel="canonical"]', attributes: { rel: 'canonical', href } }
}
