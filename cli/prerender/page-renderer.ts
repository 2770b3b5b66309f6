import type { Page, PageAssets, Site } from '../../templates/types.ts'
import { bundleSite } from '../bundle/bundle.ts'
import { loadServerBundle, showSite, type ServerBundle } from '../bundle/server-bundle.ts'
import { memoize } from '../lib/collections.ts'
import { hash } from '../lib/hash.ts'
import { lettersOf } from '../lib/invisible.ts'
import { isListed } from '../render/site-model.ts'
import type { Roots } from '../lib/paths.ts'

type RenderPage = (site: Site, page: Page) => string

/**
 * Returns a function that renders pages of any state of the data, like a build but without styles and
 * scripts. Bundles `src/` first if necessary and calls `makes` before; rejects with a `CommandError` if that
 * fails.
 */
export async function openPageRenderer(roots: Roots, makes?: () => void): Promise<RenderPage> {
  const { server } = await bundleSite(roots, makes)
  return createPageRenderer(await loadServerBundle(server))
}

/** The same with an open server bundle. */
export function createPageRenderer(bundle: ServerBundle): RenderPage {
  const render = bundle.createPageRenderer(plainAssets)
  return (site, page) => {
    showSite(bundle, withAllNotices(site))
    return render(withShareImage(bundle, page))
  }
}

/**
 * Placeholders for assets, which readers of text ignore; in the body of the same length as in a build, so
 * that texts have the same places as in `dist/`.
 */
const plainAssets: PageAssets = {
  styles: '',
  lazyHydrate: '',
  notices: '',
  beginMessage: '',
  app: '',
  fonts: [],
  drawings: '/assets/drawings-00000000',
  allStyles: '',
  laterStyles: '',
  buildId: '',
}

/** Whoever reads a site reads all of its notices, whatever their dates. */
const withAllNotices = memoize((site: Site): Site => {
  const { notices } = site
  return notices
    ? { ...site, notices: notices.map((notice) => ({ ...notice, isShown: true })) }
    : site
})

/** Adds the share picture that a build would draw, named by its content. */
function withShareImage(bundle: ServerBundle, page: Page): Page {
  const isPhotographed = page.kind === 'job' && page.head.image !== null
  const isOfTown = page.kind === 'area' && page.towns === null
  if (!isListed(page) || isPhotographed || isOfTown) return page
  const { width, height, alt, ...drawn } = bundle.renderOgImage(page)
  const image = { src: `/share-${hash(lettersOf(JSON.stringify(drawn)))}.png`, width, height, alt }
  return { ...page, head: { ...page.head, image } }
}
