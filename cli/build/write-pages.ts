import { on } from 'node:events'
import type { MessagePort } from 'node:worker_threads'
import type { Page } from '../../templates/types.ts'
import { contentFile, htmlFile } from './prerender.ts'
import { createWriter } from './publish.ts'
import { loadServerBundle, type DocumentParts, type PageAssets } from './server-bundle.ts'

/** What says that there are no more pages. */
export const endOfPages = 'end'

/** Some pages as JSON, or the end of them. */
export type PagesMessage = readonly string[] | typeof endOfPages

interface PagesInput {
  readonly folder: string
  /** The server bundle. */
  readonly server: string
  readonly assets: PageAssets
  /** Where the pages come from. */
  readonly pages: MessagePort
}

/** Renders pages and writes their files below a folder; returns the state of each file, by path. */
export async function writePages({
  folder,
  server,
  assets,
  pages,
}: PagesInput): Promise<Map<string, string>> {
  const { createPageRenderer } = loadServerBundle(server)
  const { renderParts, renderContent } = createPageRenderer(assets)
  const write = createWriter(folder)
  const encode = createEncoder()
  const states = new Map<string, string>()
  for await (const [message] of on(pages, 'message') as AsyncIterable<[PagesMessage]>) {
    if (message === endOfPages) break
    for (const text of message) {
      const { page, data } = readPage(text)
      const [html, content] = [htmlFile(page.path), contentFile(page.path)]
      states.set(html, write(html, encode(renderParts(page, data))))
      states.set(content, write(content, renderContent(page, text)))
    }
  }
  pages.close()
  return states
}

/** Encodes documents; what all of them share, once. */
function createEncoder(): (parts: DocumentParts) => Uint8Array[] {
  let bytes: Uint8Array | undefined
  return ([start, shared, end]) => {
    bytes ??= Buffer.from(shared)
    return [Buffer.from(start), bytes, Buffer.from(end)]
  }
}

interface ReadPage {
  readonly page: Page
  readonly data: string | undefined
}

const dataField = ',"structuredData":'

/**
 * A page from its JSON, and its structured data as the text that it is: nearly half of the page, and
 * needed in no other form. It is the last field; within a text its quotes would be escaped.
 */
function readPage(text: string): ReadPage {
  const at = text.lastIndexOf(dataField)
  // It was a page before it was sent here.
  const page = JSON.parse(at < 0 ? text : `${text.slice(0, at)}}`) as Page
  return { page, data: at < 0 ? undefined : text.slice(at + dataField.length, -1) }
}
