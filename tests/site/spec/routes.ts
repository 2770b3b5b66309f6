// The specification's routes, written by hand: nothing here comes from the program, so that a fault of
// the generator cannot hide here.

import { words } from '../../support/cases.ts'

/** The eleven screens of the route table. */
const fixedRoutes = words`
  / /services /service-areas /about /contact
  /services/residential-roofing /services/commercial-roofing /services/roof-repairs
  /services/roof-replacement /services/storm-damage /services/emergency-service`

/** The city and county pages, in the order of the specification. */
export const areaRoutes = words`
  newhaven waterbury meriden westhaven milford stratford easthaven wallingford ansonia derby guilford
  madison branford northhaven hamden middletown cromwell portland durham easthampton essex chester
  clinton newhavencounty middlesexcounty`.map((name) => `/service-areas/${name}`)

/** All 36. */
export const routes: readonly string[] = [...fixedRoutes, ...areaRoutes]

/** The footer's addresses that are no routes, each with the route that serves it. */
export const aliases: Readonly<Record<string, string>> = {
  '/services/residential': '/services/residential-roofing',
  '/services/commercial': '/services/commercial-roofing',
  '/services/repairs': '/services/roof-repairs',
  '/services/replacement': '/services/roof-replacement',
  '/services/emergency': '/services/emergency-service',
  '/service-areas/new-haven-county': '/service-areas/newhavencounty',
  '/service-areas/middlesex-county': '/service-areas/middlesexcounty',
}

/** One page of each kind, for tests that need not see all. */
export const sampleRoutes: readonly string[] = words`
  / /services /services/roof-repairs /services/emergency-service /service-areas /service-areas/guilford
  /service-areas/newhavencounty /about /contact`

/** An address that no page has. */
export const unknownPath = '/service-areas/atlantis'
