import { site } from '#generated/site'
import type { PageOf } from '#generated/types'
import { JobCards } from '../sections/JobCards'
import { PageHero } from '../sections/PageHero'
import { HeroActions } from '../ui/HeroActions'
import { PageCall } from './PageCall'

/** `/work` */
export function WorkPage({ page }: { readonly page: PageOf<'work'> }) {
  return (
    <>
      <PageHero {...page}>
        <HeroActions phone={site.business.phone} link={site.quote} />
      </PageHero>
      <section className="wrap py-section">
        <JobCards jobs={page.jobs} level="h2" />
      </section>
      <PageCall call={page.call} />
    </>
  )
}
