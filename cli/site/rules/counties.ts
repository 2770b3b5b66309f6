import { nearest } from '../../lib/suggest.ts'
import { toSlug } from '../../lib/slug.ts'
import { textField, textsAt, repeats } from '../../validate/fields.ts'
import { show } from '../../validate/rule.ts'
import { repeatedNames } from './areas.ts'
import { respellName } from './respell.ts'
import type { DataRule, DataView } from './view.ts'

export const countyRules = [
  {
    id: 'county/unknown',
    names: { file: 'cities', field: 'county', from: countyNames },
    check: (view) => {
      const names = countyNames(view)
      if (names.length === 0) return []
      return view.cities.flatMap((city) =>
        textField(city, 'county')
          .filter(({ value }) => !names.includes(value))
          .map((at) => ({
            at,
            message: `${city.name ?? 'This city'} is assigned to ${show(at.value)}, which is no county of counties.yaml.`,
            expected: `one of ${names.join(', ')}`,
            suggestion:
              nearest(at.value, names) ??
              nearest(`${at.value} County`, names) ??
              nearest(`${at.value} Parish`, names) ??
              `add an entry to data/counties.yaml:\n\n${countyEntry(at.value)}`,
            page: city.address,
          })),
      )
    },
    fix: (fault, view) => respellName(fault, view, countyNames(view)),
  },
  {
    id: 'county/duplicate-name',
    check: ({ counties }) => repeatedNames(counties),
  },
  {
    id: 'county/also-served-twice',
    check: ({ counties }) => {
      const towns = counties.flatMap((county) =>
        textsAt(county, 'alsoServed').map((town) => ({ ...town, county })),
      )
      return repeats(towns, ({ value }) => toSlug(value)).map(({ item, first }) => ({
        at: item,
        message: `${show(item.value)} is also served in ${first.county.name ?? 'an entry above'} already.`,
        expected: 'each town in one county',
      }))
    },
  },
] as const satisfies readonly DataRule[]

/** The names of all counties; none where not all can be read. */
function countyNames({ counties, isWhole }: DataView): string[] {
  const names = counties.flatMap(({ name }) => name ?? [])
  // A county that cannot be read may be the one that is meant.
  return isWhole('counties') && names.length === counties.length ? names : []
}

/** The entry to copy when a city lies in a county that has none yet. */
export function countyEntry(name: string): string {
  return `- name: ${name}\n  alsoServed: []`
}
