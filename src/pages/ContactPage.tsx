import { HouseElevation } from '../illustrations/HouseElevation'
import { site } from '../../generated/site'
import type { PageOf } from '../../generated/types'
import { ContactCards } from '../sections/ContactCards'
import { PageHero } from '../sections/PageHero'
import { PhoneLink } from '../ui/PhoneLink'
import { RatingWords } from '../ui/RatingWords'
import { ServedTowns } from '../sections/ServedTowns'

/** `/contact` */
export function ContactPage({ page }: { readonly page: PageOf<'contact'> }) {
  return (
    <>
      <PageHero
        heading={page.heading}
        lead={page.lead}
        drawing={<HouseElevation house="commercial" className="hero-house" />}
      >
        <PhoneLink phone={site.business.phone} className="phone-number mt-4 text-copper" />
        {site.business.rating !== null && (
          <p className="mt-3">
            <RatingWords rating={site.business.rating} />
          </p>
        )}
      </PageHero>
      <ContactCards cards={page.cards} business={site.business} />

      <ServedTowns {...page.served} />
    </>
  )
}
