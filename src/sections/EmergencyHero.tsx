import type { ComponentProps } from 'react'
import type { Business, PageOf } from '#generated/types'
import { PhoneLink } from '../ui/PhoneLink'
import { AnsweredLine } from '../ui/AnsweredLine'
import { servicePicture } from './ServicePicture'
import { SplitHero } from './SplitHero'

interface EmergencyHeroProps {
  readonly page: PageOf<'service'>
  readonly business: Business
  /** Said beside the number: when it is answered. */
  readonly answered: ComponentProps<typeof AnsweredLine> | null
}

/** All red, and the number as large as the headline. */
export function EmergencyHero({ page, business, answered }: EmergencyHeroProps) {
  const { heading, lead, tagline } = page
  return (
    <SplitHero
      {...{ heading, lead, tagline }}
      className="urgent ground-red"
      picture={servicePicture(page)}
    >
      <p className="mt-7 font-semibold">{page.callLabel}</p>
      <PhoneLink phone={business.phone} className="phone-number max-lg:text-phone-xl" />
      {answered !== null && <AnsweredLine {...answered} />}
    </SplitHero>
  )
}
