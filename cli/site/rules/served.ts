import { nearest } from '../../lib/suggest.ts'
import { toSlug } from '../../lib/slug.ts'
import { textField, textsAt } from '../../validate/fields.ts'
import { show, type Breach, type Field } from '../../validate/rule.ts'
import { isPlaceName } from './locate-cities.ts'
import type { DataView } from './view.ts'

/** The towns that are served: those with a page, and those that the lists name besides. */
export function servedTowns({ cities, counties, files }: DataView): string[] {
  return [
    ...cities.flatMap(({ name }) => name ?? []),
    ...counties.flatMap((county) => textsAt(county, 'alsoServed')).map(({ value }) => value),
    ...textsAt(files.site, 'contact', 'served', 'others', 'contactOnly').map(({ value }) => value),
  ]
}

/** Entries whose `city` is no town that is served; where not all towns can be read, none. */
export function breachesOfCity(view: DataView, entries: readonly Field[]): Breach[] {
  const { cities, counties, site } = view.files
  if ([cities, counties, site].some(({ source }) => source.isPartial)) return []
  const towns = servedTowns(view)
  const known = new Set(towns.map(toSlug))
  return entries
    .flatMap((entry) => textField(entry, 'city'))
    .filter(({ value }) => isPlaceName(value) && !known.has(toSlug(value)))
    .map((at) => ({
      at,
      message: `${show(at.value)} is no town that this site serves.`,
      expected: 'a town of cities.yaml, or one of `alsoServed` or `contactOnly`',
      suggestion: nearest(at.value, towns),
    }))
}
