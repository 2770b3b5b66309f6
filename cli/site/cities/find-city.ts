import { nearest } from '../../lib/suggest.ts'
import type { CityInput } from '../schema/cities.ts'
import type { SiteData } from '../schema/data.ts'
import { areaPath, toSlug } from '../../lib/slug.ts'
import { refusal } from './change.ts'

/** The city of that name, however it is written. Throws where there is none, with the nearest. */
export function requireCity(
  { cities, counties }: SiteData,
  name: string,
): { readonly city: CityInput; readonly index: number } {
  const slug = toSlug(name)
  const index = cities.findIndex(({ cityName }) => toSlug(cityName) === slug)
  const city = cities[index]
  if (city) return { city, index }
  const county = counties.find((each) => toSlug(each.name) === slug)
  if (county) throw refusal(`${county.name} is a county; this command is for cities.`)
  const meant = nearest(
    name,
    cities.map(({ cityName }) => cityName),
  )
  const hint = meant === undefined ? ' `roof-site list` names them all.' : ` Did you mean ${meant}?`
  throw refusal(`No city has the name ${JSON.stringify(name)}.${hint}`)
}

/** Throws where a page has the address that a name would get. */
export function refuseTaken({ cities, counties }: SiteData, name: string): void {
  const slug = toSlug(name)
  const names = [...cities.map(({ cityName }) => cityName), ...counties.map((each) => each.name)]
  const same = names.find((other) => toSlug(other) === slug)
  if (same === undefined) return
  throw refusal(`${same} has a page already: ${areaPath(same)}. Nothing was changed.`)
}
