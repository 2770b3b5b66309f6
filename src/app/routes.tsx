import { redirect, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router-dom'
import { site } from '../../generated/site'
import type { Page } from '../../generated/types'
import { FrameError, PageError } from './errors'
import { Frame } from './RootRoute'
import type { LoadPage } from './full-page-load'
import { PageView } from './PageView'

/** The id of the route whose children are the pages; pages met later are added there. */
const pagesRouteId = 'pages'

/** The id of the route for every address that is no page. */
export const notFoundRouteId = 'not-found'

/** The route of one page; its id is its path. */
function pageRoute(path: string, load: LoadPage): RouteObject {
  return {
    id: path,
    path,
    loader: ({ request }) => load(path, request.signal),
    element: <PageView />,
  }
}

/**
 * The site's routes: the fixed pages, the page at hand, the aliases and the not-found page. A
 * city's route is added when a navigation asks for it, so that the table does not grow with them.
 */
export function buildRoutes(load: LoadPage, atHand?: Page): RouteObject[] {
  const paths = new Set<string>(site.fixedRoutes.map(({ path }) => path))
  if (atHand && atHand.kind !== 'not-found') paths.add(atHand.path)
  return [
    {
      element: <Frame />,
      errorElement: <FrameError />,
      children: [
        {
          id: pagesRouteId,
          errorElement: <PageError />,
          children: [
            ...[...paths].map((path) => pageRoute(path, load)),
            ...site.aliases.map(({ from, to }) => ({ path: from, loader: () => redirect(to) })),
            { id: notFoundRouteId, path: '*', loader: () => site.notFound, element: <PageView /> },
          ],
        },
      ],
    },
  ]
}

/**
 * Adds the route of a page that the table does not hold yet, when a navigation leads there: a
 * click, or a step in a history that is older than this table. At `missing`, the address that the
 * site is known not to have, the not-found page answers.
 */
export function addMissingRoute(
  load: LoadPage,
  missing: string | undefined,
): PatchRoutesOnNavigationFunction {
  return async ({ path, signal, patch }) => {
    if (path === missing) return
    const page = await load(path, signal)
    patch(pagesRouteId, [pageRoute(page.path, load)])
  }
}
