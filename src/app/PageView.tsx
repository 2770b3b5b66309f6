import { memo, type ComponentType } from 'react'
import { useLoaderData } from 'react-router-dom'
import type { Page, PageKind, PageOf } from '#generated/types'
import { AboutPage } from '../pages/AboutPage'
import { AreaPage } from '../pages/AreaPage'
import { ContactPage } from '../pages/ContactPage'
import { HomePage } from '../pages/HomePage'
import { JobPage } from '../pages/JobPage'
import { NotFoundPage } from '../pages/NotFoundPage'
import { OwnPage } from '../pages/OwnPage'
import { ServiceAreasPage } from '../pages/ServiceAreasPage'
import { ServicePage } from '../pages/ServicePage'
import { ServicesPage } from '../pages/ServicesPage'
import { ThanksPage } from '../pages/ThanksPage'
import { WorkPage } from '../pages/WorkPage'

type Views = { readonly [Kind in PageKind]: ComponentType<{ readonly page: PageOf<Kind> }> }

/** Typed so that a kind of page without a component does not compile. */
const views: Views = {
  home: HomePage,
  services: ServicesPage,
  'service-areas': ServiceAreasPage,
  about: AboutPage,
  contact: ContactPage,
  service: ServicePage,
  area: AreaPage,
  work: WorkPage,
  job: JobPage,
  thanks: ThanksPage,
  own: OwnPage,
  'not-found': NotFoundPage,
}

export function PageView() {
  // Every route with this component has a loader that returns a page.
  const page = useLoaderData() as Page
  // Keyed by path: otherwise React would reuse DOM nodes, and with them what the browser did to their texts.
  return <PageOfKind key={page.path} page={page} />
}

/** Renders a page by its kind; memoized, so that it does not render again during navigation. */
export const PageOfKind = memo(({ page }: { readonly page: Page }) => {
  // TypeScript cannot relate the type of `views[page.kind]` to that of `page`.
  const View = views[page.kind] as ComponentType<{ readonly page: Page }>
  return <View page={page} />
})
PageOfKind.displayName = 'PageOfKind'
