import { site } from '#generated/site'
import type { PageOf, ServiceSection } from '#generated/types'
import { EmergencyHero } from '../sections/EmergencyHero'
import { ServiceProof } from '../sections/ServiceProof'
import { ServiceHero } from '../sections/ServiceHero'
import { answeredLine } from './answered-line'
import { ServiceSectionView } from './ServiceSectionView'

/** `/services/{slug}` */
export function ServicePage({ page }: { readonly page: PageOf<'service'> }) {
  const { business, quote } = site
  const answered = answeredLine(page, business)
  const isCall = page.sections.at(-1)?.kind.endsWith('call')
  const sections = isCall ? page.sections.slice(0, -1) : page.sections
  const closing = isCall ? page.sections.slice(-1) : []
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
      {sections.map(toView)}
      <ServiceProof page={page} />
      {closing.map(toView)}
    </>
  )
}
