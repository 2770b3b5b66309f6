import { plural } from '../../lib/plural.ts'
import type { DataFileName } from '../../load/load-data.ts'
import { toSlug } from '../../lib/slug.ts'
import { fieldAt, textAt, textField, repeats } from '../../validate/fields.ts'
import { show, type Breach } from '../../validate/rule.ts'
import { maxTitle } from '../pages/head.ts'
import { pageHead } from '../schema/text.ts'
import { isReserved } from './addresses.ts'
import { stateOfPage } from './states.ts'
import type { Page, DataRule, DataIndex } from './view.ts'

/** Each page has its own address and head, of a length that search results show. */
export const pageRules = [
  {
    id: 'page/duplicate-address',
    check: (view) =>
      sharedAddresses(view)
        // A repeated name has its own finding.
        .filter(({ item, first }) => item.name !== first.name)
        .map(({ item, first }) => ({
          at: fieldAt(item, item.nameField),
          message: `${show(item.name)} would have the address ${item.address}, as ${placeText(first)} has.`,
          expected: 'an address of its own',
          page: item.address,
        })),
  },
  {
    id: 'page/duplicate-title',
    check: (view) => repeated(view, 'pageTitle'),
  },
  {
    id: 'page/duplicate-description',
    check: (view) => repeated(view, 'metaDescription'),
  },
  {
    id: 'page/title-length',
    severity: 'warning',
    check: ({ pages }) => checkLengths(pages, 'pageTitle', [15, maxTitle]),
  },
  {
    id: 'page/description-length',
    severity: 'warning',
    check: ({ pages }) => checkLengths(pages, 'metaDescription', [70, 160]),
  },
  {
    id: 'service/duplicate-slug',
    check: (view) => sharedSlugs(view, 'services', 'service'),
  },
  {
    id: 'page/duplicate-slug',
    check: (view) => sharedSlugs(view, 'pages', 'page'),
  },
  {
    id: 'project/duplicate-slug',
    check: (view) => sharedSlugs(view, 'projects', 'job'),
  },
] as const satisfies readonly DataRule[]

/** A Latin name without any letter that an address can contain. */
export function hasNoAddress({ name = '', nameField }: Page): boolean {
  return nameField !== 'slug' && toSlug(name) === '' && /\p{Script=Latin}/u.test(name)
}

const isFresh = ({ fresh = [] }: DataIndex, { address = '' }: Page) => fresh.includes(address)

/** Of two pages that share something, the second is told. */
const freshLast = (view: DataIndex) =>
  view.pages.toSorted((one, other) => Number(isFresh(view, one)) - Number(isFresh(view, other)))

const sharedAddresses = (view: DataIndex) =>
  repeats(freshLast(view), ({ address }) => address).filter(
    ({ item }) => !hasNoAddress(item) && !isReserved(item.address ?? ''),
  )

function sharedSlugs(view: DataIndex, file: DataFileName, what: string): Breach[] {
  return sharedAddresses(view)
    .filter(({ item, first }) => item.source.name === file && item.name === first.name)
    .map(({ item, first }) => ({
      at: fieldAt(item, 'slug'),
      message: `The slug of this ${what} is that of ${placeText(first)}.`,
      expected: 'each slug once',
      suggestion: file === 'projects' ? `${item.name}-2` : undefined,
    }))
}

function placeText(page: Page): string {
  const { file, line } = page.source.placeOf(fieldAt(page, page.nameField).path)
  return `${show(page.name)} (${file}:${line})`
}

function repeated(view: DataIndex, field: string): Breach[] {
  const found = repeats(freshLast(view), (page) => {
    const text = textAt(page, field)?.toLowerCase()
    // `{state}` is filled in differently for each state.
    return text?.includes('{state') ? `${text} ${stateOfPage(view, page)}` : text
  })
  // An entry that stands twice is one fault, whatever it shares.
  const others = found.filter(({ item, first }) => !item.address || item.address !== first.address)
  return others.map(({ item, first }) => {
    const at = fieldAt(item, field)
    const { file, line } = first.source.placeOf([...first.path, field])
    // What is being written moves the lines of others.
    const place = first.name && isFresh(view, item) ? show(first.name) : `${file}:${line}`
    const message = `This ${field} is that of ${place}: ${show(textAt(item, field))}.`
    return { at, message, expected: `a ${field} of its own`, page: item.address }
  })
}

function checkLengths(
  pages: readonly Page[],
  field: 'pageTitle' | 'metaDescription',
  [min, max]: readonly [number, number],
): Breach[] {
  return pages.flatMap((page) =>
    textField(page, field)
      .map((at) => ({ at, length: [...at.value].length }))
      // The not-found page is not in search results.
      .filter(({ length }) => (length < min || length > max) && page.path[0] !== 'notFound')
      // Lengths beyond the schema's limit are its errors.
      .filter(({ at }) => pageHead[field].safeParse(at.value).success)
      .map(({ at, length }) => ({
        at,
        message: `This ${field} has ${plural(length, 'character')}.`,
        expected: `${min} to ${max} characters`,
        page: page.address,
      })),
  )
}
