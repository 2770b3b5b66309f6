import type { RouteObject } from 'react-router-dom'
import { RootError, PageError } from './errors'
import type { Messages } from './messages'
import type { LoadPage } from './page-loader'
import { PageView } from './PageView'
import { RootRoute } from './RootRoute'

export const pageRouteId = 'page'

interface RoutesInput {
  readonly loadPage: LoadPage
  readonly messages: Messages
}

/** A single route for all paths, so that the application does not grow with the site. */
export function createRoutes({ loadPage, messages }: RoutesInput): RouteObject[] {
  return [
    {
      element: <RootRoute messages={messages} />,
      errorElement: <RootError />,
      children: [
        {
          id: pageRouteId,
          path: '*',
          loader: ({ request }) => loadPage(new URL(request.url).pathname, request.signal),
          element: <PageView />,
          errorElement: <PageError />,
        },
      ],
    },
  ]
}
