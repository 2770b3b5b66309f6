import { site } from '#generated/site'
import type { PageOf, ServiceMap } from '#generated/types'
import { AreasOverview } from '../sections/AreasOverview'
import { CallToAction } from '../sections/CallToAction'
import { FinishedWork } from '../sections/FinishedWork'
import { HomeHero } from '../sections/HomeHero'
import { LazyHouses } from '../sections/lazy-parts'
import { RoofsByNight } from '../sections/RoofsByNight'
import { ServiceGrid } from '../sections/ServiceGrid'
import { Signs } from '../sections/Signs'
import { WhyChooseUs } from '../sections/WhyChooseUs'
import { WorkDetail } from '../sections/WorkDetail'
import { PageMap } from './PageMap'
import { CredentialList, CredentialSentences } from '../ui/CredentialList'
import { SectionHeading } from '../ui/SectionHeading'

/** `/` */
export function HomePage({ page }: { readonly page: PageOf<'home'> }) {
  const { business } = site
  const { services, signs, jobs, review } = page
  const isOfStreet = page.houses?.list.every(({ street }) => street !== null) ?? false
  const houses = page.houses && (
    <LazyHouses
      {...page.houses}
      street={site.street?.houses ?? []}
      isOfStreet={isOfStreet}
      phone={business.phone}
      estimate={page.estimate}
    />
  )
  const detail = workAbove(page)
  return (
    <>
      <HomeHero
        {...{ page, business }}
        street={site.street}
        scenery={site.scenery}
        credentials={
          <>
            <CredentialSentences site={site} distance={null} />
            {detail && <WorkDetail name={detail} />}
          </>
        }
      />
      {isOfStreet && houses}
      <CredentialList site={site} distance={null} />
      {!isOfStreet && houses}
      <FinishedWork title={page.jobsTitle} {...{ jobs, review }} />
      {signs && <Signs {...signs} />}
      <section className="py-section wrap">
        <SectionHeading title={services.title} lead={services.lead} />
        <ServiceGrid cards={services.cards} phone={business.phone} level="h3" />
      </section>

      {!services.cards.some(({ tone }) => tone === 'emergency') && <RoofsByNight />}
      <AreasOverview
        {...page.areas}
        map={page.areas.map && <PageMap map={page.areas.map} />}
        towns={linkedTowns(page.areas.map)}
      />
      <WhyChooseUs {...page.why} above="bg-sand" hasSkyline={site.scenery?.hasSkyline} />
      <CallToAction
        {...page.call}
        business={business}
        action={page.estimate}
        closing={detail ? undefined : site.scenery?.closing}
      />
    </>
  )
}

/** The drawing of the trade in the sky of the street, where neither a photo is there nor roofers are at work. */
function workAbove({ photo }: PageOf<'home'>) {
  const { street, scenery } = site
  if (!street || !scenery || scenery.roofs || photo) return null
  const { drawing } = scenery.closing
  return drawing === 'front-door' ? null : drawing
}

const linkedTowns = (map: ServiceMap | null) =>
  (map?.labels ?? [])
    .flatMap(({ text, link }) => (link ? [{ name: text, path: link.to }] : []))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
