import type { AreaPage, ServiceMap, Town } from '../../../templates/types.ts'
import type { CityInput, CountyInput } from '../schema/cities.ts'
import type { SiteData } from '../schema/data.ts'
import { areaPath } from '../../lib/slug.ts'
import { chooseDrawings } from './choose-drawings.ts'
import { measureLead } from './description-parts.ts'
import { buildBreadcrumb } from './breadcrumb.ts'
import { buildHead } from './head.ts'
import { describeBusinessIn } from '../structured-data/business.ts'
import { buildTownScene } from './town-scene.ts'
import type { TownIndex } from './towns.ts'

interface PageInput {
  readonly data: SiteData
  readonly towns: TownIndex
  readonly map: ServiceMap | null
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

function buildAreaPage({ data, towns, name, entry, list, map }: AreaInput): AreaPage {
  const { areaPage } = data.site
  const { county, description, localChallenges, nearbyAreas, house = 'colonial' } = entry
  const [challenge = ''] = localChallenges
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
    leadLength: measureLead(description),
    servingLine: fill(areaPage.servingLine),
    expertsTitle: fill(areaPage.expertsTitle),
    localChallenges,
    challengeDrawings: chooseDrawings(localChallenges.map((text) => ({ text }))),
    servicesTitle: fill(areaPage.servicesTitle),
    servicesLead,
    nearbyTitle: fill(list ? areaPage.countyNearbyTitle : areaPage.nearbyTitle),
    nearbyAreas: nearbyAreas.map(towns.townOf),
    towns: list ? { title: fill(areaPage.townsTitle), list } : null,
    house,
    scene: buildTownScene({ name, house, description, challenge, scene: entry.scene }),
    map,
  }
}

/** Puts a page's own names into a text of site.yaml: `Serving {city} …`. */
export function fillPattern(pattern: string, names: Record<'city' | 'county', string>): string {
  return pattern.replace(/\{(city|county)\}/g, (_, name: 'city' | 'county') => names[name])
}
