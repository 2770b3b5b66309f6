import type { ReactNode } from 'react'
import { Heading } from '../ui/Heading'
import { Sentence } from '../ui/Sentence'

interface WordsHeroProps {
  readonly className: string
  /** A line above the heading. */
  readonly above?: ReactNode
  readonly heading: string
  /** A part of the heading that begins a line, if it would break otherwise. */
  readonly unbroken?: string | undefined
  readonly lead: string
  /** Calls to action and the lines below them. */
  readonly children?: ReactNode
}

/** The top of a page without a picture: the heading, and beside it the lead and the call. */
export function WordsHero(props: WordsHeroProps) {
  const { className, above, heading, unbroken, lead, children } = props
  return (
    <section className={`border-b border-ink ${className}`}>
      <header className="wrap words-hero py-hero">
        <div>
          {above}
          <Heading as="h1" className="w-full" text={heading} unbroken={unbroken} />
        </div>
        <div className="hero-text">
          <p className="max-w-[46ch] text-lead wrap-anywhere">
            <Sentence text={lead} />
          </p>
          {children}
        </div>
      </header>
    </section>
  )
}
