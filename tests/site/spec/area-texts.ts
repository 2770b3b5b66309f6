// What the specification and the decisions say about the city and county pages, word for word.

import { words } from '../../support/cases.ts'

/** The towns of each county list: a link where the town has a page, plain text where not. */
export const countyTowns: Readonly<Record<string, readonly string[]>> = {
  'New Haven County': linked(
    'New Haven, Waterbury, Meriden, West Haven, Milford, Stratford, East Haven, Wallingford, Ansonia, Derby, Guilford, Madison, Branford, North Haven, Hamden',
  ),
  'Middlesex County': [
    ...linked('Middletown, Cromwell, Portland, Durham, East Hampton, Essex, Chester, Clinton'),
    ...'Deep River, Haddam, Killingworth, Middlefield, Old Saybrook, Westbrook'.split(', '),
  ],
}

/** Towns with a page; `areaRoutes` in `routes.ts` has the addresses by hand. */
function linked(towns: string): string[] {
  const addressOf = (town: string) => town.toLowerCase().replace(' ', '')
  return towns.split(', ').map((town) => `${town} → /service-areas/${addressOf(town)}`)
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
export const areaServices = words`
  /services/residential-roofing /services/commercial-roofing /services/roof-repairs
  /services/emergency-service`

export const allAreas = 'View All Service Areas → /service-areas'
