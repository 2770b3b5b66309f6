import { parse, type DefaultTreeAdapterTypes } from 'parse5'
import type { Place } from '../lib/finding.ts'
import {
  attributeOf,
  collapse,
  elementsIn,
  isElement,
  isTextNode,
  placeIn,
  textIn,
  type Element,
  type Node,
} from './html.ts'
import type { AuditPage, Block, PageLink, PlacedText, TextOrigin } from './page.ts'

interface PageInput extends Pick<AuditPage, 'path' | 'kind' | 'file'> {
  readonly html: string
  /** Where the site is published: links to it lead inside. */
  readonly origin: string
  /** Where a text of this page comes from. */
  readonly originsOf: (text: string) => readonly TextOrigin[]
}

/** Reads a page of HTML; of the document only what rules ask for is kept. */
export function readPage({ path, kind, file, html, origin, originsOf }: PageInput): AuditPage {
  const tree = parse(html, { sourceCodeLocationInfo: true })
  const elements = elementsIn(tree)
  const placed = (text: string, element: (typeof elements)[number]): PlacedText => ({
    text,
    place: placeIn(file, element),
    get origins() {
      return originsOf(text)
    },
  })
  const title = elements.find(({ tagName }) => tagName === 'title')
  const description = elements.find((each) => attributeOf(each, 'name') === 'description')
  return {
    path,
    kind,
    file,
    title: title ? placed(textIn(title), title) : null,
    description: description
      ? placed(attributeOf(description, 'content') ?? '', description)
      : null,
    pictures: elements.flatMap((element) => {
      const text = attributeOf(element, 'alt') || attributeOf(element, 'aria-label')
      return text ? [placed(text, element)] : []
    }),
    ...readTexts({ tree, file, originsOf, toPath: insideOf(origin, path) }),
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

interface TextsInput {
  readonly tree: DefaultTreeAdapterTypes.Document
  readonly file: string
  readonly originsOf: (text: string) => readonly TextOrigin[]
  readonly toPath: (href: string) => string | null
}

/** Where the reader of a page is. */
interface Position {
  readonly tag: string
  readonly isInMain: boolean
  readonly isDrawn: boolean
}

/** A text that is being put together. */
interface Run extends Position {
  text: string
  place: Place | null
  readonly links: Element[]
}

/** Parts of a text; everything else stands by itself. */
const inline = new Set(
  'a abbr b bdi bdo br cite code data dfn em i kbd mark q s samp small span strong sub sup time tspan u var wbr'.split(
    ' ',
  ),
)

const unseen = new Set(['script', 'style', 'template', 'noscript', 'head', 'desc', 'title'])

/** The visible texts of a page in reading order, and its links. */
function readTexts({ tree, file, originsOf, toPath }: TextsInput) {
  const blocks: Block[] = []
  const links: PageLink[] = []
  const start = (position: Position): Run => ({ ...position, text: '', place: null, links: [] })
  let run = start({ tag: 'body', isInMain: false, isDrawn: false })

  const finish = (next: Position) => {
    const { tag, isInMain, isDrawn, place } = run
    const text = collapse(run.text)
    const block = text === '' || !place ? null : toBlock({ text, tag, isInMain, isDrawn, place })
    if (block) blocks.push(block)
    links.push(...run.links.map(toLink))
    run = start(next)
  }
  const toBlock = (block: Omit<Block, 'origins'>): Block => ({
    ...block,
    get origins() {
      return originsOf(block.text)
    },
  })
  const toLink = (element: Element): PageLink => {
    const href = attributeOf(element, 'href') ?? ''
    const text = attributeOf(element, 'aria-label') ?? textIn(element)
    return {
      href,
      to: toPath(href),
      text,
      place: placeIn(file, element),
      get origins() {
        return originsOf(text)
      },
    }
  }
  const visit = (node: Node, position: Position, isAlone: boolean) => {
    if (isTextNode(node)) {
      run.text += node.value
      if (node.value.trim() !== '') run.place ??= placeIn(file, node)
      return
    }
    if (!isElement(node) || unseen.has(node.tagName) || isHidden(node)) return
    if (node.tagName === 'br') run.text += ' '
    const own = inside(node, position)
    const isBlock = isAlone || !inline.has(node.tagName)
    if (isBlock) finish(own)
    if (node.tagName === 'a' && attributeOf(node, 'href') !== undefined) run.links.push(node)
    const areAlone = standAlone(node)
    for (const child of node.childNodes) visit(child, own, areAlone)
    if (isBlock) finish(position)
  }
  const outside = run
  for (const child of tree.childNodes) visit(child, outside, false)
  return { blocks, links }
}

const isHidden = (element: Element) => attributeOf(element, 'hidden') !== undefined

function inside({ tagName }: Element, { isInMain, isDrawn }: Position): Position {
  return {
    tag: tagName,
    isInMain: isInMain || tagName === 'main',
    isDrawn: isDrawn || tagName === 'svg',
  }
}

/** Several elements with no words between them are no parts of one text, such as links in a row. */
function standAlone({ childNodes }: Element): boolean {
  const hasWords = childNodes.some((each) => isTextNode(each) && each.value.trim() !== '')
  return !hasWords && childNodes.filter((each) => isElement(each) && textIn(each) !== '').length > 1
}
