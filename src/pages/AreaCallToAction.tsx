import { site } from '#generated/site'
import type { PageClosing } from '#generated/types'
import { CallToAction } from '../sections/CallToAction'
import { closingOf } from './PageCall'

interface AreaCallProps {
  readonly closing?: PageClosing | undefined
}

/** The call to action at the end of the pages of towns and counties. */
export function AreaCall({ closing }: AreaCallProps) {
  const { areaTemplate, business, quote } = site
  const { callTitle, callText } = areaTemplate
  return (
    <CallToAction
      title={callTitle}
      text={callText}
      business={business}
      action={quote}
      closing={closingOf(closing)}
    />
  )
}
