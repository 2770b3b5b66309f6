import { parse, type DefaultTreeAdapterTypes } from 'parse5'
import type { Place } from '../lib/finding.ts'
import { parseJson } from '../lib/json.ts'
import { attributeOf, elementsIn, placeIn, textIn } from './html.ts'
import type { AuditPage, HeadText, PageLink, TextOrigin } from './page.ts'
import { readTexts } from './read-texts.ts'

export interface PageInput {
  readonly path: string
  readonly kind: string
  readonly file: string
  readonly html: () => string
  /** Where the site is published: links to it lead inside. */
  readonly origin: string
  /** Where a text of this page comes from. */
  readonly originsOf?: (text: string) => readonly TextOrigin[]
}

/** Reads a page of HTML. */
export function readPage(input: PageInput): AuditPage {
  const { path, kind, file, html, origin, originsOf = () => [] } = input
  const document = () => parse(html(), { sourceCodeLocationInfo: true })
  const tree = document()
  const elements = elementsIn(tree)
  const headText = (text: string, place: Place): HeadText => ({
    text,
    place,
    get origins() {
      return originsOf(text)
    },
  })
  const meta = new Map(
    elements.flatMap((element) => {
      const name = attributeOf(element, 'name') ?? attributeOf(element, 'property')
      if (element.tagName !== 'meta' || name === undefined) return []
      const content = attributeOf(element, 'content') ?? ''
      return [[name, headText(content, placeIn(file, element))] as const]
    }),
  )
  const title = elements.find(({ tagName }) => tagName === 'title')
  const canonical = elements.find(
    (element) => element.tagName === 'link' && attributeOf(element, 'rel') === 'canonical',
  )
  const { blocks, links } = readTexts({ tree, file, originsOf, toPath: insideOf(origin, path) })
  return {
    path,
    kind,
    file,
    title: title ? headText(textIn(title), placeIn(file, title)) : null,
    description: meta.get('description') ?? null,
    canonical: canonical
      ? headText(attributeOf(canonical, 'href') ?? '', placeIn(file, canonical))
      : null,
    robots: meta.get('robots') ?? null,
    meta,
    blocks,
    links,
    loads: elements.flatMap((element) => loadsOf(element, file, insideOf(origin, path))),
    data: elements
      .filter((element) => attributeOf(element, 'type') === 'application/ld+json')
      .map((element) => {
        const text = textIn(element)
        return { text, value: parseJson(text), place: placeIn(file, element) }
      }),
    ids: new Set(elements.flatMap((element) => attributeOf(element, 'id') ?? [])),
    html,
    document,
  }
}

/** The address inside the site that a link on a page leads to; `null` where it leads elsewhere. */
function insideOf(origin: string, path: string): (href: string) => string | null {
  return (href) => {
    if (!URL.canParse(href, origin + path)) return null
    const url = new URL(href, origin + path)
    return url.origin === new URL(origin).origin ? url.pathname : null
  }
}

/** What an element has the browser fetch; `rel` of a link tells whether it does. */
function loadsOf(
  element: DefaultTreeAdapterTypes.Element,
  file: string,
  toPath: (href: string) => string | null,
): PageLink[] {
  const rel = attributeOf(element, 'rel') ?? ''
  const isFetched = /^(preload|modulepreload|stylesheet|icon|apple-touch-icon|manifest)$/.test(rel)
  const href =
    element.tagName === 'link' && isFetched
      ? attributeOf(element, 'href')
      : attributeOf(element, 'src')
  if (href === undefined || href.startsWith('data:')) return []
  const place = placeIn(file, element)
  return [{ href, to: toPath(href), text: '', isInMain: false, place, block: null, origins: [] }]
}
