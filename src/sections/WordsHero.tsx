import type { ReactNode } from 'react'
import { Heading } from '../ui/Heading'

interface WordsHeroProps {
  readonly className: string
  readonly heading: string
  readonly lead: string
  readonly tagline?: string | null
  /** Calls to action and the lines below them. */
  readonly children?: ReactNode
}

/** The top of a page without a picture: the heading, and beside it the lead and the call. */
export function WordsHero(props: WordsHeroProps) {
  const { className, heading, lead, tagline = null, children } = props
  return (
    <section className={`border-b border-ink ${className}`}>
      <div className="wrap words-hero py-hero">
        <div>
          {tagline !== null && <p className="mb-4 font-semibold">{tagline}</p>}
          <Heading as="h1" className="w-full" text={heading} />
        </div>
        <div>
          <p className="max-w-[46ch] text-lead wrap-anywhere">{lead}</p>
          {children}
        </div>
      </div>
    </section>
  )
}
