import { site } from '#generated/site'
import type { PageClosing } from '#generated/types'
import { PageCall } from './PageCall'

interface AreaCallProps {
  readonly closing?: PageClosing | undefined
}

/** The call to action at the end of the pages of towns and counties. */
export function AreaCall({ closing }: AreaCallProps) {
  const { callTitle, callText } = site.areaTemplate
  return <PageCall call={{ title: callTitle, text: callText }} closing={closing} />
}
