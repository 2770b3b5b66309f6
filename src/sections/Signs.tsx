import type { Signs as SignsData } from '#generated/types'
import { CardLink } from '../ui/CardLink'
import { Heading } from '../ui/Heading'
import { SectionHeading } from '../ui/SectionHeading'

/** Signs of damage and the work that each needs; compact without descriptions. */
export function Signs({ title, items }: SignsData) {
  const isShort = items.every(({ description }) => description === undefined)
  const row = isShort ? 'short-sign' : 'long-sign'
  return (
    <section className="bg-mist py-section">
      <div className="wrap">
        <SectionHeading title={title} />
        <ul role="list" className={isShort ? 'short-signs' : 'border-b border-rule-strong'}>
          {items.map((sign) => (
            <li
              key={sign.title}
              className={`sign border-t border-rule-strong ${row} ${sign.isUrgent ? 'urgent-sign' : ''}`}
            >
              <Heading as="h3" text={sign.title} />
              {sign.description && <p className="text-ink-soft">{sign.description}</p>}
              <CardLink link={sign.link} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
