import { site } from '../../generated/site'
import type { PageOf, ServiceSection } from '../../generated/types'
import { EmergencyHero } from '../sections/EmergencyHero'
import { ServiceHero } from '../sections/ServiceHero'
import { answeredLine } from './answered-line'
import { ServiceSectionView } from './ServiceSectionView'

/** `/services/{slug}` */
export function ServicePage({ page }: { readonly page: PageOf<'service'> }) {
  const { business, quote } = site
  const answered = answeredLine(page, business)
  const toView = (section: ServiceSection) => (
    <ServiceSectionView key={section.title} section={section} tone={page.tone} />
  )
  return (
    <>
      {page.tone === 'emergency' ? (
        <EmergencyHero page={page} business={business} answered={answered} />
      ) : (
        <ServiceHero page={page} business={business} quote={quote} answered={answered} />
      )}
      {page.sections.slice(0, 1).map(toView)}
      {page.sections.slice(1).map(toView)}
    </>
  )
}
