import type { ReactNode } from 'react'
import type { Business, PageOf, Site } from '#generated/types'
import { Heading } from '../ui/Heading'
import { Tagline } from '../ui/Tagline'
import { HeroActions } from '../ui/HeroActions'
import { OfficeNow } from '../ui/OfficeNow'
import { InsetPhoto } from '../ui/PhotoFrame'
import { RatingWords } from '../ui/RatingWords'
import { Sentence } from '../ui/Sentence'
import { DrawingsFile } from '../illustrations/sprite/drawings-file'
import { LazyHomeStreet, LazyServiceScene, LazyStreetQuestion } from './lazy-parts'
import { PageHero } from './PageHero'
import { SplitHero } from './SplitHero'

interface HomeHeroProps {
  readonly page: PageOf<'home'>
  readonly business: Business
  /** The houses of the street below the text, if any, and whether roofers work there. */
  readonly street: Site['street']
  readonly scenery: Site['scenery']
  /** What speaks for the firm, where it does not fill a strip. */
  readonly credentials: ReactNode
}

/** The first screen: what the firm does and how to call, above a street if the data has one. */
export function HomeHero({ page, business, street, scenery, credentials }: HomeHeroProps) {
  const { heading, lead, estimate, bullets, photo, drawing, tagline } = page
  const { phone, rating } = business
  const above = tagline && <Tagline text={tagline} />
  const below = (
    <>
      <HeroActions phone={phone} link={estimate}>
        {page.houses?.isOfStreet && <LazyStreetQuestion {...page.houses} />}
      </HeroActions>
      {drawing && <OfficeNow className="mt-4" />}
      {rating && (
        <p className="mt-4 sm:hidden">
          <RatingWords rating={{ ...rating, source: null, counted: null }} />
        </p>
      )}
      {bullets.length > 0 && (
        <ul role="list" className="hero-bullets">
          {bullets.map((bullet) => (
            <li key={bullet} className="bullet max-sm:text-small">
              {bullet}
            </li>
          ))}
        </ul>
      )}
      {credentials}
    </>
  )
  if (drawing) {
    // Also on a site that waits for its first photo, and has no other drawing.
    const picture = (
      <DrawingsFile value="">
        <LazyServiceScene name={drawing} className="service-picture" />
      </DrawingsFile>
    )
    return (
      <SplitHero {...{ above, heading, lead, picture }} className="home-split">
        {below}
      </SplitHero>
    )
  }
  if (!street) return <PageHero {...{ above, heading, lead, photo }}>{below}</PageHero>
  return (
    <section className="home-hero">
      <header className="wrap relative z-10 pt-hero">
        {above}
        <Heading as="h1" className="text-headline" text={heading} />
        <p className="mt-5 text-lead">
          <Sentence text={lead} />
        </p>
        {below}
      </header>
      <LazyHomeStreet
        houses={street.houses}
        hasRoofers={scenery?.roofs != null}
        choices={page.houses}
      />
      <InsetPhoto photo={photo} />
    </section>
  )
}
