import type { QueryClient } from '@tanstack/react-query'
import type { LoadRoute, Page } from '../../generated/types'

/** The site has no page there, or one that this application cannot show. */
export class NoSuchPage extends Error {}

/** Loads pages, keeps them, and asks for none twice. */
export interface PageContents {
  readonly load: (path: string) => Promise<Page>
  /** The same, ahead of time; a failure does not matter yet. */
  readonly prefetch: (path: string) => void
  /** Keeps a page that the site shows at an address of no page. */
  readonly keep: (path: string, page: Page) => void
}

interface ContentsInput {
  readonly client: QueryClient
  /** The way to the module of the page at a path, where the site has one. */
  readonly find: (path: string) => LoadRoute | undefined
  /** The address of the running application; empty in development. */
  readonly app: string
}

/**
 * Page contents over a query client. After a deploy a module is made for another application than
 * the running one: it counts as no page, so that the browser loads the page anew.
 */
export function createPageContents({ client, find, app }: ContentsInput): PageContents {
  const queryKey = (path: string) => ['page', path]
  const query = (path: string) => ({
    queryKey: queryKey(path),
    queryFn: async () => {
      const module = await find(path)?.()
      if (!module || (module.app ?? app) !== app) throw new NoSuchPage(path)
      return module.page
    },
    staleTime: Infinity,
    gcTime: Infinity,
    networkMode: 'always' as const,
    retry: false,
  })
  return {
    load: (path) => client.fetchQuery(query(path)),
    prefetch: (path) => void client.prefetchQuery(query(path)),
    keep: (path, page) => client.setQueryData(queryKey(path), page),
  }
}
