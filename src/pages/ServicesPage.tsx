import { site } from '#generated/site'
import type { PageOf } from '#generated/types'
import { PageHero } from '../sections/PageHero'
import { ServiceGrid } from '../sections/ServiceGrid'
import { Signs } from '../sections/Signs'
import { HeroActions } from '../ui/HeroActions'
import { PageCall } from './PageCall'

/** `/services` */
export function ServicesPage({ page }: { readonly page: PageOf<'services'> }) {
  const { phone } = site.business
  return (
    <>
      <PageHero {...page}>
        <HeroActions phone={phone} link={site.quote} />
      </PageHero>
      {page.signs && <Signs {...page.signs} />}
      <section className="py-section wrap">
        <ServiceGrid cards={page.cards} phone={phone} level="h2" />
      </section>
      <PageCall call={page.call} />
    </>
  )
}
