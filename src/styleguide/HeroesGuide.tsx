import { site } from '../../generated/site'
import { ErrorPage } from '../layout/ErrorPage'
import { answeredLine } from '../pages/answered-line'
import { AreaHero } from '../sections/AreaHero'
import { EmergencyHero } from '../sections/EmergencyHero'
import { HomeHero } from '../sections/HomeHero'
import { NotFound } from '../sections/NotFound'
import { ServiceHero } from '../sections/ServiceHero'
import { pagesOfKind } from './page-of-kind'
import { Specimen } from './Specimen'

/** The top of every kind of page. */
export function HeroesGuide() {
  const { business, quote, notFound } = site
  const [area] = pagesOfKind('area')
  return (
    <section>
      <h2>Heroes</h2>
      {pagesOfKind('home').map((page) => (
        <Specimen key={page.path} name="Home">
          <HomeHero {...page} phone={business.phone} />
        </Specimen>
      ))}
      {pagesOfKind('service').map((page) => (
        <Specimen key={page.path} name={`${page.name}, ${page.tone}`}>
          {page.tone === 'emergency' ? (
            <EmergencyHero
              page={page}
              business={business}
              answered={answeredLine(page, business)}
            />
          ) : (
            <ServiceHero
              page={page}
              business={business}
              quote={quote}
              answered={answeredLine(page, business)}
            />
          )}
        </Specimen>
      ))}
      {area && (
        <Specimen name="Town">
          <AreaHero page={area} phone={business.phone} quote={quote} />
        </Specimen>
      )}
      <Specimen name="Not found">
        <NotFound page={notFound} phone={business.phone} />
      </Specimen>
      <Specimen name="Error">
        <ErrorPage message="What went wrong, in the words of the browser" />
      </Specimen>
    </section>
  )
}
