import type { ReactElement } from 'react'
import { site } from '#generated/site'
import type { ServiceSection, ServiceTone } from '#generated/types'
import { BenefitCards } from '../sections/BenefitCards'
import { CallToAction } from '../sections/CallToAction'
import { Emergencies } from '../sections/Emergencies'
import { EmergencyBanner } from '../sections/EmergencyBanner'
import { Insurance } from '../sections/Insurance'
import { LazyNumberedSection } from '../sections/lazy-parts'
import { Process } from '../sections/Process'
import { Reasons } from '../sections/Reasons'
import { UrgentCall } from '../sections/UrgentCall'

interface ServiceSectionViewProps {
  readonly section: ServiceSection
  readonly tone: ServiceTone
}

/** Renders a section of a service's page by its kind. */
export function ServiceSectionView({ section, tone }: ServiceSectionViewProps): ReactElement {
  const { business, quote } = site
  switch (section.kind) {
    case 'cards':
      return <BenefitCards {...section} tone={tone} />
    case 'reasons':
      return <Reasons {...section} />
    case 'process':
      return <Process {...section} />
    case 'layers':
    case 'leak':
      return <LazyNumberedSection section={section} />
    case 'insurance':
      return <Insurance {...section} phone={business.phone} />
    case 'emergencies':
      return <Emergencies {...section} />
    case 'banner':
      return <EmergencyBanner {...section} phone={business.phone} />
    case 'call':
      return <CallToAction {...section} business={business} action={quote} />
    case 'urgent-call':
      return <UrgentCall {...section} phone={business.phone} />
  }
}
