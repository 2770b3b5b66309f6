import type { ReactNode } from 'react'
import { Heading } from '../ui/Heading'
import { Sentence } from '../ui/Sentence'
import { WordsHero } from './WordsHero'

interface SplitHeroProps {
  readonly className: string
  readonly heading: string
  /** A part of the heading that begins a line, if it would break otherwise. */
  readonly unbroken?: string | undefined
  readonly lead: string
  /** A line above the heading. */
  readonly above?: ReactNode
  /** Calls to action and the lines below them. */
  readonly children: ReactNode
  /** Fills the right half of the window; `null` for text alone. */
  readonly picture: ReactNode
}

/** The top of a page: text on the left, a picture of the work on the right. */
export function SplitHero(props: SplitHeroProps) {
  const { className, above, heading, unbroken, lead, children, picture } = props
  if (picture === null) return <WordsHero {...props} />
  return (
    <section className={`split-hero relative overflow-hidden border-b border-ink ${className}`}>
      <header className="wrap">
        <div className="hero-text split-words">
          {above}
          <Heading as="h1" className="w-full" text={heading} unbroken={unbroken} />
          <p className="mt-5 max-w-[46ch] text-lead">
            <Sentence text={lead} />
          </p>
          {children}
        </div>
      </header>
      {picture}
    </section>
  )
}
