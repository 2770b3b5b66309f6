import { Drawing } from '../illustrations/Drawing'
import type { TextItem } from '../../generated/types'
import { Heading } from '../ui/Heading'
import { Roofline } from '../ui/Roofline'

interface WhyChooseUsProps {
  readonly title: string
  readonly lead: string
  readonly reasons: readonly TextItem[]
  /** The ground of the section above, on which the roofs stand. */
  readonly above: 'bg-sand' | 'bg-paper'
}

/** The reasons, under the roofs of the town. */
export function WhyChooseUs({ title, lead, reasons, above }: WhyChooseUsProps) {
  return (
    <section>
      <div className={above}>
        <Roofline />
      </div>
      <div className="ground-dark">
        <div className="wrap grid gap-x-16 gap-y-8 pb-section pt-12 items-start md:grid-cols-[5fr_6fr]">
          <div>
            <Heading as="h2" text={title} />
            <p className="mt-5 text-lead text-on-slate-soft">{lead}</p>
            <Drawing name="eave-section" className="eave-section" />
          </div>
          <ul role="list" className="border-b border-slate-rule">
            {reasons.map((reason) => (
              <li
                key={reason.title}
                className="grid gap-x-6 gap-y-1.5 border-t border-slate-rule py-5 sm:grid-cols-[5fr_7fr]"
              >
                <Heading as="h3" text={reason.title} />
                <p className="text-on-slate-soft">{reason.description}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
