import type { Finding } from '../finding.ts'
import type { Gazetteer } from '../places.ts'
import { areaPath } from '../slug.ts'
import { areasOf, textAt, type Sources } from './drafts.ts'
import { findingAt } from './report-finding.ts'

/** Cities that the business lists under another county than the one they lie in. */
export function checkPlaces({ cities, counties }: Sources, places: Gazetteer): Finding[] {
  // A county that is none is reported as that.
  const known = new Set(areasOf(counties).map(({ name }) => name))
  // A second entry for the same town is reported as that.
  const judged = new Set<string>()
  return areasOf(cities).flatMap(({ source, path, name }) => {
    const county = textAt(source, [...path, 'county'])
    const town = name === undefined ? undefined : places.find(name)
    if (!town || judged.has(town.name)) return []
    judged.add(town.name)
    if (!county || county === town.county || !known.has(county)) return []
    return [
      findingAt(source, [...path, 'county'], {
        rule: 'city/true-county',
        message: `${town.name} lies in ${town.county}; it is listed under ${county}.`,
        expected: `${town.county}, or an acknowledgement with the reason`,
        page: areaPath(town.name),
      }),
    ]
  })
}
