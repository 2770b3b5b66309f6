import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { routes } from '#generated/routes/manifest'
import { site } from '#generated/site'
import type { LoadRoute } from '#generated/types'
import { interceptLinks } from './app/intercept-links'
import { hasForm } from './app/has-form'
import { buildId } from './app/build-id'
import { markupHash } from './app/markup-hash'
import { createMessages } from './app/messages'
import { nameFragments } from './app/name-fragments'
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
  content,
} = document.querySelector<HTMLScriptElement>('script[data-app]')?.dataset ?? {}

const client = new QueryClient()
let manifest: Readonly<Record<string, LoadRoute | undefined>> = routes
const find = (path: string) => manifest[path]
const contents = createPageContents({ client, find, prepare: fetchParts, app: buildId })

/** In development: shows the page with the current data, once the application runs. */
let refresh: (() => void) | undefined
let isStale = false
// First, or an edit would be missed. Components accept changes of the site's shared data by themselves.
import.meta.hot?.accept(
  ['#generated/routes/manifest', '#generated/site', './app/build-id'],
  ([fresh]) => {
    if (!fresh) return
    // Vite does not know the types of a reloaded module.
    manifest = fresh['routes'] as typeof routes
    isStale = true
    refresh?.()
  },
)

// The page works without the application.
startApplication().catch(() => undefined)

/** Pages are delivered with the styles of their kind; the application needs those of all kinds. */
function loadStyles(href: string): Promise<void> {
  if (href === '') return Promise.resolve()
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', reject)
    // Behind all others, or browsers choose the faces again and the menu moves under the pointer.
    document.body.append(link)
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
  if (hasForm(page)) {
    refresh = () => location.reload()
    return
  }
  // Do not hydrate a page that was translated or changed by the browser, an extension or a proxy: React would undo
  // it. Nor one from another deploy than the shared data. The page stays as it is, with plain links.
  if (markupHash(container.innerHTML + buildId) !== outline) return

  const messages = createMessages()
  const replace = (address: string) =>
    void router.navigate(address, { replace: true, preventScrollReset: true })
  const stay = () => replace(location.pathname)
  const loadPage = createPageLoader({ contents, messages, stay })
  nameFragments(replace)
  const router = createBrowserRouter(createRoutes({ loadPage, messages }), {
    hydrationData: { loaderData: { [pageRouteId]: page } },
  })
  // From here on the router handles the history; see lazy-hydrate.ts.
  root['running'] = ''
  const application = (
    <DrawingsFile value={drawingsOf(site, drawings)}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </DrawingsFile>
  )
  // In development an edit may have come in between, and hydration leaves attributes that do not match.
  if (import.meta.env.DEV && content !== markupHash(JSON.stringify(page))) {
    createRoot(container).render(application)
  } else hydrateRoot(container, application)
  interceptLinks({ router, contents, redirects: site.linkedRedirects })
  if (import.meta.hot) {
    refresh = () => {
      client.clear()
      void router.revalidate()
    }
    // Applies changes that arrived during the start.
    if (isStale) refresh()
  }
}
