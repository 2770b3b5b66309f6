import type { AreaPage, House, ServiceMap, Town } from '../../../templates/types.ts'
import type { CityInput } from '../schema/cities.ts'
import type { CountyInput } from '../schema/counties.ts'
import type { SiteData } from '../schema/data.ts'
import { areaPath } from '../../lib/slug.ts'
import { chooseDrawings } from './choose-drawings.ts'
import { buildHead } from './head.ts'
import { buildStructuredData } from '../structured-data/local-business.ts'
import type { TownIndex } from './towns.ts'

const defaultHouse: House = 'colonial'

interface PageInput {
  readonly data: SiteData
  readonly towns: TownIndex
  readonly map: ServiceMap | null
}

/** The page of a city, from its entry in cities.yaml and the patterns of site.yaml. */
export function buildCityPage({
  city,
  ...input
}: PageInput & { readonly city: CityInput }): AreaPage {
  return buildAreaPage({ ...input, name: city.cityName, entry: city, list: null })
}

/** The page of a county: the same template, and the list of its towns. */
export function buildCountyPage({
  county,
  ...input
}: PageInput & { readonly county: CountyInput }): AreaPage {
  const list = input.towns.townsOf(county.name)
  return buildAreaPage({ ...input, name: county.name, entry: county, list })
}

interface AreaInput extends PageInput {
  readonly name: string
  readonly entry: Omit<CityInput, 'cityName'>
  /** The towns of a county. */
  readonly list: readonly Town[] | null
}

function buildAreaPage({ data, towns, name, entry, list, map }: AreaInput): AreaPage {
  const { areaPage } = data.site
  const { county, description, localChallenges, nearbyAreas } = entry
  const path = areaPath(name)
  const fill = (pattern: string) => fillPattern(pattern, { city: name, county })
  return {
    kind: 'area',
    path,
    head: buildHead(data, { ...entry, path }),
    heading: entry.pageTitle,
    cityName: name,
    county,
    description,
    servingLine: fill(areaPage.servingLine),
    expertsTitle: fill(areaPage.expertsTitle),
    localChallenges,
    challengeDrawings: chooseDrawings(localChallenges.map((text) => ({ text }))),
    servicesTitle: fill(areaPage.servicesTitle),
    nearbyTitle: fill(list ? areaPage.countyNearbyTitle : areaPage.nearbyTitle),
    nearbyAreas: nearbyAreas.map(towns.townOf),
    towns: list ? { title: fill(areaPage.townsTitle), list } : null,
    house: entry.house ?? defaultHouse,
    map,
    structuredData: buildStructuredData(data, {
      name,
      isCounty: list !== null,
      path,
      description,
      nearbyAreas,
    }),
  }
}

/** Puts a page's own names into a text of site.yaml: `Serving {city} …`. */
export function fillPattern(
  pattern: string,
  { city, county }: { readonly city: string; readonly county: string },
): string {
  return pattern.replace(/\{(city|county)\}/g, (_, name) => (name === 'city' ? city : county))
}
