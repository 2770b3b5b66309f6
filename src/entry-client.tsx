import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { site } from '../generated/site'
import type { Page } from '../generated/types'
import { createPageContents } from './app/page-contents'
import { DrawingsFile } from './illustrations/sprite/drawings-file'
import { followLinks } from './app/intercept-links'
import { loadOrLeave } from './app/full-page-load'
import { addMissingRoute, buildRoutes, notFoundRouteId } from './app/routes'

const client = new QueryClient()
const { app = '', drawings = '' } =
  document.querySelector<HTMLScriptElement>('script[data-app]')?.dataset ?? {}
const contents = createPageContents(client, app)

// The page works as it is; where its content cannot be had, it stays so.
const started = startApplication().catch(() => undefined)

async function startApplication(): Promise<(() => void) | undefined> {
  const page = await currentPage()
  const container = document.getElementById('app')
  if (!page || !container) return undefined
  nameHistoryEntry()
  const isMissing = page.kind === 'not-found'
  const hydrationData = { loaderData: { [isMissing ? notFoundRouteId : page.path]: page } }
  const load = loadOrLeave(contents)
  const router = createBrowserRouter(buildRoutes(load, page), {
    hydrationData,
    patchRoutesOnNavigation: addMissingRoute(load, isMissing ? location.pathname : undefined),
  })
  // From here on, steps in the history are the router's; see lazy-hydrate.ts.
  document.documentElement.dataset['running'] = ''
  const unmount = show(
    container,
    <DrawingsFile value={drawings}>
      <QueryClientProvider client={client}>
        {/* A transition would pause every few milliseconds on its way to the page that was asked for. */}
        <RouterProvider router={router} useTransitions={false} />
      </QueryClientProvider>
    </DrawingsFile>,
  )
  const unfollow = followLinks(router, contents)
  import.meta.hot?.on('site:content', () => void contents.refresh().then(() => router.revalidate()))
  return () => {
    unfollow()
    unmount()
    router.dispose()
  }
}

/** The content of the page that the browser has loaded; none where it is shown elsewhere. */
async function currentPage(): Promise<Page | undefined> {
  const { path, kind } = document.documentElement.dataset
  if (kind === 'not-found') return site.notFound
  const shown = import.meta.hot?.data['started'] ? location.pathname : path
  return shown !== undefined && shown === location.pathname ? contents.load(shown) : undefined
}

/** The router keeps scroll positions by the entry's key; the first of a document has none. */
function nameHistoryEntry(): void {
  // Whatever the state is, it was put there by the router of an earlier document.
  const state = history.state as { readonly key?: string } | null
  if (state?.key) return
  history.replaceState({ ...state, key: Math.random().toString(36).slice(2) }, '')
}

/** Hydrates the markup that is there; in development, after an update, renders anew. */
function show(container: HTMLElement, application: React.JSX.Element): () => void {
  if (!import.meta.hot?.data['started']) {
    const root = hydrateRoot(container, application)
    return () => root.unmount()
  }
  const root = createRoot(container)
  root.render(application)
  return () => root.unmount()
}

// A change of the shared data reaches this module, which no component could take instead.
import.meta.hot?.accept()
import.meta.hot?.dispose(async (data: Record<string, unknown>) => {
  data['started'] = true
  const stop = await started
  stop?.()
})
