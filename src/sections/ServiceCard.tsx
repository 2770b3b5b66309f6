import { ServiceScene } from '../drawings/ServiceScene'
import type { Phone, ServiceCard as ServiceCardData } from '../../generated/types'
import { CheckList } from '../ui/CheckList'
import { MoreLink } from '../ui/MoreLink'
import { PhoneLink } from '../ui/PhoneLink'

interface ServiceCardProps {
  readonly card: ServiceCardData
  readonly phone: Phone
  readonly level: 'h2' | 'h3'
}

/** One service under a drawing of its work; the emergency card is dark and shows the number. */
export function ServiceCard({ card, phone, level: Heading }: ServiceCardProps) {
  const isEmergency = card.tone === 'emergency'
  return (
    <li className={`group relative flex flex-col ${isEmergency ? 'ground-dark' : ''}`}>
      <ServiceScene slug={card.slug} className="card-scene" />
      <div className="flex flex-1 flex-col items-start gap-3 p-card">
        <Heading className="text-title">{card.name}</Heading>
        <p className={isEmergency ? 'text-on-slate-soft' : 'text-ink-soft'}>{card.summary}</p>
        <CheckList items={card.features} />
        {isEmergency && (
          <PhoneLink phone={phone} className="number relative z-10 text-[min(2.25rem,11vw)]" />
        )}
        <div className="mt-auto">
          <MoreLink link={card.link} className={isEmergency ? 'text-white' : 'text-copper'} />
        </div>
      </div>
    </li>
  )
}
