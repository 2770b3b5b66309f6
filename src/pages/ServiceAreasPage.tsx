import { site } from '#generated/site'
import type { PageOf, SmallMap } from '#generated/types'
import { AreasOnMap } from '../sections/AreasOnMap'
import { CountySection } from '../sections/CountySection'
import { PageHero } from '../sections/PageHero'
import { HeroActions } from '../ui/HeroActions'
import { PageCall } from './PageCall'
import { PageMap, SmallPageMap } from './PageMap'

/** `/service-areas` */
export function ServiceAreasPage({ page }: { readonly page: PageOf<'service-areas'> }) {
  return (
    <>
      <PageHero {...page}>
        <HeroActions phone={site.business.phone} link={site.quote} />
      </PageHero>
      {page.map === null ? (
        <div className="py-section">
          {page.counties.map((county) => (
            <CountySection key={county.name} county={county} />
          ))}
        </div>
      ) : (
        <AreasOnMap
          map={<PageMap map={page.map} wideOnly={page.countyMaps.some((map) => map !== null)} />}
          counties={page.counties}
          isShort={page.isShort}
          countyMaps={page.countyMaps.map(toSmallMap)}
        />
      )}

      <PageCall {...page} />
    </>
  )
}

const toSmallMap = (map: SmallMap | null, index: number) =>
  map && <SmallPageMap key={map.alt} map={map} withCredits={index === 0} />
