// The specification's routes, written by hand: nothing here is computed, so that a fault of the
// generator cannot hide here.

/** The eleven screens of the route table. */
const fixedRoutes = [
  '/',
  '/services',
  '/service-areas',
  '/about',
  '/contact',
  '/services/residential-roofing',
  '/services/commercial-roofing',
  '/services/roof-repairs',
  '/services/roof-replacement',
  '/services/storm-damage',
  '/services/emergency-service',
] as const

/** The city and county pages, in the order of the specification. */
export const areaRoutes = [
  '/service-areas/newhaven',
  '/service-areas/waterbury',
  '/service-areas/meriden',
  '/service-areas/westhaven',
  '/service-areas/milford',
  '/service-areas/stratford',
  '/service-areas/easthaven',
  '/service-areas/wallingford',
  '/service-areas/ansonia',
  '/service-areas/derby',
  '/service-areas/guilford',
  '/service-areas/madison',
  '/service-areas/branford',
  '/service-areas/northhaven',
  '/service-areas/hamden',
  '/service-areas/middletown',
  '/service-areas/cromwell',
  '/service-areas/portland',
  '/service-areas/durham',
  '/service-areas/easthampton',
  '/service-areas/essex',
  '/service-areas/chester',
  '/service-areas/clinton',
  '/service-areas/newhavencounty',
  '/service-areas/middlesexcounty',
] as const

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
export const sampleRoutes: readonly string[] = [
  '/',
  '/services',
  '/services/roof-repairs',
  '/services/emergency-service',
  '/service-areas',
  '/service-areas/guilford',
  '/service-areas/newhavencounty',
  '/about',
  '/contact',
]

/** An address that no page has. */
export const unknownPath = '/service-areas/atlantis'
