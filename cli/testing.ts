// `roof-site/testing`, which the generated tests of pages import.

import { htmlFile } from './lib/paths.ts'
import { parse } from 'parse5'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { attributeOf, type Element, elementsIn, isElement, textIn } from './reading/read-page.ts'

export { expect, test } from 'vitest'

/** Reads the built page at `path` from the `dist/` that `roof-site test` sets. Rejects when there is none. */
export async function renderRoute(path: string) {
  const file = join(process.env['ROOF_SITE_DIST'] ?? 'dist', htmlFile(path))
  const html = await readFile(file, 'utf8').catch(() => {
    throw new Error('not in dist/')
  })
  return readRoute(html)
}

/** Extracts what visitors and search engines find on a page. */
export function readRoute(html: string) {
  const all = elementsIn(parse(html))
  const main = all.find(({ tagName }) => tagName === 'main')
  return {
    title: textsOf(all, 'title')[0],
    heading: textsOf(all, 'h1')[0],
    paragraphs: main ? textsOf(elementsIn(main), 'p').filter(Boolean) : [],
    listUnder: (heading: string) => listUnder(all, heading),
    /** `null` on pages that search engines are not told of. */
    canonical:
      all.flatMap((each) =>
        attributeOf(each, 'rel') === 'canonical' ? (attributeOf(each, 'href') ?? null) : [],
      )[0] ?? null,
    structuredDataUrl: structuredDataUrl(all),
  }
}

const textsOf = (elements: readonly Element[], tag: string) =>
  elements.filter(({ tagName }) => tagName === tag).map(textIn)

function listUnder(all: readonly Element[], heading: string): string[] {
  const isHeading = (each: Element) => each.tagName === 'h2' && textIn(each) === heading
  const sections = all.filter(({ tagName }) => tagName === 'section').map(elementsIn)
  const section = sections.findLast((each) => each.some(isHeading)) ?? []
  const list = section.find(({ tagName }) => tagName === 'ul' || tagName === 'ol')
  return (list?.childNodes ?? []).filter((each) => isElement(each)).map(textIn)
}

function structuredDataUrl(all: readonly Element[]): unknown {
  const block = all.find((each) => attributeOf(each, 'type') === 'application/ld+json')
  const data: unknown = JSON.parse(block ? textIn(block) : 'null')
  return typeof data === 'object' && data !== null ? Reflect.get(data, 'url') : undefined
}
