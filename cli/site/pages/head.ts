import { memoize } from '../../lib/collections.ts'
import { lettersOf } from '../../lib/invisible.ts'
import type { Head, Link } from '../../../templates/types.ts'
import type { CityInput } from '../schema/cities.ts'
import type { SiteData } from '../schema/data.ts'
import type { SiteInput } from '../schema/site.ts'
import type { RoutePath } from '../../../templates/paths.ts'
import { workTop } from './jobs.ts'

/** How many characters of a title search results show. */
export const maxTitle = 60

type HeadInput = Pick<CityInput, 'pageTitle' | 'metaDescription'> & { readonly path: string | null }

/** What the `<head>` of a page says; a `path` of `null` is no address. */
export function buildHead(
  { business, site }: SiteData,
  { path, pageTitle, metaDescription }: HeadInput,
): Head {
  const image = site.shareImage
  return {
    title: withName(pageTitle, business.name),
    description: metaDescription,
    canonical: path === null ? null : canonicalUrl(business.url, path),
    image: image ? { ...image, src: business.url + image.src } : null,
  }
}

/** What the pages with a heading and a lead begin with; Home has its street in place of a house. */
export function buildPageTop<Path extends RoutePath>(
  data: SiteData,
  path: Path,
  page: SiteInput['serviceAreas'],
) {
  const { heading, lead } = page
  const head = buildHead(data, { ...page, path })
  const breadcrumb = buildBreadcrumb(data, [path])
  return { path, head, breadcrumb, structuredData: [], heading, lead }
}

/** The absolute address of a page. The home page's ends with a slash, as browsers write it. */
export function canonicalUrl(origin: string, path: string): string {
  return origin + path
}

/** The firm's name behind a title, where there is room. */
export const firmBehind = (name: string) => ` | ${name}`

function withName(title: string, name: string): string {
  const full = title + firmBehind(name)
  return [...lettersOf(full)].length <= maxTitle ? full : title
}

/** The title of an area's page tells the state as well: "Roofs in Derby, CT". */
export function withState(title: string, { region, regionCode }: SiteData['business']['address']) {
  const wordsOf = (text: string) =>
    ` ${lettersOf(text)
      .match(/\p{L}+/gu)
      ?.join(' ')} `
  const isTold = [region, regionCode].some((name) => wordsOf(title).includes(wordsOf(name)))
  return isTold ? title : `${title}, ${regionCode}`
}

/** The way from Home to a page. A step that is only an address is named as in the menu. */
export function buildBreadcrumb(data: SiteData, steps: readonly (Link | RoutePath)[]): Link[] {
  return ['/' as const, ...steps].map((step) =>
    typeof step === 'string' ? { text: menuName(data, step), to: step } : step,
  )
}

const menuName = (data: SiteData, path: RoutePath) => menuNames(data).get(path) ?? path

const menuNames = memoize((data: SiteData): ReadonlyMap<string, string> => {
  const { site, business } = data
  return new Map([
    ['/', business.name],
    ['/services', site.services.heading],
    ['/service-areas', site.serviceAreas.heading],
    ['/about', site.about.heading],
    ['/contact', site.contact.heading],
    ['/work', workTop(data).heading],
    // Of two names of one address the first counts.
    ...site.navigation.map(({ to, text }) => [to, text] as const).toReversed(),
  ])
})
