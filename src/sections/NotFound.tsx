import type { PageOf, Phone } from '#generated/types'
import { buttonStyle } from '../ui/button-style'
import { Link } from '../ui/Link'
import { PhoneLink } from '../ui/PhoneLink'
import { LazyUnfinishedHouse } from './lazy-parts'
import { PageHero } from './PageHero'

interface NotFoundProps {
  readonly page: PageOf<'not-found'>
  readonly phone: Phone
}

/** A street without this house number, and two links. */
export function NotFound({ page, phone }: NotFoundProps) {
  return (
    <PageHero
      heading={page.heading}
      lead={page.text}
      drawing={page.isDrawn && <LazyUnfinishedHouse className="hero-house" />}
    >
      <div className="hero-actions mt-7">
        <Link to={page.home.to} className={buttonStyle('primary')}>
          {page.home.text}
        </Link>{' '}
        <PhoneLink phone={phone} label="Call" className={buttonStyle('outline')} />
      </div>
    </PageHero>
  )
}
