// What the specification and the decisions say about the city and county pages, word for word.

/** The towns of each county list: a link where the town has a page, plain text where not. */
export const countyTowns: Readonly<Record<string, readonly string[]>> = {
  'New Haven County': [
    'New Haven → /service-areas/newhaven',
    'Waterbury → /service-areas/waterbury',
    'Meriden → /service-areas/meriden',
    'West Haven → /service-areas/westhaven',
    'Milford → /service-areas/milford',
    'Stratford → /service-areas/stratford',
    'East Haven → /service-areas/easthaven',
    'Wallingford → /service-areas/wallingford',
    'Ansonia → /service-areas/ansonia',
    'Derby → /service-areas/derby',
    'Guilford → /service-areas/guilford',
    'Madison → /service-areas/madison',
    'Branford → /service-areas/branford',
    'North Haven → /service-areas/northhaven',
    'Hamden → /service-areas/hamden',
  ],
  'Middlesex County': [
    'Middletown → /service-areas/middletown',
    'Cromwell → /service-areas/cromwell',
    'Portland → /service-areas/portland',
    'Durham → /service-areas/durham',
    'East Hampton → /service-areas/easthampton',
    'Essex → /service-areas/essex',
    'Chester → /service-areas/chester',
    'Clinton → /service-areas/clinton',
    'Deep River',
    'Haddam',
    'Killingworth',
    'Middlefield',
    'Old Saybrook',
    'Westbrook',
  ],
}

/** Below the description of each page: a town in its county, a county in the state. */
export const servingLines: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(countyTowns).flatMap(([county, towns]) =>
      towns.flatMap((each) => {
        const [town, path] = each.split(' → ')
        return path ? [[path, `Serving ${town} and surrounding ${county} areas`]] : []
      }),
    ),
  ),
  '/service-areas/newhavencounty': 'Serving New Haven County and surrounding Connecticut areas',
  '/service-areas/middlesexcounty': 'Serving Middlesex County and surrounding Connecticut areas',
}

/** The four feature cards of the local experts section. */
export const areaFeatures = ['Licensed & Insured', 'Fast Response', 'Local Team', 'Free Estimates']

/** The four cards of the services section, by their links. */
export const areaServices = [
  '/services/residential-roofing',
  '/services/commercial-roofing',
  '/services/roof-repairs',
  '/services/emergency-service',
]

export const allAreas = 'View All Service Areas → /service-areas'
