import type { Link as LinkData, PageOf, Phone } from '#generated/types'
import { HeroActions } from '../ui/HeroActions'
import { Heading } from '../ui/Heading'
import { Link } from '../ui/Link'
import { LazyTownStreet } from './lazy-parts'
import { WordsHero } from './WordsHero'

interface AreaHeroProps {
  readonly page: PageOf<'area'>
  readonly phone: Phone
  readonly quote: LinkData
}

/** The top of a town's page: its street, and the words beside or below it; without one words alone. */
export function AreaHero({ page, phone, quote }: AreaHeroProps) {
  const { heading, description, leadLength, scene } = page
  const lead = description.slice(0, leadLength)
  const below = (
    <>
      <HeroActions phone={phone} link={quote} />
      <p className="mt-5 font-semibold text-verdigris">
        <ServingLine page={page} />
      </p>
    </>
  )
  if (scene === null) {
    return (
      <WordsHero {...{ heading, lead }} className="bg-mist *:items-start">
        {below}
      </WordsHero>
    )
  }
  return (
    <section className={`area-hero sky-${scene.sky}`}>
      <Heading as="h1" className="area-heading" text={heading} />
      <LazyTownStreet scene={scene} />
      <div className="area-words">
        <p className="text-lead">{lead}</p>
        {below}
      </div>
    </section>
  )
}

/** Whom the page is for; the county in it leads to its page. */
function ServingLine({ page: { servingLine, county, countyPath } }: Pick<AreaHeroProps, 'page'>) {
  const start = countyPath === null ? -1 : servingLine.indexOf(county)
  if (countyPath === null || start < 0) return servingLine
  return (
    <>
      {servingLine.slice(0, start)}
      <Link to={countyPath} className="text-link">
        {county}
      </Link>
      {servingLine.slice(start + county.length)}
    </>
  )
}
