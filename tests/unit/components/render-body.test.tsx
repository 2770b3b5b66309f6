import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { site } from '#generated/site'
import type { Page } from '#generated/types'
import { DrawingsFile } from '../../../src/illustrations/sprite/drawings-file'
import { lazyParts, renderBody } from '../../../src/entry-server'
import { createMessages } from '../../../src/app/messages'
import { LazyPartsContext } from '../../../src/sections/lazy-parts'
import { createRoutes } from '../../../src/app/routes'
import { allPages } from './all-pages.ts'

const pages = await allPages()

const drawings = '/drawings'

/** The page as the router of the application renders it, which is what the browser hydrates. */
async function renderByRouter(page: Page): Promise<string> {
  const handler = createStaticHandler(
    createRoutes({ loadPage: () => page, messages: createMessages() }),
  )
  const context = await handler.query(new Request(new URL(page.path, site.business.url)))
  if (context instanceof Response) throw new Error(`${page.path} redirects.`)
  return renderToString(
    <DrawingsFile value={drawings}>
      <LazyPartsContext value={lazyParts}>
        <QueryClientProvider client={new QueryClient()}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </QueryClientProvider>
      </LazyPartsContext>
    </DrawingsFile>,
  )
}

test.each([...pages, site.notFound])(
  '$path is prerendered as the router shows it',
  async (page) => {
    const shown = await renderByRouter(page)
    expect(renderBody(page, drawings)).toBe(shown)
  },
)
