import { on } from 'node:events'
import type { MessagePort } from 'node:worker_threads'
import type { Page } from '../../templates/types.ts'
import { contentFile, htmlFile } from './prerender.ts'
import { createWriter } from './publish.ts'
import { importServerBundle, type PageAssets } from './server-bundle.ts'

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
  const { createPageRenderer } = await importServerBundle(server)
  const { renderPage, renderContent } = createPageRenderer(assets)
  const write = createWriter(folder)
  const states = new Map<string, string>()
  for await (const [message] of on(pages, 'message') as AsyncIterable<[PagesMessage]>) {
    if (message === endOfPages) break
    for (const text of message) {
      // It was a page before it was sent here.
      const page = JSON.parse(text) as Page
      const [html, content] = [htmlFile(page.path), contentFile(page.path)]
      states.set(html, write(html, renderPage(page)))
      states.set(content, write(content, renderContent(page, text)))
    }
  }
  pages.close()
  return states
}
