import { site } from '#generated/site'
import type { PageOf } from '#generated/types'
import { AfterCall } from '../sections/AfterCall'
import { Answering } from '../sections/Answering'
import { ContactCards } from '../sections/ContactCards'
import { PageHero } from '../sections/PageHero'
import { OutsideLink } from '../ui/OutsideLink'
import { PhoneLink } from '../ui/PhoneLink'
import { RatingWords } from '../ui/RatingWords'
import { ServedTowns } from '../sections/ServedTowns'
import { PageCall } from './PageCall'

/** `/contact` */
export function ContactPage({ page }: { readonly page: PageOf<'contact'> }) {
  return (
    <>
      <PageHero {...page}>
        <PhoneLink
          phone={site.business.phone}
          className="phone-number mt-4 text-copper max-md:text-phone-xl"
        />
        {page.after && <AfterCall {...page.after} />}
        <Answering people={page.answering} />
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
      <ContactCards cards={page.cards} business={site.business} />

      <ServedTowns {...page.served} />
      <PageCall call={page.call} action={null} />
    </>
  )
}
