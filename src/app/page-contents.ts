import { QueryClient } from '@tanstack/react-query'
import { routes } from '../../generated/routes/manifest'
import type { Page, RouteModule } from '../../generated/types'

/** The site has no page there, or one that this application cannot show. */
export class NoSuchPage extends Error {}

/** Fetches page contents, keeps them, and fetches none twice. */
export interface PageContents {
  readonly load: (path: string) => Promise<Page>
  /** The same, ahead of time; a failure is no matter. */
  readonly prefetch: (path: string) => void
  /** Fetches again what is shown or kept. */
  readonly refresh: () => Promise<void>
}

/**
 * Page contents over a query client. `app` is the running application: content made for another
 * one, after a deploy, counts as no page, so that the browser loads the page anew.
 */
export function createPageContents(client: QueryClient, app: string): PageContents {
  const query = (path: string) => ({
    queryKey: ['page', path],
    queryFn: () => fetchPage(path, app),
    staleTime: Infinity,
    gcTime: Infinity,
    // A page that does not exist will not exist a second later.
    retry: (count: number, error: Error) => !(error instanceof NoSuchPage) && count < 2,
    retryDelay: 300,
    networkMode: 'always' as const,
  })
  return {
    load: (path) => client.fetchQuery(query(path)),
    prefetch: (path) => void client.prefetchQuery(query(path)),
    refresh: () => client.invalidateQueries({ refetchType: 'all' }),
  }
}

const modules: Readonly<Record<string, (() => Promise<RouteModule>) | undefined>> = routes

async function fetchPage(path: string, app: string): Promise<Page> {
  const load = modules[path]
  if (!load) throw new NoSuchPage(path)
  const { page, app: madeFor = app } = await load()
  if (madeFor !== app) throw new NoSuchPage(path)
  return page
}
