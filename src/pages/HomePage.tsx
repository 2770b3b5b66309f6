import { site } from '#generated/site'
import type { PageOf } from '#generated/types'
import { AreasOverview } from '../sections/AreasOverview'
import { CallToAction } from '../sections/CallToAction'
import { FinishedWork } from '../sections/FinishedWork'
import { HomeHero } from '../sections/HomeHero'
import { LazyHouses } from '../sections/lazy-parts'
import { RoofsByNight } from '../sections/RoofsByNight'
import { ServiceGrid } from '../sections/ServiceGrid'
import { Signs } from '../sections/Signs'
import { WhyChooseUs } from '../sections/WhyChooseUs'
import { PageMap } from './PageMap'
import { CredentialList, CredentialSentences } from '../ui/CredentialList'
import { SectionHeading } from '../ui/SectionHeading'

/** `/` */
export function HomePage({ page }: { readonly page: PageOf<'home'> }) {
  const { business } = site
  const { services, jobs, review, isByChoice } = page
  const signs = page.signs && <Signs {...page.signs} />
  const houses = page.houses && <LazyHouses {...page.houses} />
  return (
    <>
      <HomeHero
        {...{ page, business }}
        street={site.street}
        scenery={site.scenery}
        credentials={<CredentialSentences site={site} distance={null} />}
      />
      {page.houses?.isOfStreet && houses}
      <CredentialList site={site} distance={null} />
      {!page.houses?.isOfStreet && houses}
      <FinishedWork title={page.jobsTitle} {...{ jobs, review }} />
      {!isByChoice && signs}
      <section className="py-section wrap">
        <SectionHeading title={services.title} lead={services.lead} />
        <ServiceGrid cards={services.cards} phone={business.phone} level="h3" />
      </section>
      {isByChoice && signs}

      {!services.cards.some(({ tone }) => tone === 'emergency') && <RoofsByNight />}
      <AreasOverview {...page.areas} map={page.areas.map && <PageMap map={page.areas.map} />} />
      <WhyChooseUs {...page.why} above="bg-sand" hasSkyline={site.scenery?.hasSkyline} />
      <CallToAction
        {...page.call}
        business={business}
        action={page.estimate}
        closing={page.drawing ? undefined : site.scenery?.closing}
      />
    </>
  )
}
