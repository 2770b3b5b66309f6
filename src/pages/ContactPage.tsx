import { site } from '#generated/site'
import type { PageOf } from '#generated/types'
import { ContactCards, PhoneCard } from '../sections/ContactCards'
import { LazyContactForm } from '../sections/lazy-parts'
import { PageHero } from '../sections/PageHero'
import { Process } from '../sections/Process'
import { OutsideLink } from '../ui/OutsideLink'
import { RatingWords } from '../ui/RatingWords'
import { ServedTowns } from '../sections/ServedTowns'
import { PageCall } from './PageCall'

/** `/contact` */
export function ContactPage({ page }: { readonly page: PageOf<'contact'> }) {
  return (
    <>
      <PageHero {...page}>
        <PhoneCard
          {...page}
          business={site.business}
          hasEmail={!page.form && site.business.emergency === null}
        />
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
      {page.after && <Process {...page.after} />}
      <div className={page.served.isShort ? 'cards-and-towns' : undefined}>
        <ContactCards cards={page.cards} business={site.business} />
        <ServedTowns {...page.served} />
      </div>
      <PageCall {...page} action={null} />
    </>
  )
}
