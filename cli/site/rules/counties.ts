import { nearest } from '../../lib/suggest.ts'
import { splitName } from '../../lib/place-name.ts'
import { toSlug } from '../../lib/slug.ts'
import { fieldAt, textField, textsAt, repeats } from '../../validate/fields.ts'
import { show, type Field } from '../../validate/rule.ts'
import { groupBy, memoize } from '../../lib/collections.ts'
import { joinWords } from '../../lib/plural.ts'
import { isSameCounty } from '../../load/gazetteer.ts'
import { stateName } from '../states/postal.ts'
import { repeatedNames } from './areas.ts'
import { respellName } from './respell.ts'
import { countiesElsewhere, stateOfEntry, trueStateOf } from './states.ts'
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
            suggestion: adviseOnCounty(view, at.value, names, city.name),
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
    id: 'county/also-served-elsewhere',
    severity: 'warning',
    check: (view) => {
      const misplaced = new Set(countiesElsewhere(view).map(({ entry }) => entry))
      const towns = listedTowns(view)
      const lists = groupBy(towns, ({ at }) => toSlug(at.value))
      return towns.flatMap(({ at, county, state }) => {
        // Counties of another state, names of no county, and towns of two have their own findings.
        const isOnce = lists.get(toSlug(at.value))?.length === 1
        if (!isOnce || misplaced.has(county) || !isCountyOf(view, county.name ?? '', state))
          return []
        const known = countiesOf(view, at.value, state)
        const isIn = known.some((each) => isSameCounty(each, county.name ?? ''))
        if (known.length === 0 || isIn) return []
        const lies = joinWords(known)
        const message = `${splitName(at.value).name} lies in ${lies}; it is listed under ${county.name}.`
        const expected = `${known.length > 1 ? 'one of these' : lies}, or an acknowledgement with the reason`
        return [{ at, message, expected, page: county.address }]
      })
    },
  },
  {
    id: 'county/also-served-unknown',
    severity: 'notice',
    check: (view) =>
      listedTowns(view).flatMap(({ at, county, state }) => {
        const { name } = splitName(at.value)
        const isKnown =
          view.places.find(name, undefined, { county: county.name, state }) ||
          countiesOf(view, at.value, state).length > 0
        if (isKnown) return []
        const message = `No ${show(name)} is known in ${stateName(state)}: no map shows it.`
        return [{ at, message, suggestion: view.places.suggest(at.value) }]
      }),
    expected: 'the name of a place as maps have it; another stays in lists alone',
  },
] as const satisfies readonly DataRule[]

/** Towns without a page in the lists of counties, each with its state. */
const listedTowns = memoize((view: DataIndex) => {
  if (view.places.isEmpty) return []
  // A town with a page has coordinates of its own, or its own finding.
  const withPage = new Set(view.cities.map(({ name = '' }) => toSlug(name)))
  return view.counties.flatMap((county) => {
    const state = trueStateOf(view, county)
    return textsAt(county, 'alsoServed')
      .filter(({ value }) => isPlaceName(value) && !withPage.has(toSlug(value)))
      .map((at) => ({ at, county, state }))
  })
})

/** The counties of a state that have a town of that name. */
const countiesOf = ({ places }: DataIndex, town: string, state: string) => [
  ...new Set(places.named(`${splitName(town).name}, ${state}`).map(({ county }) => county)),
]

const isCountyOf = ({ places }: DataIndex, name: string, state: string) =>
  places.countiesIn(state).some((each) => isSameCounty(each, name))

/** Suggests a state code for a town whose name exists in another state too. */
const suggestLetters = (state: string, first: string, { value }: Field<string>) =>
  state === first ? {} : { suggestion: `"${value}, ${state}"` }

/** The names of all counties; empty if not all are readable. */
function countyNames({ counties, isWhole }: DataIndex): string[] {
  const names = counties.flatMap(({ name }) => name ?? [])
  // An unreadable county may be the intended one.
  return isWhole('counties') && names.length === counties.length ? names : []
}

/** The entry that a county needs if there is such a county; otherwise the one that may be meant. */
function adviseOnCounty(
  view: DataIndex,
  written: string,
  names: readonly string[],
  town: string | undefined,
): string {
  const real = realCounty(view, written, town)
  // One of the data in another spelling is that one.
  const isOther = real !== undefined && !names.some((each) => isSameCounty(each, real))
  const meant = isOther ? undefined : meantCounty(view, written, names)
  return meant ?? entryToAdd(view, real ?? written, names, town)
}

const inFull = (name: string) => [name, `${name} County`, `${name} Parish`]

/** The full name of a county that a state of the firm has: it is no slip, however close to another name. */
function realCounty({ places, states }: DataIndex, written: string, town = ''): string | undefined {
  const { name, state = splitName(town).state } = splitName(written)
  const own = state === undefined ? [states.office, ...states.served] : [state]
  const isReal = (each: string) => places.statesOf(each).some((of) => own.includes(of))
  const real = inFull(name).find(isReal)
  return real && written.replace(name, real)
}

/** The likely county of an unknown name; with a state code, one of that state. */
function meantCounty({ states }: DataIndex, written: string, names: readonly string[]) {
  const { name, state } = splitName(written)
  const some = names.filter((each) => state === undefined || states.ofCounty(each) === state)
  return inFull(name)
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
