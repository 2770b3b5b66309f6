import { HouseElevation } from '../illustrations/HouseElevation'
import type { Link as LinkData, PageOf, Phone } from '../../generated/types'
import { HeroActions } from '../ui/HeroActions'

interface AreaHeroProps {
  readonly page: PageOf<'area'>
  readonly phone: Phone
  readonly quote: LinkData
}

/** The top of a town's page, beside a house as it stands there. */
export function AreaHero({ page, phone, quote }: AreaHeroProps) {
  return (
    <section className="overflow-hidden bg-mist">
      <div className="wrap grid items-end gap-x-12 pt-hero md:grid-cols-[7fr_5fr]">
        <h1 className="max-w-[26ch] max-sm:text-[min(1.9375rem,11vw)] md:col-span-2">
          {page.heading}
        </h1>
        <div className="area-words">
          <p className="area-description">{page.description}</p>

          <HeroActions phone={phone} link={quote} />

          <p className="mt-5 font-semibold text-verdigris">{page.servingLine}</p>
        </div>

        <HouseElevation house={page.house} className="hero-house area-house" />
      </div>
      <div className="earth-strip" />
    </section>
  )
}
