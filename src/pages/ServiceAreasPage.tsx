import { HouseElevation } from '../drawings/HouseElevation'
import { site } from '../../generated/site'
import type { PageOf } from '../../generated/types'
import { CallToAction } from '../sections/CallToAction'
import { CountySection } from '../sections/CountySection'
import { PageHero } from '../sections/PageHero'
import { HeroActions } from '../ui/HeroActions'

/** `/service-areas` */
export function ServiceAreasPage({ page }: { readonly page: PageOf<'service-areas'> }) {
  const { areaTemplate, business, quote } = site
  return (
    <>
      <PageHero
        heading={page.heading}
        lead={page.lead}
        drawing={<HouseElevation house="triple-decker" className="hero-house" />}
      >
        <HeroActions phone={business.phone} link={quote} />
      </PageHero>
      <div className="band">
        {page.counties.map((county) => (
          <CountySection key={county.path} county={county} />
        ))}
      </div>
      <CallToAction
        title={areaTemplate.callTitle}
        text={areaTemplate.callText}
        business={business}
        action={quote}
      />
    </>
  )
}
