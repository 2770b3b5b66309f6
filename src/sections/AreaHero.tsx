import type { ReactNode } from 'react'
import type { PageOf, Phone } from '#generated/types'
import { buttonStyle } from '../ui/button-style'
import { Heading } from '../ui/Heading'
import { InsetPhoto } from '../ui/PhotoFrame'
import { Link } from '../ui/Link'
import { PhoneLink } from '../ui/PhoneLink'
import { Sentence } from '../ui/Sentence'
import { LazyServiceScene, LazyTownStreet } from './lazy-parts'
import { PageHero } from './PageHero'

interface AreaHeroProps {
  readonly page: PageOf<'area'>
  readonly phone: Phone
  /** How far the office is, where nothing below says it. */
  readonly distance: string | null
  /** What speaks for the firm, in a line above the heading. */
  readonly proof: ReactNode
  /** The same as sentences, where it does not fill a strip. */
  readonly credentials: ReactNode
}

/** The top of a town's page: its street or the work, and the words beside or below it; without both words alone. */
export function AreaHero({ page, phone, distance, proof, credentials }: AreaHeroProps) {
  const { heading, lead, description, scene, photo, work } = page
  const below = (
    <>
      {lead !== null && (
        <p className="mt-3 leading-relaxed">
          <Sentence text={description} />
        </p>
      )}
      <div className="hero-actions mt-6">
        <PhoneLink phone={phone} label="Call" className={buttonStyle('primary')} />
      </div>
      <p className="mt-3 font-semibold text-balance text-verdigris">
        <ServingLine page={page} />
        {distance !== null && <span className="block font-normal text-ink-soft"> {distance}</span>}
      </p>
      {credentials}
    </>
  )
  const first = lead ?? description
  const picture = scene ? (
    <>
      <LazyTownStreet scene={scene} />
      <InsetPhoto photo={photo} />
    </>
  ) : (
    work && <LazyServiceScene name={work} className="service-picture" />
  )
  if (!picture) {
    return (
      <PageHero above={proof} heading={heading} lead={first} photo={photo}>
        {below}
      </PageHero>
    )
  }
  return (
    <section className={`area-hero sky-${scene?.sky ?? 'clear'}`}>
      {proof}
      <Heading as="h1" className="area-heading" text={heading} />
      <div className="area-street">{picture}</div>
      <div className="area-words">
        <p className={lead === null ? '' : 'text-lead'}>
          <Sentence text={first} />
        </p>
        {below}
      </div>
    </section>
  )
}

/** The served area; the county links to its page. */
function ServingLine({ page: { servingLine, county, countyPath } }: Pick<AreaHeroProps, 'page'>) {
  const start = countyPath === null ? -1 : servingLine.indexOf(county)
  if (countyPath === null || start < 0) return servingLine
  return (
    <>
      {servingLine.slice(0, start)}
      <Link to={countyPath} className="text-link inline-block">
        {county}
      </Link>
      {servingLine.slice(start + county.length)}
    </>
  )
}
