import { site } from '#generated/site'
import type { Call, Link, PageClosing } from '#generated/types'
import { CallToAction } from '../sections/CallToAction'

interface PageCallProps {
  readonly call: Call | null
  readonly action?: Link | null
  readonly closing?: PageClosing | undefined
}

/** The call to action at the end of a page, with the page's own text. */
export function PageCall({ call, action = site.quote, closing }: PageCallProps) {
  const { business } = site
  return call && <CallToAction {...call} {...{ business, action }} closing={closingOf(closing)} />
}

/** What stands beside the words: what the page has of its own, or that of all pages. */
export function closingOf(own: PageClosing | undefined) {
  if (own === undefined) return site.scenery?.closing
  return own === null ? undefined : { drawing: own }
}
