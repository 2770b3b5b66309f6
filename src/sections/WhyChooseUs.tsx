import type { WhyChooseUs as WhyChooseUsContent } from '#generated/types'
import { useIsDrawn } from '../illustrations/sprite/drawings-file'
import { Reasons } from './Reasons'

interface WhyChooseUsProps extends WhyChooseUsContent {
  /** The ground of the section above, on which the roofs stand. */
  readonly above: 'bg-sand' | 'bg-paper'
}

/** The reasons, under the roofs of the town. */
export function WhyChooseUs({ title, lead, reasons, above }: WhyChooseUsProps) {
  return (
    <>
      {useIsDrawn() && (
        <div className={above}>
          <div className="roofline" />
        </div>
      )}
      <Reasons {...{ title, lead }} items={reasons} />
    </>
  )
}
