import type { Page, PageAssets, Site } from '../../templates/types.ts'
import { bundleSite } from '../bundle/bundle.ts'
import { loadServerBundle, showSite, type ServerBundle } from '../bundle/server-bundle.ts'
import { hash } from '../lib/hash.ts'
import { lettersOf } from '../lib/invisible.ts'
import type { Roots } from '../lib/paths.ts'

type RenderPage = (site: Site, page: Page) => string

/**
 * What renders pages of any state of the data, as a build does but for styles and scripts. Bundles
 * `src/` first where nobody has yet, which `makes` is told; rejects with a `CommandError` where that
 * fails.
 */
export async function openPageRenderer(roots: Roots, makes?: () => void): Promise<RenderPage> {
  const { server } = await bundleSite(roots, makes)
  return createPageRenderer(await loadServerBundle(server))
}

/** The same of a server bundle, which is shown the site of each page. */
export function createPageRenderer(bundle: ServerBundle): RenderPage {
  const render = bundle.createPageRenderer(plainAssets)
  return (site, page) => {
    showSite(bundle, site)
    return render(withShareImage(bundle, site, page))
  }
}

/**
 * What pages name of the bundles, which no reader of their texts asks for; in the body as long as in a
 * build, so that texts stand there where they do in `dist/`.
 */
const plainAssets: PageAssets = {
  styles: '',
  lazyHydrate: '',
  app: '',
  fonts: [],
  drawings: '/assets/drawings-00000000',
  allStyles: '',
  laterStyles: '',
  buildId: '',
}

/** The page with the picture that a build draws for it, named by what it shows. */
function withShareImage(bundle: ServerBundle, { notFound }: Site, page: Page): Page {
  const isPhotographed = page.kind === 'job' && page.head.image !== null
  const isOfTown = page.kind === 'area' && page.towns === null
  if (page === notFound || isPhotographed || isOfTown) return page
  const { width, height, alt, ...drawn } = bundle.renderOgImage(page)
  const image = { src: `/share-${hash(lettersOf(JSON.stringify(drawn)))}.png`, width, height, alt }
  return { ...page, head: { ...page.head, image } }
}
