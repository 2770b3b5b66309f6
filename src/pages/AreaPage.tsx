import { site } from '#generated/site'
import type { PageOf } from '#generated/types'
import { AreaDescription } from '../sections/AreaDescription'
import { AreaHero } from '../sections/AreaHero'
import { AreaServices } from '../sections/AreaServices'
import { CountyTowns } from '../sections/CountyTowns'
import { LocalExperts } from '../sections/LocalExperts'
import { NearbyAreas } from '../sections/NearbyAreas'
import { TownProof } from '../sections/TownProof'
import { AreaCall } from './AreaCallToAction'
import { PageMap } from './PageMap'

/** `/service-areas/{slug}`: a city or a county. */
export function AreaPage({ page }: { readonly page: PageOf<'area'> }) {
  const { areaTemplate, business, quote } = site
  const map = page.map && <PageMap map={page.map} />
  const { expertsTitle, localChallenges, facts, nearbyAreas, towns } = page
  return (
    <>
      <AreaHero page={page} phone={business.phone} quote={quote} />
      <TownProof page={page} site={site} />
      <AreaDescription page={page} />
      <LocalExperts
        title={expertsTitle}
        challenges={localChallenges}
        facts={facts}
        features={areaTemplate.features}
      />

      <AreaServices
        title={page.servicesTitle}
        lead={page.servicesLead}
        services={areaTemplate.services}
      />
      <NearbyAreas
        title={page.nearbyTitle}
        towns={nearbyAreas}
        all={areaTemplate.allAreas}
        map={towns === null && map}
      />
      {towns !== null && <CountyTowns title={towns.title} towns={towns.list} map={map} />}

      <AreaCall />
    </>
  )
}
