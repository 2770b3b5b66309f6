import { parse, type DefaultTreeAdapterTypes } from 'parse5'
import { attributeOf, type Element, elementsIn, textIn } from './read-page.ts'

/** What a visitor and a search engine find on a page. */
export interface RouteView {
  readonly title: string | undefined
  readonly heading: string | undefined
  readonly paragraphs: readonly string[]
  /** The items of the first list in the section that has this heading. */
  readonly listUnder: (heading: string) => readonly string[]
  readonly canonical: string | undefined
  readonly structuredDataUrl: unknown
}

/** Reads what the tests of routes ask of a page's HTML. */
export function readRoute(html: string): RouteView {
  const all = elementsIn(parse(html))
  const first = (tag: string, from = all) => from.find(({ tagName }) => tagName === tag)
  const main = first('main')
  const paragraphs = main ? elementsIn(main).filter(({ tagName }) => tagName === 'p') : []
  const canonical = all.find((each) => attributeOf(each, 'rel') === 'canonical')
  return {
    title: textOf(first('title')),
    heading: textOf(first('h1')),
    paragraphs: paragraphs.flatMap((each) => textOf(each) || []),
    listUnder: (heading) => listUnder(all, heading),
    canonical: canonical && attributeOf(canonical, 'href'),
    structuredDataUrl: structuredDataUrl(all),
  }
}

const textOf = (element: Element | undefined) => element && textIn(element)

function listUnder(all: readonly Element[], heading: string): string[] {
  const title = all.find((each) => each.tagName === 'h2' && textIn(each) === heading)
  let section: DefaultTreeAdapterTypes.ParentNode | null = title ?? null
  while (section && 'tagName' in section && section.tagName !== 'section')
    section = section.parentNode
  const list = section && elementsIn(section).find(({ tagName }) => /^[uo]l$/.test(tagName))
  return (list?.childNodes ?? []).flatMap((child) => ('tagName' in child ? textIn(child) : []))
}

/** The address that the page gives itself in its structured data. */
function structuredDataUrl(all: readonly Element[]): unknown {
  const block = all.find((each) => attributeOf(each, 'type') === 'application/ld+json')
  const data: unknown = JSON.parse(block ? textIn(block) : 'null')
  return typeof data === 'object' && data !== null ? Reflect.get(data, 'url') : undefined
}
