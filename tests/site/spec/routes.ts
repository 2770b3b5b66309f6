// The specification's routes, written by hand: nothing here comes from the program, so that a fault of
// the generator cannot hide here.

import { sample, words } from '../../support/cases.ts'

/** The eleven screens of the route table. */
const fixedRoutes = words`
  / /services /service-areas /about /contact
  /services/residential-roofing /services/commercial-roofing /services/roof-repairs
  /services/roof-replacement /services/storm-damage /services/emergency-service`

/** The city pages, in the order of the specification. */
const cityRoutes = words`
  newhaven waterbury meriden westhaven milford stratford easthaven wallingford ansonia derby guilford
  madison branford northhaven hamden middletown cromwell portland durham easthampton essex chester
  clinton`.map((name) => `/service-areas/${name}`)

/** Those of the counties behind them. */
const countyRoutes = words`newhavencounty middlesexcounty`.map((name) => `/service-areas/${name}`)

export const areaRoutes = [...cityRoutes, ...countyRoutes]

/** All 36. */
export const routes: readonly string[] = [...fixedRoutes, ...areaRoutes]

/** The areas whose pages are read: cities are made alike, and in a short run every fifth is. */
export const readAreas = [...sample(cityRoutes, 5), ...countyRoutes]

/** All routes whose pages are read. */
export const readRoutes: readonly string[] = [...fixedRoutes, ...readAreas]

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
