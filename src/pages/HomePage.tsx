import { site } from '#generated/site'
import type { PageOf } from '#generated/types'
import { AreasOverview } from '../sections/AreasOverview'
import { CallToAction } from '../sections/CallToAction'
import { Credentials } from '../sections/Credentials'
import { FinishedWork } from '../sections/FinishedWork'
import { HomeHero } from '../sections/HomeHero'
import { ServiceGrid } from '../sections/ServiceGrid'
import { WhyChooseUs } from '../sections/WhyChooseUs'
import { PageMap } from './PageMap'
import { SectionHeading } from '../ui/SectionHeading'

/** `/` */
export function HomePage({ page }: { readonly page: PageOf<'home'> }) {
  const { business } = site
  const { heading, lead, estimate, bullets, services } = page
  const hasWork = page.jobs.length > 0 || page.review !== null
  return (
    <>
      <HomeHero
        {...{ heading, lead, estimate, bullets }}
        phone={business.phone}
        houses={site.street?.houses}
      />
      <Credentials {...site} />
      <section className="py-section wrap">
        <SectionHeading title={services.title} lead={services.lead} />
        <ServiceGrid cards={services.cards} phone={business.phone} level="h3" />
      </section>

      <AreasOverview {...page.areas} map={page.areas.map && <PageMap map={page.areas.map} />} />
      <FinishedWork title="Finished work" jobs={page.jobs} review={page.review} />
      <WhyChooseUs {...page.why} above={hasWork ? 'bg-paper' : 'bg-sand'} />
      <CallToAction {...page.call} business={business} action={estimate} />
    </>
  )
}
