import type { Signs as SignsData } from '#generated/types'
import { CardLink } from '../ui/CardLink'
import { Heading } from '../ui/Heading'
import { SectionHeading } from '../ui/SectionHeading'

/** Signs of damage and the work that each needs; compact without descriptions. */
export function Signs({ title, items }: SignsData) {
  const isShort = items.every(({ description }) => description === undefined)
  const row = isShort
    ? 'content-start max-sm:grid-cols-2 max-sm:gap-x-3 max-sm:items-center max-sm:py-2 max-sm:leading-snug max-sm:*:last:text-small'
    : 'items-baseline md:grid-cols-[4fr_5fr_2fr]'
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
              className={`relative grid gap-x-10 gap-y-1.5 border-t border-rule-strong py-4 ${row}`}
            >
              <Heading as="h3" className={isShort ? 'max-sm:text-body' : ''} text={sign.title} />
              {sign.description && <p className="text-ink-soft">{sign.description}</p>}
              <CardLink link={sign.link} className="stretched-link" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
