import type { Phone, ServiceCard as ServiceCardData } from '#generated/types'
import { Drawing } from '../illustrations/Drawing'
import { servicesFile } from '../illustrations/sprite/drawings-file'
import { CheckList } from '../ui/CheckList'
import { MoreLink } from '../ui/MoreLink'
import { PhoneLink } from '../ui/PhoneLink'
import { Photograph } from '../ui/Photograph'

interface ServiceCardProps {
  readonly card: ServiceCardData
  /** Whether it has its own row. */
  readonly isAlone: boolean
  /** Whether its drawing moves to the page in a view transition: only the first of each name. */
  readonly isCarried: boolean
  /** Its width class in the grid. */
  readonly width: string
  readonly phone: Phone
  readonly level: 'h2' | 'h3'
}

/** A service with a picture; the emergency card is dark and shows the phone number. */
export function ServiceCard({
  card,
  isAlone,
  isCarried,
  width,
  phone,
  level: Heading,
}: ServiceCardProps) {
  const isEmergency = card.tone === 'emergency'
  const { drawing, photo } = card
  const look = `${(drawing ?? photo) ? 'pictured' : 'plain'}-${isAlone ? 'row' : 'card'}`
  const picture = 'service-drawing w-full border-ink bg-mist object-cover border-b'
  return (
    <li
      className={`group relative flex flex-col ${width} ${look} ${isEmergency ? 'ground-dark' : 'bg-paper'}`}
    >
      {photo ? (
        <Photograph photo={photo} sizes="(width < 37.5rem) 100vw, 40rem" className={picture} />
      ) : (
        drawing && (
          <Drawing
            name={drawing}
            file={servicesFile}
            className={isCarried ? `scene-${drawing} ${picture}` : picture}
          />
        )
      )}
      <div
        className={`flex flex-1 flex-col items-start gap-1 px-gutter pt-3 sm:gap-3 sm:p-card ${isAlone ? 'justify-center' : ''}`.trimEnd()}
      >
        <Heading className="text-title">{card.name}</Heading>
        <p className="text-ink-soft max-sm:text-small max-sm:leading-snug">{card.summary}</p>
        {card.features.length > 0 && (
          <div className="max-sm:hidden">
            <CheckList items={card.features} />
          </div>
        )}
        {isEmergency && (
          <PhoneLink
            phone={phone}
            className="phone-number relative z-10 text-[min(2.5rem,8vw)] sm:my-3"
          />
        )}
        <div className={isAlone ? undefined : 'mt-auto'}>
          <MoreLink link={card.link} className={isEmergency ? 'text-white' : 'text-copper'} />
        </div>
      </div>
    </li>
  )
}
