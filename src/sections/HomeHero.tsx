import { LazyStreet } from './lazy-parts'
import type { Link as LinkData, NamedHouse, Phone } from '#generated/types'
import { Heading } from '../ui/Heading'
import { buttonStyle } from '../ui/button-style'
import { Link } from '../ui/Link'
import { PhoneLink } from '../ui/PhoneLink'
import { WordsHero } from './WordsHero'

interface HomeHeroProps {
  readonly heading: string
  readonly lead: string
  readonly estimate: LinkData
  readonly phone: Phone
  readonly bullets: readonly string[]
  /** Those of the street below the words. */
  readonly houses: readonly NamedHouse[] | undefined
}

/** The first screen: what this is and how to call, over a street where the data has one. */
export function HomeHero(props: HomeHeroProps) {
  const { heading, lead, estimate, phone, bullets, houses } = props
  const below = (
    <>
      <div className="mt-7 flex flex-col gap-3 sm:flex-row">
        <Link to={estimate.to} className={buttonStyle('primary')}>
          {estimate.text}
        </Link>{' '}
        <PhoneLink phone={phone} label="Call" className={buttonStyle('outline')} />
      </div>
      {bullets.length > 0 && (
        <ul
          role="list"
          className="mt-6 flex max-w-[42rem] flex-col gap-x-8 gap-y-1.5 font-semibold sm:flex-row sm:flex-wrap"
        >
          {bullets.map((bullet) => (
            <li key={bullet} className="bullet">
              {bullet}
            </li>
          ))}
        </ul>
      )}
    </>
  )
  if (!houses) {
    return (
      <WordsHero {...{ heading, lead }} className="bg-mist *:items-start">
        {below}
      </WordsHero>
    )
  }
  return (
    <section className="home-hero">
      <div className="wrap relative z-10 pt-hero">
        <Heading as="h1" className="max-w-[12em] text-headline" text={heading} />
        <p className="mt-5 max-w-[52ch] text-lead">{lead}</p>
        {below}
      </div>
      <LazyStreet houses={houses} className="street" isNamed />
    </section>
  )
}
