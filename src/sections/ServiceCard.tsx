import { Drawing } from '../illustrations/Drawing'
import type { Phone, ServiceCard as ServiceCardData } from '#generated/types'
import { CheckList } from '../ui/CheckList'
import { MoreLink } from '../ui/MoreLink'
import { PhoneLink } from '../ui/PhoneLink'
import type { Span } from './card-spans'

interface ServiceCardProps {
  readonly card: ServiceCardData
  readonly span: Span
  readonly phone: Phone
  readonly level: 'h2' | 'h3'
}

const widths: Readonly<Record<Span, string>> = {
  4: 'lg:col-span-4',
  5: 'lg:col-span-5',
  6: 'lg:col-span-6',
  7: 'lg:col-span-7',
  12: 'sm:col-span-2 md:grid md:grid-cols-[7fr_5fr] lg:col-span-12',
}

/** One service under a drawing of its work; the emergency card is dark and shows the number. */
export function ServiceCard({ card, span, phone, level: Heading }: ServiceCardProps) {
  const isEmergency = card.tone === 'emergency'
  return (
    <li
      className={`group relative flex flex-col ${widths[span]} ${isEmergency ? 'ground-dark' : 'bg-paper'}`}
    >
      <Drawing
        name={card.drawing}
        className={`service-drawing scene-${card.drawing} w-full border-b border-ink bg-mist ${span === 12 ? 'sm:h-auto sm:aspect-[19/8] md:h-full md:aspect-auto md:min-h-80 md:border-b-0' : ''}`}
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
