import { site } from '../../generated/site'
import type { PageOf } from '../../generated/types'
import { EmergencyHero } from '../sections/EmergencyHero'
import { ServiceHero } from '../sections/ServiceHero'
import { answeredLine } from './answered-line'
import { ServiceSectionView } from './ServiceSectionView'

/** `/services/{slug}` */
export function ServicePage({ page }: { readonly page: PageOf<'service'> }) {
  const { business, quote } = site
  const answered = answeredLine(page, business)
  return (
    <>
      {page.tone === 'emergency' ? (
        <EmergencyHero page={page} business={business} answered={answered} />
      ) : (
        <ServiceHero page={page} business={business} quote={quote} answered={answered} />
      )}
      {page.sections.map((section) => (
        <ServiceSectionView key={section.title} section={section} tone={page.tone} />
      ))}
    </>
  )
}
