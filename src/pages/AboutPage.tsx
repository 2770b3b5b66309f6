import { site } from '#generated/site'
import type { PageOf } from '#generated/types'
import { Answering } from '../sections/Answering'
import { Items } from '../sections/Items'
import { LazyLedger, LazyPeople } from '../sections/lazy-parts'
import { PageHero } from '../sections/PageHero'
import { Process } from '../sections/Process'
import { Reviews } from '../sections/Reviews'
import { Story } from '../sections/Story'
import { WhyChooseUs } from '../sections/WhyChooseUs'
import { HeroActions } from '../ui/HeroActions'
import { PageCall } from './PageCall'

/** `/about` */
export function AboutPage({ page }: { readonly page: PageOf<'about'> }) {
  const why = (
    <WhyChooseUs {...page.why} above={aboveReasons(page)} hasSkyline={site.scenery?.hasSkyline} />
  )
  const isBeforeChecks = page.why.more === null
  return (
    <>
      <PageHero {...page} unbroken={site.business.name}>
        <HeroActions phone={site.business.phone} link={site.quote} />
        <Answering people={page.people} className="mt-6" />
      </PageHero>
      <Story {...page} />
      {page.process && <Process {...page.process} />}
      {page.people.length > 0 && <LazyPeople people={page.people} />}
      {isBeforeChecks && why}
      {page.ledger && <LazyLedger {...page.ledger} />}
      {page.contract && <Items {...page.contract} ground="" />}
      <Reviews title="What customers wrote" reviews={page.reviews} />
      {!isBeforeChecks && why}
      <PageCall {...page} />
    </>
  )
}

/** The background of the last section above the reasons. */
function aboveReasons({ why, reviews, contract, ledger, people, process }: PageOf<'about'>) {
  if (reviews.length > 0 || (ledger && !contract)) return 'bg-sand'
  return process && !(contract && why.more !== null) && !people[0] ? 'bg-mist' : 'bg-paper'
}
