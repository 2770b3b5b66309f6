import { memoize } from '../../lib/collections.ts'
import { lettersOf, indexBehind } from '../../lib/invisible.ts'
import { splitName } from '../../lib/place-name.ts'
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

/** What the title of an area's page tells besides. */
interface TitledArea {
  readonly name: string
  /** Its state in full and in two letters. */
  readonly state: { readonly name: string; readonly code: string }
}

/**
 * The title of an area's page with its state behind the place's name, "Derby, CT, roofing where two
 * rivers meet", or, where that has an ending or is part of a longer name, at its end: "Roofing in Essex's
 * three villages – Essex, CT". One that tells its state is as it was.
 */
export function areaTitle(title: string, { name: written, state }: TitledArea): string {
  const { name } = splitName(written)
  const letters = lettersOf(name)
  const around = lettersOf(title).split(letters)
  const named = around.slice(1).map((_, index) => ({
    before: around.slice(0, index + 1).join(letters),
    after: around.slice(index + 1).join(letters),
  }))
  const isTold = [state.name, state.code].some((each) => hasWords(around.join(''), lettersOf(each)))
  if (isTold || named.some(({ after }) => /^, [A-Z]{2}\b/.test(after))) return title
  const free = named.find(
    ({ before, after }) =>
      !partBefore.test(before) &&
      !partBehind.test(after) &&
      // "Siding for Derby porches": amid a title a word behind the name is what it belongs to.
      (before === '' || !/^ \p{L}/u.test(after) || goesOn.test(after)),
  )
  if (!free) return `${title} – ${name}, ${state.code}`
  const { before, after } = free
  const end = indexBehind(title, before.length + letters.length)
  const comma = /^ [^–—|&(-]/.test(after) ? ',' : ''
  return `${title.slice(0, end)}, ${state.code}${comma}${title.slice(end)}`
}

/** What makes a longer name of the one that follows: `East Haven` of `Haven`. */
const partBefore =
  /[\p{L}\p{N}'’/-]$|\b(?:North|South|East|West|New|Old|Upper|Lower|Mount|Mt\.|Fort|Ft\.|Saint|St\.|Port|Lake|Cape|Point|Little|Great) $/u

/** The same of the one before, or its ending: `Derby's`, `Derby-style`, `Derby Neck`. */
const partBehind = /^(?:['’/\p{L}\p{N}-]| \p{Lu})/u

/** What begins something else behind a name: "Roofing in Derby where two rivers meet". */
const goesOn =
  /^ (?:and|or|at|by|for|from|in|near|of|off|on|over|to|under|up|with|along|around|across|between|since|that|when|where|which|who|whose)\b/

const hasWords = (text: string, words: string) => {
  const spaced = ` ${text.match(/\p{L}+/gu)?.join(' ')} `
  return spaced.includes(` ${words} `)
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
