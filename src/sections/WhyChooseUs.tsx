import type { WhyChooseUs as WhyChooseUsContent } from '#generated/types'
import { useIsDrawn } from '../illustrations/sprite/drawings-file'
import { Reasons } from './Reasons'

interface WhyChooseUsProps extends WhyChooseUsContent {
  /** The background of the section above, behind the roofs. */
  readonly above: 'bg-sand' | 'bg-paper'
}

/** Reasons, below a silhouette of roofs. */
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
