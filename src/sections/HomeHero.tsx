import { LazyStreet } from './lazy-parts'
import type { Business, NamedHouse, PageOf } from '#generated/types'
import { Heading } from '../ui/Heading'
import { HeroActions } from '../ui/HeroActions'
import { InsetPhoto } from '../ui/PhotoFrame'
import { RatingWords } from '../ui/RatingWords'
import { PageHero } from './PageHero'

interface HomeHeroProps {
  readonly page: PageOf<'home'>
  readonly business: Business
  /** The houses of the street below the text. */
  readonly houses: readonly NamedHouse[] | undefined
}

/** The first screen: what the firm does and how to call, above a street if the data has one. */
export function HomeHero({ page, business, houses }: HomeHeroProps) {
  const { heading, lead, estimate, bullets, photo } = page
  const { phone, rating } = business
  const below = (
    <>
      <HeroActions phone={phone} link={estimate} />
      {page.review && rating && (
        <p className="mt-4 sm:hidden">
          <RatingWords rating={{ ...rating, source: null, counted: null }} />
        </p>
      )}
      {bullets.length > 0 && (
        <ul
          role="list"
          className="mt-6 flex max-w-[42rem] flex-wrap gap-x-4 gap-y-1.5 font-semibold sm:gap-x-8"
        >
          {bullets.map((bullet) => (
            <li key={bullet} className="bullet max-sm:text-small">
              {bullet}
            </li>
          ))}
        </ul>
      )}
    </>
  )
  if (!houses) return <PageHero {...{ heading, lead, photo }}>{below}</PageHero>
  return (
    <section className="home-hero">
      <div className="wrap relative z-10 pt-hero">
        <Heading as="h1" className="text-headline" text={heading} />
        <p className="mt-5 text-lead">{lead}</p>
        {below}
      </div>
      <LazyStreet houses={houses} className="street" isNamed />
      <InsetPhoto photo={photo} />
    </section>
  )
}
