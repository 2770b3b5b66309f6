import type { ReactElement } from 'react'
import { site } from '#generated/site'
import type { Section, ServiceTone } from '#generated/types'
import { BenefitCards } from '../sections/BenefitCards'
import { CallToAction } from '../sections/CallToAction'
import { EmergencyBanner } from '../sections/EmergencyBanner'
import { Items } from '../sections/Items'
import {
  LazyEmergencies,
  LazyInsurance,
  LazyNumberedSection,
  LazyTextSection,
} from '../sections/lazy-parts'
import { PhotoSection } from '../sections/PhotoSection'
import { Process } from '../sections/Process'
import { Reasons } from '../sections/Reasons'
import { UrgentCall } from '../sections/UrgentCall'

interface SectionViewProps {
  readonly section: Section
  readonly tone: ServiceTone
  /** Whether the page has its picture at the top: a call beside it shows no other but the door. */
  readonly isPictured?: boolean
}

/** Renders a section of a page by its kind. */
export function SectionView({ section, tone, isPictured = false }: SectionViewProps): ReactElement {
  const { business, quote, scenery } = site
  const isDoor = scenery?.closing.drawing === 'front-door'
  const closing = isPictured && !isDoor ? undefined : scenery?.closing
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
      return <LazyInsurance {...section} phone={business.phone} />
    case 'emergencies':
      return <LazyEmergencies {...section} />
    case 'banner':
      return <EmergencyBanner {...section} phone={business.phone} />
    case 'call':
      return <CallToAction {...section} {...{ business, closing }} action={quote} />
    case 'items':
      return <Items {...section} ground="" />
    case 'text':
      return <LazyTextSection {...section} />
    case 'photo':
      return <PhotoSection {...section} />
    case 'urgent-call':
      return <UrgentCall {...section} phone={business.phone} />
  }
}
