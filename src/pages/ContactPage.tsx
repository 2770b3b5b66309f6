import { site } from '#generated/site'
import type { PageOf } from '#generated/types'
import { ContactCards, ReachCard } from '../sections/ContactCards'
import { LazyContactForm } from '../sections/lazy-parts'
import { PageHero } from '../sections/PageHero'
import { Process } from '../sections/Process'
import { OutsideLink } from '../ui/OutsideLink'
import { RatingWords } from '../ui/RatingWords'
import { ServedTowns } from '../sections/ServedTowns'
import { PageCall } from './PageCall'

/** `/contact` */
export function ContactPage({ page }: { readonly page: PageOf<'contact'> }) {
  const { isShort } = page.served
  const cards = <ContactCards cards={page.cards} business={site.business} />
  const towns = <ServedTowns {...page.served} />
  return (
    <>
      <PageHero {...page}>
        <ReachCard {...page} business={site.business} />
        {site.business.rating !== null && (
          <p className="mt-3">
            <RatingWords rating={site.business.rating} />
          </p>
        )}
        {site.business.reviewLink !== null && (
          <p className="mt-3">
            <OutsideLink href={site.business.reviewLink.url}>
              {site.business.reviewLink.text}
            </OutsideLink>
          </p>
        )}
      </PageHero>
      {page.form && <LazyContactForm form={page.form} />}
      {isShort ? (
        <div className="cards-and-towns">
          {cards}
          {towns}
        </div>
      ) : (
        cards
      )}
      {page.after && <Process {...page.after} />}
      {!isShort && towns}
      <PageCall {...page} action={null} />
    </>
  )
}
