import { stateName } from '../../../cli/site/states/postal.ts'
import type { SiteData } from '../../../cli/site/schema/data.ts'
import type { Page } from '../../../templates/types.ts'

/** A name without the letters of its state, and these. */
export const plainName = (name: string) => name.replace(/, [A-Z]{2}$/, '')
const lettersOf = (name: string) => /, ([A-Z]{2})$/.exec(name)?.[1]

/** In which states the places of a site are, by two letters, as its data says it. */
export function statesIn({ business, cities, counties }: SiteData) {
  const { region, regionCode: office } = business.address
  const ofCounty = (county: string) =>
    counties.find(({ name }) => name === county)?.state ?? lettersOf(county) ?? office
  const places = [
    ...counties.map(({ name }) => [name, ofCounty(name)] as const),
    ...cities.map(({ cityName: name, county }) => [name, ofCounty(county)] as const),
    ...counties.flatMap(({ name: county, alsoServed }) =>
      alsoServed.map((name) => [name, ofCounty(county)] as const),
    ),
  ].map(([name, code]) => [name, lettersOf(name) ?? code] as const)
  const ofPlace = (name: string) => places.find(([each]) => each === name)?.[1] ?? office
  return {
    office,
    nameOf: (code: string) => (code === office ? region : stateName(code)),
    /** Of all places of a name, whatever stands behind it. */
    ofAll: (name: string) =>
      places.flatMap(([each, code]) => (plainName(each) === name ? [code] : [])),
    /** `undefined` where the page is of no place. */
    ofPage: (page: Page) => {
      if (page.kind === 'area') return ofPlace(page.cityName)
      return page.kind === 'job' ? ofPlace(page.town.name) : undefined
    },
  }
}
