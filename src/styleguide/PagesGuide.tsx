import { PageOfKind } from '../app/PageView'
import { site } from '../../generated/site'
import { pages } from '../../generated/routes/manifest'
import { ErrorPage } from '../layout/ErrorPage'
import { Specimen } from './Specimen'

/** Every section in its place: all pages, of which one stands for those of cities and counties. */
export function PagesGuide() {
  const area = pages.find(({ kind }) => kind === 'area')
  const others = pages.filter(({ kind }) => kind !== 'area')
  return (
    <section>
      <h2>Pages</h2>
      {[...others, ...(area ? [area] : []), site.notFound].map((page) => (
        <Specimen key={page.path} name={page.path}>
          <PageOfKind page={page} />
        </Specimen>
      ))}
      <Specimen name="Error">
        <ErrorPage message="What went wrong, in the words of the browser" />
      </Specimen>
    </section>
  )
}
