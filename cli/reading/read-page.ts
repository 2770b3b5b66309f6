import { parse, type DefaultTreeAdapterTypes } from 'parse5'
import { memoize, memoizeTexts } from '../lib/collections.ts'
import { placeAt, type Place } from '../lib/finding.ts'
import type { DataPath } from '../parse/parse.ts'
import { placesInFile, type BuiltFile, type PlaceInFile } from './file-places.ts'
import { readPart, withoutMarks } from './marks.ts'
import type { Block, PlacedText, ReadPage } from './page.ts'

interface PageInput extends Pick<ReadPage, 'path' | 'kind' | 'file'> {
  readonly html: string
  readonly origin: string
  /** The path of each marked text, by the number of its mark. */
  readonly paths?: readonly DataPath[]
}

/**
 * Parses an HTML page, and keeps only the parts that callers use. Marks are removed and become the origins
 * of the texts.
 */
export function readPage({ html, ...input }: PageInput): ReadPage {
  return readTree(parse(html), input)
}

/** The same for a built page, with the places of its texts in the file. */
export function readPageWithPlaces(
  { html, ...input }: Omit<PageInput, 'file'>,
  built: BuiltFile,
): ReadPage {
  const tree = parse(html, { sourceCodeLocationInfo: true })
  return readTree(tree, { ...input, file: built.file }, placesInFile(html, built))
}

/** The same for a parsed document; without `places`, everything is placed at the start of the file. */
export function readTree(
  tree: DefaultTreeAdapterTypes.Document,
  { path, kind, file, origin, paths = noPaths }: Omit<PageInput, 'html'>,
  placeInFile?: PlaceInFile,
): ReadPage {
  const elements = elementsIn(tree)
  const atStart = placeAt(file)
  const placeOf = (node: Node) => {
    const location = placeInFile && locationOf(node)
    return location ? placeInFile(location.startOffset, location.endOffset) : atStart
  }
  const readWhole = textReader(paths)
  const placed = <More extends object>(
    raw: string,
    place: Place,
    more: More,
    before: readonly number[] = [],
  ) => ({ ...more, place, ...(before.length > 0 ? readText(raw, paths, before) : readWhole(raw)) })
  const textOf = (text: string, element: Element): PlacedText => placed(text, placeOf(element), {})
  const title = elements.find(({ tagName }) => tagName === 'title')
  const description = elements.find((each) => attributeOf(each, 'name') === 'description')
  const { runs, links } = readTexts(tree)
  // A text in a drawing has several lines, each of which is an SVG text.
  let open: readonly number[] = []
  const shown = runs.flatMap(({ text, start, position }) => {
    if (!start) return []
    const before = position.isDrawn ? open : []
    open = position.isDrawn ? readPart(text, before).open : []
    return [placed(text, placeOf(start), position, before)]
  })
  return {
    path,
    kind,
    file,
    title: title ? textOf(rawTextOf(title), title) : null,
    description: description
      ? textOf(attributeOf(description, 'content') ?? '', description)
      : null,
    pictures: elements.flatMap((element) => {
      const text = attributeOf(element, 'alt') || attributeOf(element, 'aria-label')
      return text ? [placed(text, placeOf(element), { tag: element.tagName })] : []
    }),
    shown,
    blocks: shown.filter(({ tag }) => tag !== 'img'),
    links: links.map((element) => {
      const href = attributeOf(element, 'href') ?? ''
      const text = attributeOf(element, 'aria-label') ?? rawTextOf(element)
      return placed(text, placeOf(element), { href, to: pathInside(href, origin, path) })
    }),
  }
}

const noPaths: readonly DataPath[] = []

/** Cached, as most texts are on several pages. */
const textReader = memoize((paths: readonly DataPath[]) =>
  memoizeTexts((raw) => readText(raw, paths, [])),
)

/** A text as it is read, with its origins. */
function readText(raw: string, paths: readonly DataPath[], before: readonly number[]) {
  const { text, spans } = withoutMarksIn(raw, before)
  const origins = spans.flatMap(({ number, offset, length }) => {
    const source = paths[number]
    return source ? [{ offset, length, source }] : []
  })
  return { text, origins }
}

/** A text as it is read, and its marked parts, by offsets in it. */
function withoutMarksIn(raw: string, before: readonly number[]) {
  const plain = withoutMarks(raw)
  const text = collapse(plain)
  const marked = raw === plain && before.length === 0 ? [] : readPart(raw, before).spans
  if (text === plain) return { text, spans: marked }
  // Collapsed whitespace shifts the offsets after it.
  const lead = plain.length - plain.trimStart().length
  const moved = (offset: number) =>
    Math.min(text.length, collapse(`${plain.slice(lead, offset)}|`).length - 1)
  const spans = marked.map(({ number, offset, length }) => {
    const start = moved(offset)
    return { number, offset: start, length: moved(offset + length) - start }
  })
  return { text, spans }
}

/** The path of an internal link; `null` for an external one. */
function pathInside(href: string, origin: string, path: string): string | null {
  if (/^\/[\w/-]*$/.test(href) && !href.startsWith('//')) return href
  if (!URL.canParse(href, origin + path)) return null
  const url = new URL(href, origin + path)
  return url.origin === new URL(origin).origin ? url.pathname : null
}

type Position = Pick<Block, 'tag' | 'isInMain' | 'isDrawn'>

interface Run {
  readonly position: Position
  text: string
  start: Node | null
}

const inline = new Set(
  'a abbr b bdi bdo br cite code data dfn em i kbd mark q s samp small span strong sub sup time tspan u var wbr'.split(
    ' ',
  ),
)

const unseen = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'head',
  'desc',
  'title',
  'datalist',
])

function readTexts(tree: DefaultTreeAdapterTypes.Document) {
  const outside: Position = { tag: 'body', isInMain: false, isDrawn: false }
  const links: Element[] = []
  const runs: Run[] = []
  const begin = (position: Position): Run => {
    const begun = { position, text: '', start: null }
    runs.push(begun)
    return begun
  }
  let run = begin(outside)
  const visit = (node: Node, position: Position, isAlone: boolean) => {
    if (isTextNode(node)) {
      run.text += node.value
      if (node.value.trim() !== '') run.start ??= node
      return
    }
    if (!isElement(node) || unseen.has(node.tagName) || isHidden(node)) return
    if (node.tagName === 'br') run.text += ' '
    const innerPosition = inside(node, position)
    const isBlock = isAlone || !inline.has(node.tagName)
    if (isBlock) run = begin(innerPosition)
    if (node.tagName === 'img' && attributeOf(node, 'alt')) {
      run.text += attributeOf(node, 'alt')
      run.start = node
    }
    if (node.tagName === 'a' && attributeOf(node, 'href') !== undefined) links.push(node)
    const areAlone = standAlone(node)
    for (const child of node.childNodes) visit(child, innerPosition, areAlone)
    if (isBlock) run = begin(position)
  }
  for (const child of tree.childNodes) visit(child, outside, false)
  return { runs, links }
}

const isHidden = (element: Element) => attributeOf(element, 'hidden') !== undefined

function inside({ tagName }: Element, { isInMain, isDrawn }: Position): Position {
  return {
    tag: tagName,
    isInMain: isInMain || tagName === 'main',
    isDrawn: isDrawn || tagName === 'svg',
  }
}

/** Several elements without words between them are separate texts, such as links in a row. */
function standAlone({ childNodes }: Element): boolean {
  const read = childNodes.filter(hasWords)
  return read.length > 1 && !read.some(isTextNode)
}

// Asked again by each ancestor: most find a word at once, and to remember the answers takes longer.
const hasWords = (node: Node): boolean =>
  isTextNode(node) ? node.value.trim() !== '' : isElement(node) && node.childNodes.some(hasWords)

export type Element = DefaultTreeAdapterTypes.Element
export type Node = DefaultTreeAdapterTypes.ChildNode

export const isElement = (node: DefaultTreeAdapterTypes.Node): node is Element => 'tagName' in node

export const isTextNode = (
  node: DefaultTreeAdapterTypes.Node,
): node is DefaultTreeAdapterTypes.TextNode => node.nodeName === '#text'

export function attributeOf({ attrs }: Element, name: string): string | undefined {
  return attrs.find((each) => each.name === name)?.value
}

/** The elements below a node, in document order. */
export function elementsIn(node: DefaultTreeAdapterTypes.ParentNode): Element[] {
  const found: Element[] = []
  const visit = ({ childNodes }: DefaultTreeAdapterTypes.ParentNode) => {
    for (const each of childNodes.filter(isElement)) {
      found.push(each)
      visit(each)
    }
  }
  visit(node)
  return found
}

/** The text of an element: whitespace collapsed, a line break is a space. */
export function textIn(node: Node): string {
  return collapse(rawTextOf(node))
}

function rawTextOf(node: Node): string {
  if (isTextNode(node)) return node.value
  if (!isElement(node)) return ''
  return node.tagName === 'br' ? ' ' : node.childNodes.map(rawTextOf).join('')
}

export const collapse = (text: string) => text.replaceAll(/[^\S ]\s*|\s{2,}/g, ' ').trim()

/** The location of a text in the source, or that of the start tag of an element. */
function locationOf({ sourceCodeLocation: location }: Node) {
  return (location && 'startTag' in location && location.startTag) || location
}
