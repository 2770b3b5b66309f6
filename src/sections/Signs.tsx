import type { PageOf } from '#generated/types'
import { CardLink } from '../ui/CardLink'
import { Heading } from '../ui/Heading'
import { SectionHeading } from '../ui/SectionHeading'

/** From what an owner sees to the work that it takes, row by row. */
export function Signs({ title, items }: NonNullable<PageOf<'services'>['signs']>) {
  return (
    <section className="bg-mist py-section">
      <div className="wrap">
        <SectionHeading title={title} />
        <ul role="list" className="border-b border-rule-strong">
          {items.map((sign) => (
            <li
              key={sign.title}
              className="grid items-baseline gap-x-10 gap-y-1.5 border-t border-rule-strong py-4 md:grid-cols-[4fr_5fr_2fr]"
            >
              <Heading as="h3" text={sign.title} />
              <p className="text-ink-soft">{sign.description}</p>
              <CardLink link={sign.link} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
