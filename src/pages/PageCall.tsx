import { site } from '#generated/site'
import type { Call, Link } from '#generated/types'
import { CallToAction } from '../sections/CallToAction'

interface PageCallProps {
  readonly call: Call | null
  readonly action?: Link | null
}

/** The call to action at the end of a page, with the page's own text. */
export function PageCall({ call, action = site.quote }: PageCallProps) {
  const { business, scenery } = site
  return call && <CallToAction {...call} {...{ business, action }} closing={scenery?.closing} />
}
