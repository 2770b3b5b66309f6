import type { Page } from '../../templates/types.ts'
import { contentFile, htmlFile } from './prerender.ts'
import { createWriter } from './publish.ts'
import { importServerBundle, type PageAssets } from './server-bundle.ts'

interface PagesInput {
  readonly folder: string
  /** The server bundle. */
  readonly server: string
  readonly assets: PageAssets
  /** Pages as JSON. */
  readonly pages: readonly string[]
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
  for (const text of pages) {
    // It was a page before it was sent here.
    const page = JSON.parse(text) as Page
    const [html, content] = [htmlFile(page.path), contentFile(page.path)]
    states.set(html, write(html, renderPage(page)))
    states.set(content, write(content, renderContent(page)))
  }
  return states
}
