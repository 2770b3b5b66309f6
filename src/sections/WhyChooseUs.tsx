import type { WhyChooseUs as WhyChooseUsContent } from '#generated/types'
import { useIsDrawn } from '../illustrations/sprite/drawings-file'
import { eavePlate } from '../illustrations/plates/plates'
import { Heading } from '../ui/Heading'
import { Link } from '../ui/Link'
import { NumberedPlate } from '../ui/NumberedPlate'
import { Roofline } from '../ui/Roofline'

interface WhyChooseUsProps extends WhyChooseUsContent {
  /** The ground of the section above, on which the roofs stand. */
  readonly above: 'bg-sand' | 'bg-paper'
}

/** The reasons, under the roofs of the town. */
export function WhyChooseUs({ title, lead, reasons, roof, above }: WhyChooseUsProps) {
  return (
    <section>
      {useIsDrawn() && (
        <div className={above}>
          <Roofline />
        </div>
      )}
      <div className="ground-dark">
        <div className="wrap grid gap-x-16 gap-y-8 pb-section pt-12 items-start md:grid-cols-[5fr_6fr]">
          <div>
            <Heading as="h2" text={title} />
            <p className="mt-5 text-lead text-on-slate-soft">{lead}</p>
            {roof !== null && <Eave {...roof} />}
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

/** The eave with the names of its parts, and the way to what they do. */
function Eave({ layers, link }: NonNullable<WhyChooseUsContent['roof']>) {
  // Whole: what its layers look like below each other stands where the link leads.
  const marks = layers.map(({ part }) => {
    const { bubble, tip } = eavePlate.marks[part]
    return { bubble, tip }
  })
  return (
    <div className="mt-8">
      <NumberedPlate viewBox={eavePlate.viewBox} base="eave-section" marks={marks} />
      <ol role="list" className="plate-names">
        {layers.map(({ part, title }) => (
          <li key={part}>{title}</li>
        ))}
      </ol>
      <Link to={link.to} className="text-link inline-flex min-h-11 items-center font-semibold">
        {link.text}
      </Link>
    </div>
  )
}
