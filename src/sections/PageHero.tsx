import type { ReactNode } from 'react'
import { Heading } from '../ui/Heading'
import { WordsHero } from './WordsHero'

interface PageHeroProps {
  readonly heading: string
  readonly lead: string
  /** Calls to action and the lines below them. */
  readonly children?: ReactNode
  /** A drawing that stands on the ground beside the words; without it words take its place. */
  readonly drawing?: ReactNode
}

/** The top of an inner page: words at the left, a drawing on the ground at the right. */
export function PageHero({ heading, lead, children, drawing }: PageHeroProps) {
  if (drawing === undefined) {
    return (
      <WordsHero {...{ heading, lead }} className="bg-mist">
        {children}
      </WordsHero>
    )
  }
  return (
    <section className="overflow-hidden bg-mist">
      <div className="wrap grid items-end gap-x-10 md:grid-cols-2">
        <div className="relative z-10 py-hero md:pr-8">
          <Heading as="h1" text={heading} />
          <p className="mt-5 max-w-[48ch] text-lead wrap-anywhere lg:mr-8">{lead}</p>
          {children}
        </div>
        {drawing}
      </div>
      <div className="earth-strip" />
    </section>
  )
}
