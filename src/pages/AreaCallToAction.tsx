import { site } from '#generated/site'
import { CallToAction } from '../sections/CallToAction'

/** The call to action at the end of the pages of towns and counties. */
export function AreaCall() {
  const { areaTemplate, business, quote, scenery } = site
  const { callTitle, callText } = areaTemplate
  return (
    <CallToAction
      title={callTitle}
      text={callText}
      business={business}
      action={quote}
      closing={scenery?.closing}
    />
  )
}
