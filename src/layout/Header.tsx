import type { Site } from '#generated/types'
import { OfficeNow } from '../ui/OfficeNow'
import { PhoneLink } from '../ui/PhoneLink'
import { Brand } from './Brand'
import { Navigation } from './Navigation'

interface HeaderProps {
  readonly path: string
  readonly site: Site
}

export function Header({ path, site }: HeaderProps) {
  const { phone } = site.business
  return (
    <header className="site-header">
      <div className="wrap flex min-h-16 flex-wrap items-center gap-x-4 py-1 lg:min-h-19 lg:gap-x-6">
        <Brand business={site.business} mark={site.mark} isDark={site.look?.dark === 'always'} />
        {/* Has a fixed width, so that the name does not move when the text appears. */}
        <OfficeNow className="office-in-header" />
        <PhoneLink
          phone={phone}
          className="hidden min-h-11 items-center font-bold md:flex lg:hidden print:flex"
        />
        <Navigation path={path} links={site.navigation} phone={phone} quote={site.quote} />
        <button type="button" popoverTarget="menu" className="button menu-button">
          <svg viewBox="0 0 20 16" aria-hidden="true">
            <path d={`${site.scenery?.roofs ? 'M2 5.5l8-5 8 5' : 'M1 4h18'}M1 9.5h18M1 15h18`} />
          </svg>
          Menu
        </button>
      </div>
    </header>
  )
}
