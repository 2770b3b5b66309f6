import { memo, type ComponentType } from 'react'
import { useLoaderData } from 'react-router-dom'
import type { Page, PageKind, PageOf } from '#generated/types'
import { AboutPage } from '../pages/AboutPage'
import { AreaPage } from '../pages/AreaPage'
import { ContactPage } from '../pages/ContactPage'
import { HomePage } from '../pages/HomePage'
import { JobPage } from '../pages/JobPage'
import { NotFoundPage } from '../pages/NotFoundPage'
import { ServiceAreasPage } from '../pages/ServiceAreasPage'
import { ServicePage } from '../pages/ServicePage'
import { ServicesPage } from '../pages/ServicesPage'
import { WorkPage } from '../pages/WorkPage'

type Views = { readonly [Kind in PageKind]: ComponentType<{ readonly page: PageOf<Kind> }> }

/** A kind of page without a component does not compile. */
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
  'not-found': NotFoundPage,
}

export function PageView() {
  // Every route that shows this component loads a page.
  const page = useLoaderData() as Page
  // By its path: what a browser made of one page's texts would stay where React changes texts in place.
  return <PageOfKind key={page.path} page={page} />
}

/** A page by the component of its kind; not rendered again while the next one is on its way. */
export const PageOfKind = memo(({ page }: { readonly page: Page }) => {
  // `views[page.kind]` takes pages of that kind; TypeScript cannot tie the two together.
  const View = views[page.kind] as ComponentType<{ readonly page: Page }>
  return <View page={page} />
})
PageOfKind.displayName = 'PageOfKind'
