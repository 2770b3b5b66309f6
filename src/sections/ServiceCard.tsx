import type { Phone, ServiceCard as ServiceCardData } from '#generated/types'
import { CheckList } from '../ui/CheckList'
import { MoreLink } from '../ui/MoreLink'
import { PhoneLink } from '../ui/PhoneLink'
import { CardPicture } from './CardPicture'

interface ServiceCardProps {
  readonly card: ServiceCardData
  /** Whether it has a row to itself. */
  readonly isAlone: boolean
  /** Whether its drawing is carried to the page: the first of a name is. */
  readonly isCarried: boolean
  /** Its class in the grid. */
  readonly width: string
  readonly phone: Phone
  readonly level: 'h2' | 'h3'
}

const layouts = {
  alone: { plain: 'plain-row', pictured: 'md:grid md:grid-cols-[7fr_5fr]' },
  inRow: { plain: 'plain-card', pictured: '' },
} as const

/** One service under a picture of its work; the emergency card is dark and shows the number. */
export function ServiceCard({
  card,
  isAlone,
  isCarried,
  width,
  phone,
  level: Heading,
}: ServiceCardProps) {
  const isEmergency = card.tone === 'emergency'
  const isPlain = card.drawing === null && card.photo === null
  const { plain, pictured } = isAlone ? layouts.alone : layouts.inRow
  return (
    <li
      className={`group relative flex flex-col ${width} ${isPlain ? plain : pictured} ${isEmergency ? 'ground-dark' : 'bg-paper'}`}
    >
      <CardPicture
        look={card}
        className={`service-drawing ${isCarried ? `scene-${card.drawing}` : ''} w-full border-b border-ink bg-mist object-cover ${isAlone ? 'sm:h-auto sm:aspect-[19/8] md:h-full md:aspect-auto md:min-h-80 md:border-b-0' : ''}`}
      />
      <div className="flex flex-1 flex-col items-start gap-3 p-card">
        <Heading className="text-title">{card.name}</Heading>
        <p className={isEmergency ? 'text-on-slate-soft' : 'text-ink-soft'}>{card.summary}</p>
        <CheckList items={card.features} />
        {isEmergency && (
          <PhoneLink
            phone={phone}
            className="phone-number relative z-10 my-3 text-[min(2.5rem,11vw)]"
          />
        )}
        <div className="mt-auto">
          <MoreLink link={card.link} className={isEmergency ? 'text-white' : 'text-copper'} />
        </div>
      </div>
    </li>
  )
}
