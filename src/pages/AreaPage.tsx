import { site } from '#generated/site'
import type { PageOf } from '#generated/types'
import { AreaHero } from '../sections/AreaHero'
import { AreaServices } from '../sections/AreaServices'
import { LocalExperts } from '../sections/LocalExperts'
import { TownsBesideMap } from '../sections/TownsBesideMap'
import { TownProof } from '../sections/TownProof'
import { CredentialList, CredentialSentences } from '../ui/CredentialList'
import { fillsStrip, hasCredentials } from '../ui/has-credentials'
import { inMiles } from '../ui/in-miles'
import { ProofLine } from '../ui/ProofLine'
import { PageCall } from './PageCall'
import { PageMap } from './PageMap'

/** `/service-areas/{slug}`: a city or a county. */
export function AreaPage({ page }: { readonly page: PageOf<'area'> }) {
  const { areaTemplate, business } = site
  const map = page.map && <PageMap map={page.map} />
  const { milesFromOffice: miles, expertsTitle, localChallenges, facts, nearbyAreas, towns } = page
  const hasStrip = hasCredentials(site, page.registrations)
  const credentials = {
    site,
    distance: miles ? `${inMiles(miles)} from ${page.townInState ?? page.cityName}` : null,
    registrations: page.registrations,
  }
  return (
    <>
      <AreaHero
        page={page}
        phone={business.phone}
        distance={!miles || hasStrip ? null : `${inMiles(miles)} from ${business.address.locality}`}
        proof={hasStrip && fillsStrip(site) && <ProofLine business={business} miles={miles} />}
        credentials={<CredentialSentences {...credentials} />}
      />
      {towns !== null && (
        <TownsBesideMap title={towns.title} towns={towns.list} map={map} ground="bg-mist" />
      )}
      <CredentialList {...credentials} />
      <TownProof page={page} />
      <LocalExperts
        title={expertsTitle}
        challenges={localChallenges}
        facts={facts}
        features={areaTemplate.features}
      />
      <AreaServices title={page.servicesTitle} lead={page.servicesLead} {...areaTemplate} />
      <TownsBesideMap
        title={page.nearbyTitle}
        towns={nearbyAreas}
        all={areaTemplate.allAreas}
        map={towns === null && map}
      />
      <PageCall
        call={{ title: areaTemplate.callTitle, text: areaTemplate.callText }}
        closing={page.work && null}
      />
    </>
  )
}
