import type { Page } from '../../templates/types.ts'
import { createWriter } from './publish.ts'
import { importServerBundle, type PageAssets, type PageRenderer } from './server-bundle.ts'

/** What can be made of a page. */
export type PageForm = Exclude<keyof PageRenderer, 'renderBody'>

/** A page as JSON, and the files that it has. */
export interface PageFiles {
  readonly page: string
  readonly files: readonly { readonly path: string; readonly form: PageForm }[]
}

interface PagesInput {
  readonly folder: string
  /** The server bundle. */
  readonly server: string
  readonly assets: PageAssets
  readonly pages: readonly PageFiles[]
}

/** Renders pages and writes their files below a folder; returns the state of each, in order. */
export async function writePages({ folder, server, assets, pages }: PagesInput): Promise<string[]> {
  const renderer = (await importServerBundle(server)).createPageRenderer(assets)
  const write = createWriter(folder)
  return pages.flatMap(({ page: text, files }) => {
    // It was a page before it was sent here.
    const page = JSON.parse(text) as Page
    return files.map(({ path, form }) => write(path, renderer[form](page)))
  })
}
