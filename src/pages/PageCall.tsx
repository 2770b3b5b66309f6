import { site } from '#generated/site'
import type { Call, Link, PageClosing, Scenery } from '#generated/types'
import { CallToAction } from '../sections/CallToAction'

interface PageCallProps {
  readonly call: Call | null
  readonly action?: Link | null
  /** What stands beside the words; that of all pages, if the page has none of its own. */
  readonly closing?: PageClosing | Scenery['closing'] | undefined
}

/** The call to action at the end of a page, with the page's own text. */
export function PageCall({
  call,
  action = site.quote,
  closing = site.scenery?.closing,
}: PageCallProps) {
  return call && <CallToAction {...call} {...{ action, closing }} business={site.business} />
}
