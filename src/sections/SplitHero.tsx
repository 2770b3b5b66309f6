import type { ReactNode } from 'react'
import { Heading } from '../ui/Heading'
import { WordsHero } from './WordsHero'

interface SplitHeroProps {
  readonly className: string
  readonly heading: string
  readonly lead: string
  readonly tagline: string | null
  /** Calls to action and the lines below them. */
  readonly children: ReactNode
  /** Fills the right half of the window; `null` for text alone. */
  readonly picture: ReactNode
}

/** The top of a service's page: text on the left, a picture of the work on the right. */
export function SplitHero(props: SplitHeroProps) {
  const { className, heading, lead, tagline, children, picture } = props
  if (picture === null) return <WordsHero {...props} />
  return (
    <section className={`relative overflow-hidden border-b border-ink ${className}`}>
      <div className="wrap">
        <div className="flex flex-col items-start justify-center py-hero lg:min-h-[32rem] lg:w-1/2 lg:pr-10">
          {tagline !== null && <p className="mb-4 font-semibold">{tagline}</p>}
          <Heading as="h1" className="w-full" text={heading} />
          <p className="mt-5 max-w-[46ch] text-lead">{lead}</p>
          {children}
        </div>
      </div>
      {picture}
    </section>
  )
}
