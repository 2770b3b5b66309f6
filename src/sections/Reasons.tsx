import type { TextItem } from '#generated/types'
import { Heading } from '../ui/Heading'
import { SectionHeading } from '../ui/SectionHeading'

interface ReasonsProps {
  readonly title: string
  readonly items: readonly TextItem[]
}

/** Why us, for this kind of work, on a dark ground. */
export function Reasons({ title, items }: ReasonsProps) {
  return (
    <section className="ground-dark py-section">
      <div className="wrap">
        <SectionHeading title={title} />
        <ul role="list" className="auto-columns">
          {items.map((item) => (
            <li key={item.title} className="border-t-4 border-copper-light pt-5">
              <Heading as="h3" text={item.title} />
              <p className="mt-2 text-on-slate-soft">{item.description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
