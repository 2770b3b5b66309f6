import type { ReactNode } from 'react'
import type { House, Photo, PictureName } from '#generated/types'
import { Heading } from '../ui/Heading'
import { useIsDrawn } from '../illustrations/sprite/drawings-file'
import { Photograph } from '../ui/Photograph'
import { Sentence } from '../ui/Sentence'
import { LazyHouseElevation, LazyServiceScene } from './lazy-parts'
import { SplitHero } from './SplitHero'
import { WordsHero } from './WordsHero'

interface PageHeroProps {
  /** A line above the heading. */
  readonly above?: ReactNode
  readonly heading: string
  /** A part of the heading that begins a line, if it would break otherwise. */
  readonly unbroken?: string
  readonly lead: string
  /** Calls to action and the lines below them. */
  readonly children?: ReactNode
  /** The picture on the right: the owner's photo, or else a house or another drawing. */
  readonly photo?: Photo | null
  readonly house?: House | null
  readonly neighbor?: House | undefined
  readonly drawing?: ReactNode
  /** The drawing of a service, for the right half of the window. */
  readonly work?: PictureName | undefined
}

/** The top of an inner page: text on the left, a picture on the right, or text alone. */
export function PageHero({ work, ...props }: PageHeroProps) {
  const { above, heading, unbroken, lead, children, ...pictures } = props
  const isDrawn = useIsDrawn()
  if (work && isDrawn) {
    const picture = <LazyServiceScene name={work} className="service-picture" />
    return <SplitHero {...{ ...props, picture, children }} className="bg-mist" />
  }
  const picture = pictureOf(pictures)
  if (!picture) {
    return (
      <WordsHero {...{ above, heading, unbroken, lead }} className="bg-mist *:items-start">
        {children}
      </WordsHero>
    )
  }
  return (
    <section
      className={`overflow-hidden bg-mist ${pictures.photo ? 'framed-hero' : ''} ${isDrawn ? '' : 'border-b border-ink'}`.trimEnd()}
    >
      <header className="wrap grid items-end gap-x-10 md:grid-cols-2">
        <div className="hero-text relative z-10 py-hero md:pr-8">
          {above}
          <Heading as="h1" text={heading} unbroken={unbroken} />
          <p className="mt-5 max-w-[48ch] text-lead wrap-anywhere lg:mr-8">
            <Sentence text={lead} />
          </p>
          {children}
        </div>
        {picture}
      </header>
      {isDrawn && <div className="earth-strip" />}
    </section>
  )
}

type Pictures = Pick<PageHeroProps, 'photo' | 'house' | 'neighbor' | 'drawing'>

function pictureOf({ photo, house, neighbor, drawing }: Pictures) {
  if (!photo) {
    return house ? <LazyHouseElevation {...{ house, neighbor }} className="hero-house" /> : drawing
  }
  return (
    <div className="md:self-center">
      <Photograph
        photo={photo}
        sizes="(width < 52rem) 100vw, 40rem"
        className="mb-10 w-full border border-ink md:mt-10"
        isFirst
      />
    </div>
  )
}
