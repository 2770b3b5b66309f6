import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { JSDOM } from 'jsdom'
import { listFiles } from '../../cli/load/list-files.ts'
import { createTableReader } from '../../cli/prerender/host-table.ts'
import { createSiteHandler } from '../../cli/serve/site-handler.ts'

/** A page of a built site, parsed as without scripts. */
export interface BuiltPage {
  readonly path: string
  readonly document: Document
}

/** The address of an HTML file: `services.html` is `/services`. */
export function addressOf(file: string): string {
  return file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`
}

/** The URL of the content module of the page at `path`. */
export function contentUrl(path: string): string {
  return `/content${path === '/' ? '/home' : path}.js`
}

/** The addresses of all HTML files of a built site. */
export function builtAddresses(dist: string): string[] {
  return listFiles(dist)
    .filter((file) => file.endsWith('.html'))
    .map(addressOf)
}

export function readBuiltPage(dist: string, path: string): BuiltPage {
  const html = readFileSync(join(dist, path === '/' ? 'index.html' : `${path}.html`), 'utf8')
  // The style sheet is irrelevant here, and parsing it takes most of the time.
  const withoutStyles = html.replace(/<style>[^]*?<\/style>/, '<style></style>')
  const document = documents.get(withoutStyles) ?? documentOf(withoutStyles)
  documents.set(withoutStyles, document)
  return { path, document }
}

const { DOMParser } = new JSDOM().window

/** Parses a page as without scripts; a separate window would take twice as long. */
export const documentOf = (html: string): Document =>
  new DOMParser().parseFromString(html, 'text/html')

/** Cached by text: several tests read the same page, and none changes it. */
const documents = new Map<string, Document>()

/** The addresses in a sitemap, without the site's origin. */
export function sitemapPaths(dist: string): string[] {
  const xml = readFileSync(join(dist, 'sitemap.xml'), 'utf8')
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
}

/** The text of an element: whitespace collapsed, a line break is a space. */
export function textOf(element: Element | null | undefined): string {
  const copy = element?.cloneNode(true)
  if (!isElement(copy)) return ''
  for (const lineBreak of copy.querySelectorAll('br')) lineBreak.replaceWith(' ')
  return (copy.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
}

const isElement = (node: Node | undefined): node is Element => node?.nodeType === 1

export function textsOf(root: ParentNode, selector: string): string[] {
  return [...root.querySelectorAll(selector)].map(textOf)
}

/** Links as text and address: `Home → /`. */
export function linksOf(root: ParentNode, selector = 'a'): string[] {
  return [...root.querySelectorAll(selector)].map(
    (link) => `${textOf(link)} → ${link.getAttribute('href')}`,
  )
}

/** The section or list item with this heading. Throws when there is none. */
export function partHeaded({ path, document }: BuiltPage, heading: string): Element {
  const title = [...document.querySelectorAll('h2, h3')].find((each) => textOf(each) === heading)
  const part = title?.closest('li, section, main')
  if (!part) throw new Error(`${path} has no part headed ${heading}.`)
  return part
}

/** Width and height of a PNG file, from its header. Throws for other files. */
export function pngSize(file: Buffer): readonly [number, number] {
  if (file.toString('latin1', 1, 4) !== 'PNG') throw new Error('This is no PNG file.')
  return [file.readUInt32BE(16), file.readUInt32BE(20)]
}

/** Serves the `dist/` of a project like `roof-site preview`. */
export const siteHandler = (dist: string) =>
  createSiteHandler(dist, createTableReader(dirname(dist)))
