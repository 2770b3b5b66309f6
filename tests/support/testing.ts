import { createPageRenderer, loadPage } from '../../src/entry-server'
import { readRoute } from '../../cli/testing.ts'

export { expect, test } from 'vitest'

const assets = {
  styles: '',
  lazyHydrate: '/lazy-hydrate.js',
  notices: '',
  beginMessage: '',
  app: '/app.js',
  fonts: [],
  drawings: '',
  allStyles: '',
  laterStyles: '',
  buildId: '',
}
const renderPage = createPageRenderer(assets)

/** What visitors and search engines find on the page that src/ renders at `path`. */
export async function renderRoute(path: string) {
  const page = await loadPage(path)
  if (!page) throw new Error(`There is no page at ${path}.`)
  return readRoute(renderPage(page))
}
