import { site } from '#generated/site'
import type { PageOf } from '#generated/types'
import { PageHero } from '../sections/PageHero'
import { buttonStyle } from '../ui/button-style'
import { Link } from '../ui/Link'
import { OfficeNow } from '../ui/OfficeNow'
import { PhoneLink } from '../ui/PhoneLink'

/** `/thanks`, after a message was sent. */
export function ThanksPage({ page }: { readonly page: PageOf<'thanks'> }) {
  const { phone } = site.business
  return (
    <PageHero heading={page.heading} lead={page.text}>
      <PhoneLink phone={phone} className="hero-actions phone-number mt-6 text-copper" />
      <OfficeNow className="mt-2" />
      <div className="mt-6">
        <Link to={page.home.to} className={buttonStyle('outline')}>
          {page.home.text}
        </Link>
      </div>
    </PageHero>
  )
}
