import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { site } from '../generated/site'
import type { Page } from '../generated/types'
import { createPageContents } from './content/page-content'
import { followLinks } from './router/follow-links'
import { buildRoutes, notFoundRouteId } from './router/routes'

const client = new QueryClient()
const app = document.querySelector<HTMLScriptElement>('script[data-app]')?.dataset['app'] ?? ''
const contents = createPageContents(client, app)

// The page works as it is; where its content cannot be had, it stays so.
startApplication().catch(() => undefined)

async function startApplication(): Promise<void> {
  const page = await currentPage()
  if (!page) return
  const routes = buildRoutes(contents.load, page)
  const routeId = page.kind === 'not-found' ? notFoundRouteId : page.path
  const hydrationData = { loaderData: { [routeId]: page } }
  const router = createBrowserRouter(routes, { hydrationData })
  const application = (
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  )
  const root = document.getElementById('app')
  if (!root) return
  hydrateRoot(root, application)
  followLinks(router, contents)
  import.meta.hot?.on('site:content', () => void contents.refresh().then(() => router.revalidate()))
}

/** The content of the page that the browser has loaded; none where it is shown elsewhere. */
async function currentPage(): Promise<Page | undefined> {
  const { path, kind } = document.documentElement.dataset
  if (kind === 'not-found') return site.notFound
  return path === location.pathname ? contents.load(path) : undefined
}
