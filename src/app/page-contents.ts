import { QueryClient } from '@tanstack/react-query'
import type { Page } from '../../generated/types'

/** Where the site keeps the content of the page at `path`, as JSON. */
export function contentUrl(path: string): string {
  return `/content${path === '/' ? '/index' : path}.json`
}

/** What the content file of a page holds. */
export interface ContentFile {
  /** The application that the content was made for: the address of its entry. */
  readonly app: string
  readonly page: Page
}

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

async function fetchPage(path: string, app: string): Promise<Page> {
  const response = await fetch(contentUrl(path))
  if (response.status === 404 || response.status === 410) throw new NoSuchPage(path)
  if (!response.ok) throw new Error(`${contentUrl(path)} answered ${response.status}`)
  // The content files are built with the application and hold this form.
  const content = (await response.json()) as ContentFile
  if (content.app !== app) throw new NoSuchPage(path)
  return content.page
}
