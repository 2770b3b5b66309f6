import type { Head } from '../../../templates/types.ts'
import type { CityInput } from '../schema/cities.ts'
import type { SiteData } from '../schema/data.ts'

const maxTitle = 60

interface HeadInput extends Pick<CityInput, 'pageTitle' | 'metaDescription'> {
  readonly path: string | null
}

/** What the `<head>` of a page says; a `path` of `null` is no address. */
export function buildHead(
  { business, site }: SiteData,
  { path, pageTitle, metaDescription }: HeadInput,
): Head {
  const { src, width, height, alt } = site.shareImage
  return {
    title: withName(pageTitle, business.name),
    description: metaDescription,
    canonical: path === null ? null : canonicalUrl(business.url, path),
    image: { src: business.url + src, width, height, alt },
  }
}

/** The absolute address of a page. The home page's ends with a slash, as browsers write it. */
export function canonicalUrl(origin: string, path: string): string {
  return origin + path
}

/** The firm's name follows the title where both are short enough for a search result. */
function withName(title: string, name: string): string {
  const full = `${title} | ${name}`
  return [...full].length <= maxTitle ? full : title
}
