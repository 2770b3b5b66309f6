import { JSDOM } from 'jsdom'
import { createPageRenderer, loadPage } from '../../src/entry-server'

const assets = {
  styles: '',
  lazyHydrate: '/lazy-hydrate.js',
  app: '/app.js',
  fonts: [],
  drawings: '',
  allStyles: '',
}
const renderPage = createPageRenderer(assets)

/** What a visitor and a search engine find on the page that src/ renders at `path`. */
export async function renderRoute(path: string) {
  const page = await loadPage(path)
  if (!page) throw new Error(`There is no page at ${path}.`)
  const { document } = new JSDOM(renderPage(page)).window
  return {
    title: document.title,
    heading: textsOf(document.querySelectorAll('h1'))[0],
    paragraphs: textsOf(document.querySelectorAll('main p')).filter(Boolean),
    listUnder: (heading: string) => listUnder(document, heading),
    canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href'),
    structuredDataUrl: structuredDataUrl(document),
  }
}

/** What is read: headings join the words of a name with another blank. */
const textsOf = (elements: Iterable<Element>) =>
  [...elements].map(({ textContent }) => textContent.replaceAll('\u00A0', ' '))

/** The items of the first list in the section that has this heading. */
function listUnder(document: Document, heading: string): string[] {
  const titles = [...document.querySelectorAll('h2')]
  const title = titles[textsOf(titles).indexOf(heading)]
  const list = title?.closest('section')?.querySelector('ul, ol')
  return textsOf(list?.children ?? [])
}

function structuredDataUrl(document: Document): unknown {
  const block = document.querySelector('script[type="application/ld+json"]')
  const data: unknown = JSON.parse(block?.textContent ?? 'null')
  return typeof data === 'object' && data !== null ? Reflect.get(data, 'url') : undefined
}
