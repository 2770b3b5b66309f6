import { site } from '../../generated/site'
import { AreaPage } from '../pages/AreaPage'
import { HomePage } from '../pages/HomePage'
import { ServiceSectionView } from '../pages/ServiceSectionView'
import { ContactCards } from '../sections/ContactCards'
import { pagesOfKind } from './page-of-kind'
import { Specimen } from './Specimen'

/** Every section with cards, lists or a call, as the pages show it. */
export function CardsGuide() {
  const [area] = pagesOfKind('area')
  return (
    <section>
      <h2>Sections</h2>
      {pagesOfKind('service').flatMap((page) =>
        page.sections.map((section) => (
          <Specimen key={page.slug + section.title} name={`${section.kind}, ${page.tone}`}>
            <ServiceSectionView section={section} tone={page.tone} />
          </Specimen>
        )),
      )}
      {pagesOfKind('contact').map((page) => (
        <Specimen key={page.path} name="Contact cards">
          <ContactCards cards={page.cards} business={site.business} />
        </Specimen>
      ))}
      {pagesOfKind('home').map((page) => (
        <Specimen key={page.path} name="All of Home">
          <HomePage page={page} />
        </Specimen>
      ))}
      {area && (
        <Specimen name="All of a town's page">
          <AreaPage page={area} />
        </Specimen>
      )}
    </section>
  )
}
