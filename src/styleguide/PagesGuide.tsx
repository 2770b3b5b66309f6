import { PageOfKind } from '../app/PageView'
import { site } from '#generated/site'
import { routes } from '#generated/routes/manifest'
import { ErrorPage } from '../layout/ErrorPage'
import { Specimen } from './Specimen'

const modules = await Promise.all(Object.values(routes).map((load) => load()))
const pages = modules.map(({ page }) => page)

/** All pages with their sections, with one city and one county as examples. */
export function PagesGuide() {
  const others = pages.filter(({ kind }) => kind !== 'area')
  const city = pages.find((page) => page.kind === 'area' && page.towns === null)
  const county = pages.find((page) => page.kind === 'area' && page.towns !== null)
  return (
    <section>
      <h2>Pages</h2>
      {[...others, city, county, site.notFound].map(
        (page) =>
          page && (
            <Specimen key={page.path} name={page.path}>
              <PageOfKind page={page} />
            </Specimen>
          ),
      )}
      <Specimen name="Error">
        <ErrorPage message="What went wrong, in the words of the browser" />
      </Specimen>
    </section>
  )
}
