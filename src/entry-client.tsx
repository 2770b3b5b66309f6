import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { routes } from '#generated/routes/manifest'
import { site } from '#generated/site'
import type { LoadRoute } from '#generated/types'
import { interceptLinks } from './app/intercept-links'
import { buildId } from './app/build-id'
import { markupHash } from './app/markup-hash'
import { createNotices } from './app/notices'
import { createPageContents } from './app/page-contents'
import { createPageLoader } from './app/page-loader'
import { createRoutes, pageRouteId } from './app/routes'
import { DrawingsFile, drawingsOf } from './illustrations/sprite/drawings-file'
import { fetchParts } from './sections/lazy-parts'

const root = document.documentElement.dataset
const {
  drawings = '',
  styles = '',
  outline,
} = document.querySelector<HTMLScriptElement>('script[data-app]')?.dataset ?? {}

const client = new QueryClient()
let manifest: Readonly<Record<string, LoadRoute | undefined>> = routes
const find = (path: string) => manifest[path]
const contents = createPageContents({ client, find, prepare: fetchParts, app: buildId })

/** In development: shows the page as the data are now, once the application runs. */
let refresh: (() => void) | undefined
let isStale = false
// Before all else, or an edit goes unseen. Where the site's shared data change, its components take
// them by themselves.
import.meta.hot?.accept(
  ['#generated/routes/manifest', '#generated/site', './app/build-id'],
  ([fresh]) => {
    if (!fresh) return
    // Vite knows no types of a module that it loads anew.
    manifest = fresh['routes'] as typeof routes
    isStale = true
    refresh?.()
  },
)

// The page works as it is; where its content cannot be had, it stays so.
startApplication().catch(() => undefined)

/** The page came with the styles of its own kind; the application shows pages of every kind. */
function loadStyles(href: string): Promise<void> {
  if (href === '') return Promise.resolve()
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', reject)
    document.head.append(link)
  })
}

async function startApplication(): Promise<void> {
  const { pathname } = location
  const container = document.getElementById('app')
  if (root['kind'] === 'not-found') {
    await fetchParts(site.notFound)
    contents.keep(pathname, site.notFound)
  } else if (root['path'] !== pathname) return
  const [page] = await Promise.all([contents.load(pathname), loadStyles(styles)])
  if (!container || pathname !== location.pathname) return
  // Translated, or with links and elements that a browser, an extension or a proxy put in: React
  // would put back its own. Or older or newer than what all pages share. The page stays, and its
  // links load pages.
  if (markupHash(container.innerHTML + buildId) !== outline) return

  const notices = createNotices()
  const stay = () =>
    void router.navigate(location.pathname, { replace: true, preventScrollReset: true })
  const loadPage = createPageLoader({ contents, notices, stay })
  const router = createBrowserRouter(createRoutes({ loadPage, notices }), {
    hydrationData: { loaderData: { [pageRouteId]: page } },
  })
  // From here on, steps in the history are the router's; see lazy-hydrate.ts.
  root['running'] = ''
  hydrateRoot(
    container,
    <DrawingsFile value={drawingsOf(site, drawings)}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </DrawingsFile>,
  )
  interceptLinks({ router, contents, redirects: site.linkedRedirects })
  if (import.meta.hot) {
    refresh = () => {
      client.clear()
      void router.revalidate()
    }
    // What changed while the page started was taken by nobody.
    if (isStale) refresh()
  }
}
