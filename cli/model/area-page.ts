import type { AreaPage, House, Town } from '../../templates/types.ts'
import type { CityInput } from '../schema/cities.ts'
import type { CountyInput } from '../schema/counties.ts'
import type { SiteData } from '../schema/data.ts'
import { areaPath } from '../slug.ts'
import { buildHead } from './head.ts'
import { buildStructuredData } from './structured-data.ts'
import type { TownIndex } from './towns.ts'

const defaultHouse: House = 'colonial'

/** The page of a city, from its entry in cities.yaml and the patterns of site.yaml. */
export function buildCityPage(data: SiteData, towns: TownIndex, city: CityInput): AreaPage {
  return buildAreaPage(data, towns, { ...city, name: city.cityName, towns: null })
}

/** The page of a county: the same template, and the list of its towns. */
export function buildCountyPage(data: SiteData, towns: TownIndex, county: CountyInput): AreaPage {
  return buildAreaPage(data, towns, { ...county, towns: towns.townsOf(county.name) })
}

interface AreaInput extends Omit<CityInput, 'cityName'> {
  readonly name: string
  readonly towns: readonly Town[] | null
}

function buildAreaPage(data: SiteData, towns: TownIndex, area: AreaInput): AreaPage {
  const { areaPage } = data.site
  const path = areaPath(area.name)
  const fill = (pattern: string) => fillPattern(pattern, { city: area.name, county: area.county })
  return {
    kind: 'area',
    path,
    head: buildHead(data, path, area),
    heading: area.pageTitle,
    cityName: area.name,
    county: area.county,
    description: area.description,
    servingLine: fill(areaPage.servingLine),
    expertsTitle: fill(areaPage.expertsTitle),
    localChallenges: area.localChallenges,
    servicesTitle: fill(areaPage.servicesTitle),
    nearbyTitle: fill(area.towns ? areaPage.countyNearbyTitle : areaPage.nearbyTitle),
    nearbyAreas: area.nearbyAreas.map(towns.townOf),
    towns: area.towns && { title: fill(areaPage.townsTitle), list: area.towns },
    house: area.house ?? defaultHouse,
    map: null,
    structuredData: buildStructuredData(data, {
      name: area.name,
      isCounty: area.towns !== null,
      path,
      description: area.description,
      nearbyAreas: area.nearbyAreas,
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
