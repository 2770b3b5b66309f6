import type { Signs as SignsData } from '#generated/types'
import { CardLink } from '../ui/CardLink'
import { Heading } from '../ui/Heading'
import { SectionHeading } from '../ui/SectionHeading'

/** Signs of damage and the work that each needs; compact without descriptions. */
export function Signs({ title, items }: SignsData) {
  const isShort = items.every(({ description }) => description === undefined)
  const row = isShort
    ? 'short-sign'
    : 'grid items-baseline gap-x-10 gap-y-1.5 py-4 md:grid-cols-[4fr_5fr_2fr]'
  return (
    <section className="bg-mist py-section">
      <div className="wrap">
        <SectionHeading title={title} />
        <ul
          role="list"
          className={
            isShort
              ? 'grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3 sm:max-lg:*:last:odd:col-span-2'
              : 'border-b border-rule-strong'
          }
        >
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
