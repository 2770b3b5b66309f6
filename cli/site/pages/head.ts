import { memoize } from '../../lib/collections.ts'
import { lettersOf, indexBehind } from '../../lib/invisible.ts'
import { splitName } from '../../lib/place-name.ts'
import type { Head, Link } from '../../../templates/types.ts'
import type { CityInput } from '../schema/cities.ts'
import type { SiteData } from '../schema/data.ts'
import type { SiteInput } from '../schema/site.ts'
import type { RoutePath } from '../../../templates/paths.ts'
import { ownPath } from '../page-paths.ts'
import { workTop } from './jobs.ts'

/** Search results cut longer titles. */
export const maxTitle = 60

type HeadInput = Pick<CityInput, 'pageTitle' | 'metaDescription'> & { readonly path: string | null }

/** Builds the `<head>` of a page; `path` is `null` for the not-found page. */
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

/** Builds the top of pages with a heading and lead; Home has a street instead. */
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

/** The absolute URL of a page; the home page's ends with a slash, as browsers write it. */
export function canonicalUrl(origin: string, path: string): string {
  return origin + path
}

/** The firm's name after a title, if it fits. */
export const firmBehind = (name: string) => ` | ${name}`

function withName(title: string, name: string): string {
  const full = title + firmBehind(name)
  return [...lettersOf(full)].length <= maxTitle ? full : title
}

/** The area of a title. */
interface TitledArea {
  readonly name: string
  /** Full name and two letters. */
  readonly state: { readonly name: string; readonly code: string }
}

/**
 * Adds the state to the title of an area's page: after the name ("Derby, CT, roofing where two rivers meet")
 * or, where the name has an ending or is part of a longer one, at the end ("Roofing in Essex's three villages
 * – Essex, CT"). A title that contains the state stays as it is.
 */
export function areaTitle(title: string, { name: written, state }: TitledArea): string {
  const { name } = splitName(written)
  const letters = lettersOf(name)
  const around = lettersOf(title).split(letters)
  const occurrences = around.slice(1).map((_, index) => ({
    before: around.slice(0, index + 1).join(letters),
    after: around.slice(index + 1).join(letters),
  }))
  const isTold = [state.name, state.code].some((each) => hasWords(around.join(''), lettersOf(each)))
  if (isTold || occurrences.some(({ after }) => /^, [A-Z]{2}\b/.test(after))) return title
  const free = occurrences.find(
    ({ before, after }) =>
      !partBefore.test(before) &&
      !partBehind.test(after) &&
      // "Siding for Derby porches": within a title, the name may belong to the next word.
      (before === '' || !/^ \p{L}/u.test(after) || goesOn.test(after)),
  )
  if (!free) return `${title} – ${name}, ${state.code}`
  const { before, after } = free
  const end = indexBehind(title, before.length + letters.length)
  const comma = /^ [^–—|&(-]/.test(after) ? ',' : ''
  return `${title.slice(0, end)}, ${state.code}${comma}${title.slice(end)}`
}

/** Words that form a longer name with the next one: `East Haven`. */
const partBefore =
  /[\p{L}\p{N}'’/-]$|\b(?:North|South|East|West|New|Old|Upper|Lower|Mount|Mt\.|Fort|Ft\.|Saint|St\.|Port|Lake|Cape|Point|Little|Great) $/u

/** Endings, and words that form a longer name with the previous one: `Derby's`, `Derby-style`, `Derby Neck`. */
const partBehind = /^(?:['’/\p{L}\p{N}-]| \p{Lu})/u

/** Words after a name that do not belong to it: "Roofing in Derby where two rivers meet". */
const goesOn =
  /^ (?:and|or|at|by|for|from|in|near|of|off|on|over|to|under|up|with|along|around|across|between|since|that|when|where|which|who|whose)\b/

const hasWords = (text: string, words: string) => {
  const spaced = ` ${text.match(/\p{L}+/gu)?.join(' ')} `
  return spaced.includes(` ${words} `)
}

/** Builds the breadcrumb from Home to a page; a step given as a path gets its title from the menu. */
export function buildBreadcrumb(data: SiteData, steps: readonly (Link | RoutePath)[]): Link[] {
  return ['/' as const, ...steps].map((step) =>
    typeof step === 'string' ? { text: menuName(data, step), to: step } : step,
  )
}

const menuName = (data: SiteData, path: RoutePath) => menuNames(data).get(path) ?? path

const menuNames = memoize((data: SiteData): ReadonlyMap<string, string> => {
  const { site, business } = data
  return new Map<string, string>([
    ['/', business.name],
    ['/services', site.services.heading],
    ['/service-areas', site.serviceAreas.heading],
    ['/about', site.about.heading],
    ['/contact', site.contact.heading],
    ['/work', workTop(data).heading],
    ...data.pages.map(({ slug, heading }) => [ownPath(slug), heading] as const),
    // For duplicate addresses the first title wins.
    ...site.navigation.map(({ to, text }) => [to, text] as const).toReversed(),
  ])
})
