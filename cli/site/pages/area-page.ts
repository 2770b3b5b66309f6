import type { AreaPage, ServiceMap, Town } from '../../../templates/types.ts'
import type { CityInput, CountyInput } from '../schema/cities.ts'
import type { SiteData } from '../schema/data.ts'
import { areaPath } from '../../lib/slug.ts'
import { chooseDrawings } from './choose-drawings.ts'
import { buildBreadcrumb } from './breadcrumb.ts'
import { buildHead } from './head.ts'
import { describeBusinessIn } from '../structured-data/business.ts'
import { jobsNear, nearMiles, toJobCard } from './jobs.ts'
import type { Distances } from './miles.ts'
import { indexReviews } from './reviews.ts'
import type { TownIndex } from './towns.ts'

interface PageInput {
  readonly data: SiteData
  readonly towns: TownIndex
  readonly map: ServiceMap | null
  readonly distances: Distances
}

export function buildCityPage(city: CityInput, input: PageInput): AreaPage {
  return buildAreaPage({ ...input, name: city.cityName, entry: city, list: null })
}

/** The page of a county: the same template, and the list of its towns. */
export function buildCountyPage(county: CountyInput, input: PageInput): AreaPage {
  const list = input.towns.townsOf(county.name)
  return buildAreaPage({ ...input, name: county.name, entry: county, list })
}

interface AreaInput extends PageInput {
  readonly name: string
  readonly entry: Omit<CityInput, 'cityName'>
  /** The towns, where it is a county. */
  readonly list: readonly Town[] | null
}

function buildAreaPage(input: AreaInput): AreaPage {
  const { data, towns, name, entry, list, map } = input
  const { areaPage } = data.site
  const { county, description, localChallenges, nearbyAreas } = entry
  const path = areaPath(name)
  const fill = (pattern: string) => fillPattern(pattern, { city: name, county })
  const type = list ? 'AdministrativeArea' : 'City'
  const servicesLead = areaPage.servicesLead === undefined ? null : fill(areaPage.servicesLead)
  const near = nearbyAreas.filter(towns.isServed)
  const about = { name, type, path, description: servicesLead ?? description, near } as const
  const inCounty = list ? [] : [{ text: county, to: areaPath(county) }]
  return {
    kind: 'area',
    path,
    head: buildHead(data, { ...entry, path }),
    breadcrumb: buildBreadcrumb(data, ['/service-areas', ...inCounty, { text: name, to: path }]),
    structuredData: [describeBusinessIn(data, about)],
    heading: entry.pageTitle,
    cityName: name,
    county,
    description,
    servingLine: fill(areaPage.servingLine),
    expertsTitle: fill(areaPage.expertsTitle),
    localChallenges,
    challengeDrawings: chooseDrawings(localChallenges.map((text) => ({ text }))),
    servicesTitle: fill(areaPage.servicesTitle),
    servicesLead,
    nearbyTitle: fill(list ? areaPage.countyNearbyTitle : areaPage.nearbyTitle),
    nearbyAreas: nearbyAreas.map(towns.townOf),
    towns: list ? { title: fill(areaPage.townsTitle), list } : null,
    house: entry.house ?? 'colonial',
    map,
    ...(list ? noProof : proofIn(name, input)),
  }
}

type Proof = Pick<AreaPage, 'milesFromOffice' | 'job' | 'review'>

const noProof: Proof = { milesFromOffice: null, job: null, review: null }

/** How far the town is, the nearest finished job, and the newest review of either. */
function proofIn(town: string, { data, distances }: PageInput): Proof {
  const miles = distances.fromOffice(town)
  const nearest = jobsNear(data, town, distances).find((job) => job.miles <= nearMiles)
  const jobs = nearest ? [nearest.project.slug] : []
  return {
    milesFromOffice: miles === null ? null : Math.round(miles),
    job: nearest ? { ...toJobCard(nearest.project), miles: nearest.miles } : null,
    review: indexReviews(data).newest({ town, jobs }),
  }
}

/** Puts a page's own names into a text of site.yaml: `Serving {city} …`. */
export function fillPattern(pattern: string, names: Record<'city' | 'county', string>): string {
  return pattern.replace(/\{(city|county)\}/g, (_, name: 'city' | 'county') => names[name])
}
