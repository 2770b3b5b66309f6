import type { QueryClient } from '@tanstack/react-query'
import type { LoadRoute, Page } from '#generated/types'

/** The site has no page there, or one that this version of the application cannot show. */
export class NoSuchPage extends Error {}

export interface PageContents {
  readonly load: (path: string) => Promise<Page>
  readonly prefetch: (path: string) => void
  readonly keep: (path: string, page: Page) => void
}

interface ContentsInput {
  readonly client: QueryClient
  readonly find: (path: string) => LoadRoute | undefined
  /** Loads code that the page needs. */
  readonly prepare: (page: Page) => Promise<void>
  /** The build id of the running application; empty in development. */
  readonly app: string
}

/** Loads and caches pages. A page from another deploy counts as missing. */
export function createPageContents({ client, find, prepare, app }: ContentsInput): PageContents {
  const queryKey = (path: string) => ['page', path]
  const query = (path: string) => ({
    queryKey: queryKey(path),
    queryFn: async () => {
      const module = await find(path)?.()
      if (!module || (module.app ?? app) !== app) throw new NoSuchPage(path)
      await prepare(module.page)
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
