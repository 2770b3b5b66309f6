import type { ComponentProps, ReactNode } from 'react'
import type { Business, Link as LinkData, PageOf, Site } from '#generated/types'
import { AnsweredLine } from '../ui/AnsweredLine'
import { Tagline } from '../ui/Tagline'
import { HeroActions } from '../ui/HeroActions'
import { PhoneLink } from '../ui/PhoneLink'
import { Photograph } from '../ui/Photograph'
import { ProofLine } from '../ui/ProofLine'
import { LazyServiceScene } from './lazy-parts'
import { SplitHero } from './SplitHero'

interface ServiceHeroProps {
  readonly page: PageOf<'service'>
  readonly business: Business
  readonly quote: LinkData
  /** Where one reads how to check the firm, if anywhere. */
  readonly ledger: Site['ledger']
  /** Shown beside the first phone button of urgent services. */
  readonly answered: ComponentProps<typeof AnsweredLine> | null
}

const looks = {
  standard: 'bg-mist',
  urgent: 'bg-mist urgent',
  emergency: 'urgent ground-red',
} as const

/** The top of a service's page: the call first, a picture of the work beside it; emergencies in red, with the phone number as large as the headline. */
export function ServiceHero({ page, business, quote, ledger, answered }: ServiceHeroProps) {
  const { heading, lead, tagline, callLabel, tone } = page
  const { phone } = business
  return (
    <SplitHero
      {...{ heading, lead }}
      above={tagline && <Tagline text={tagline} />}
      className={looks[tone]}
      picture={servicePicture(page)}
    >
      {tone === 'emergency' ? (
        <>
          <p className="mt-7 font-semibold">{callLabel}</p>
          <PhoneLink phone={phone} className="hero-actions phone-number emergency-number" />
        </>
      ) : (
        <HeroActions
          phone={phone}
          label={callLabel}
          tone={tone === 'urgent' ? 'alarm' : 'primary'}
          link={quote}
        />
      )}
      {answered !== null && <AnsweredLine {...answered} />}
      {ledger && <ProofLine {...{ business, ledger }} />}
    </SplitHero>
  )
}

/** The photo of a service, or its drawing; `null` if it has neither. */
function servicePicture({ photo, drawing }: PageOf<'service'>): ReactNode {
  if (photo !== null) {
    const sizes = '(width < 64rem) 100vw, 50vw'
    return <Photograph photo={photo} sizes={sizes} className="service-picture" isFirst />
  }
  if (drawing === null) return null
  return <LazyServiceScene name={drawing} className={`service-picture scene-${drawing}`} />
}
