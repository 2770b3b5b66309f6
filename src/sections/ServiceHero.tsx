import type { ComponentProps } from 'react'
import type { Business, Link as LinkData, PageOf } from '#generated/types'
import { HeroActions } from '../ui/HeroActions'
import { AnsweredLine } from '../ui/AnsweredLine'
import { servicePicture } from './ServicePicture'
import { SplitHero } from './SplitHero'

interface ServiceHeroProps {
  readonly page: PageOf<'service'>
  readonly business: Business
  readonly quote: LinkData
  /** Said beside the first phone button where minutes count. */
  readonly answered: ComponentProps<typeof AnsweredLine> | null
}

/** The top of a service's page: the call first, the work drawn beside it. */
export function ServiceHero({ page, business, quote, answered }: ServiceHeroProps) {
  const { heading, lead, tagline, callLabel, tone } = page
  return (
    <SplitHero
      {...{ heading, lead, tagline }}
      className={`bg-mist ${tone === 'urgent' ? 'urgent' : ''}`}
      picture={servicePicture(page)}
    >
      <HeroActions
        phone={business.phone}
        label={callLabel}
        tone={tone === 'urgent' ? 'alarm' : 'primary'}
        link={quote}
      />
      {answered !== null && <AnsweredLine {...answered} />}
    </SplitHero>
  )
}
