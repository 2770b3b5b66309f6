import { nearest } from '../../lib/suggest.ts'
import { splitName } from '../../lib/place-name.ts'
import { toSlug } from '../../lib/slug.ts'
import { fieldAt, textField, textsAt, repeats } from '../../validate/fields.ts'
import { show, type Field } from '../../validate/rule.ts'
import { stateName } from '../states/postal.ts'
import { repeatedNames } from './areas.ts'
import { respellName } from './respell.ts'
import { stateOfEntry } from './states.ts'
import { isPlaceName, type DataRule, type DataIndex } from './view.ts'

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
            message: `${city.name ?? 'This city'} is assigned to ${show(at.value)}, which is not a county of counties.yaml.`,
            expected: `one of ${names.join(', ')}`,
            suggestion:
              meantCounty(view, at.value, names) ?? entryToAdd(view, at.value, names, city.name),
            page: city.address,
          })),
      )
    },
    fix: (fault, view) => respellName(fault, view, countyNames(view)),
  },
  {
    id: 'county/misspelt',
    severity: 'warning',
    check: (view) =>
      view.counties.flatMap((county) => {
        const { name } = splitName(county.name ?? '')
        if (name === '' || view.places.statesOf(name).length > 0) return []
        const state = stateOfEntry(view, county)
        const suggestion = nearest(name, view.places.countiesIn(state), 2)
        if (suggestion === undefined) return []
        const message = `No county of ${stateName(state)} is called ${show(name)}.`
        return [{ at: fieldAt(county, 'name'), message, suggestion }]
      }),
    expected: 'the name of a county, here and at its cities',
  },
  {
    id: 'county/duplicate-name',
    check: (view) => repeatedNames(view.counties, (county) => stateOfEntry(view, county)),
  },
  {
    id: 'county/also-served-twice',
    check: (view) => {
      const towns = view.counties.flatMap((county) =>
        textsAt(county, 'alsoServed').map((town) => ({ ...town, county })),
      )
      return repeats(towns, ({ value }) => toSlug(value)).map(({ item, first }) => ({
        at: item,
        message: `${show(item.value)} is also served in ${first.county.name ?? 'an entry above'} already.`,
        expected: 'each town in one county',
        ...suggestLetters(stateOfEntry(view, item.county), stateOfEntry(view, first.county), item),
      }))
    },
  },
  {
    id: 'county/also-served-unknown',
    severity: 'notice',
    check: (view) => {
      const { places, counties, cities } = view
      if (places.isEmpty) return []
      // A town with a page has coordinates of its own, or its own finding.
      const withPage = new Set(cities.map(({ name = '' }) => toSlug(name)))
      return counties.flatMap((county) => {
        const within = { county: county.name, state: stateOfEntry(view, county) }
        return textsAt(county, 'alsoServed')
          .filter(({ value }) => isPlaceName(value) && !withPage.has(toSlug(value)))
          .filter(({ value }) => !places.find(splitName(value).name, undefined, within))
          .map((at) => ({
            at,
            message: `${show(at.value)} is in no list of places: no map shows it.`,
            suggestion: places.suggest(at.value),
          }))
      })
    },
    expected: 'the name of a place as maps have it; another stays in lists alone',
  },
] as const satisfies readonly DataRule[]

/** Suggests a state code for a town whose name exists in another state too. */
const suggestLetters = (state: string, first: string, { value }: Field<string>) =>
  state === first ? {} : { suggestion: `"${value}, ${state}"` }

/** The names of all counties; empty if not all are readable. */
function countyNames({ counties, isWhole }: DataIndex): string[] {
  const names = counties.flatMap(({ name }) => name ?? [])
  // An unreadable county may be the intended one.
  return isWhole('counties') && names.length === counties.length ? names : []
}

/** The likely county of an unknown name; with a state code, one of that state. */
function meantCounty({ states }: DataIndex, written: string, names: readonly string[]) {
  const { name, state } = splitName(written)
  const some = names.filter((each) => state === undefined || states.ofCounty(each) === state)
  return [name, `${name} County`, `${name} Parish`]
    .map((each) => nearest(each, some))
    .find((each) => each !== undefined)
}

/** The county of a town, which may have its state behind its name. */
function entryToAdd(
  { states, places }: DataIndex,
  written: string,
  names: readonly string[],
  town = '',
) {
  const { name, state = splitName(town).state } = splitName(written)
  const { office } = states
  const known = places.statesOf(name)
  const isHere = known.includes(office)
  const place = { state: state ?? (isHere ? office : (known[0] ?? office)), office, names }
  return `add an entry to data/counties.yaml:\n\n${countyEntry(name, place)}`
}

interface CountyPlace {
  /** The states of the county and the office. */
  readonly state: string
  readonly office: string
  /** The existing counties. */
  readonly names: readonly string[]
}

/** An entry to copy for a missing county; by default in the office's state. */
export function countyEntry(name: string, place?: CountyPlace): string {
  const { state, office, names = [] }: Partial<CountyPlace> = place ?? {}
  const isSecond = names.includes(name)
  const line = state === office || isSecond ? '' : `\n  state: ${state}`
  return `- name: ${isSecond ? `${name}, ${state}` : name}${line}\n  alsoServed: []`
}
