import type { Source } from '../../parse/parse.ts'
import { areaPath, servicePath, toSlug } from '../../lib/slug.ts'
import { areasOf, entriesOf, textAt, type Sources } from './read-loosely.ts'
import { isReserved } from './reserved-urls.ts'
import { findingAt, show, type Unplaced } from '../../validate/create-finding.ts'
import { repeats } from '../../validate/walk.ts'
import type { RuleId } from './catalogue.ts'

interface PageDraft {
  readonly source: Source
  readonly path: readonly PropertyKey[]
  /** The field that the page's address is made from. */
  readonly addressField: string
  readonly address: string | undefined
}

const fixedPages = ['home', 'services', 'serviceAreas', 'about', 'contact', 'notFound'] as const

/** Addresses, titles and descriptions: each page's own, and of a length that search results show. */
export function checkPages(sources: Sources): Unplaced[] {
  const pages = pageDrafts(sources)
  return [
    ...sharedAddresses(pages),
    ...repeated(pages, 'pageTitle', 'page/duplicate-title'),
    ...repeated(pages, 'metaDescription', 'page/duplicate-description'),
    ...pages.flatMap((page) => [
      ...checkLength(page, 'pageTitle', 'page/title-length', [15, 60]),
      ...checkLength(page, 'metaDescription', 'page/description-length', [70, 160]),
    ]),
  ]
}

function pageDrafts(sources: Sources): PageDraft[] {
  const { site, services } = sources
  const fixed = site ? fixedPages.map((name) => draft(site, [name], '', undefined)) : []
  const service = entriesOf(services).flatMap(({ path }) => {
    const slug = textAt(services, [...path, 'slug'])
    return services ? [draft(services, path, 'slug', slug && servicePath(slug))] : []
  })
  const areas = [...areasOf(sources.counties), ...areasOf(sources.cities)].map(
    ({ source, path, name }) =>
      draft(source, path, source.name === 'counties' ? 'name' : 'cityName', name && areaPath(name)),
  )
  return [...fixed, ...service, ...areas]
}

function draft(
  source: Source,
  path: readonly PropertyKey[],
  addressField: string,
  address: string | undefined,
): PageDraft {
  return { source, path, addressField, address }
}

function sharedAddresses(pages: readonly PageDraft[]): Unplaced[] {
  const first = new Map<string, PageDraft>()
  return pages.flatMap((page) => {
    const { address, source, path, addressField } = page
    if (!address) return []
    const earlier = first.get(address)
    first.set(address, earlier ?? page)
    const name = textAt(source, [...path, addressField])
    const at = [...path, addressField]
    // A name in other letters is no name at all, which the structure check has said.
    const hasNoLetter = addressField !== 'slug' && toSlug(name ?? '') === ''
    if (hasNoLetter && /\p{Script=Latin}/u.test(name ?? '')) {
      const message = `${show(name)} has no letter that an address can hold.`
      return [
        findingAt(source, at, {
          rule: 'schema/value',
          message,
          expected: 'a name with letters a to z',
        }),
      ]
    }
    if (isReserved(address)) {
      const message = `${show(name)} would have the address ${address}, which every site has for itself.`
      return [
        findingAt(source, at, { rule: 'address/reserved', message, expected: 'another name' }),
      ]
    }
    // The same name twice is reported as that, not as a shared address too.
    if (!earlier || name === textAt(earlier.source, [...earlier.path, earlier.addressField])) {
      return earlier && addressField === 'slug' ? [duplicateSlug(page, earlier)] : []
    }
    const rule = 'page/duplicate-address'
    const message = `${show(name)} would have the address ${address}, as ${placeText(earlier)} has.`
    return [
      findingAt(source, at, { rule, message, expected: 'an address of its own', page: address }),
    ]
  })
}

function duplicateSlug(page: PageDraft, earlier: PageDraft): Unplaced {
  const message = `The slug of this service is that of ${placeText(earlier)}.`
  const rule = 'service/duplicate-slug'
  return findingAt(page.source, [...page.path, 'slug'], {
    rule,
    message,
    expected: 'each slug once',
  })
}

function placeText({ source, path, addressField }: PageDraft): string {
  const { file, line } = source.placeOf([...path, addressField])
  return `${show(textAt(source, [...path, addressField]))} (${file}:${line})`
}

function repeated(pages: readonly PageDraft[], field: string, rule: RuleId): Unplaced[] {
  const textOf = ({ source, path }: PageDraft) => textAt(source, [...path, field])
  return repeats(pages, (page) => textOf(page)?.toLowerCase()).map(({ item, first }) => {
    const { file, line } = first.source.placeOf([...first.path, field])
    const message = `This ${field} is that of ${file}:${line}: ${show(textOf(item))}.`
    const details = { rule, message, expected: `a ${field} of its own`, page: item.address }
    return findingAt(item.source, [...item.path, field], details)
  })
}

/** A character beyond the first 65,536 counts once, though it takes two places in a text. */
const charactersOf = (text: string) =>
  /[\uD800-\uDBFF]/.test(text) ? [...text].length : text.length

function checkLength(
  page: PageDraft,
  field: string,
  rule: RuleId,
  [min, max]: readonly [number, number],
): Unplaced[] {
  const value = textAt(page.source, [...page.path, field])
  if (!value) return []
  const length = charactersOf(value)
  // The heading of the not-found page is no search result.
  if ((length >= min && length <= max) || page.path[0] === 'notFound') return []
  const details = {
    rule,
    message: `This ${field} has ${length} characters.`,
    expected: `${min} to ${max} characters`,
    page: page.address,
  }
  return [findingAt(page.source, [...page.path, field], details)]
}
