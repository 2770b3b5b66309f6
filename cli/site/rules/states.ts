import { memoize } from '../../lib/collections.ts'
import { joinWords } from '../../lib/plural.ts'
import { splitName } from '../../lib/place-name.ts'
import { toSlug } from '../../lib/slug.ts'
import { isSameCounty } from '../../load/gazetteer.ts'
import { fieldAt, textAt, textField, textsAt } from '../../validate/fields.ts'
import { show, type Breach, type Field } from '../../validate/rule.ts'
import { stateCode, stateCodes, stateName } from '../states/postal.ts'
import { officeElsewhere } from './office.ts'
import type { Area, DataRule, DataIndex, Page } from './view.ts'

/** The states of counties and towns, and how namesakes in two states are distinguished. */
export const stateRules = [
  {
    id: 'county/state',
    severity: 'warning',
    check: (view) => countiesElsewhere(view).map(({ breach }) => breach),
  },
  {
    id: 'county/state-name',
    check: (view) => view.counties.flatMap((county) => wrongStateName(view, county)),
    names: { file: 'counties', field: 'county', from: statesOfCounties },
  },
  {
    id: 'place/state',
    check: (view) => namedPlaces(view).flatMap((place) => wrongLetters(place)),
  },
  {
    id: 'place/state-alone',
    severity: 'warning',
    check: (view) =>
      townLists(view).flatMap((list) =>
        list.flatMap((at, index) => {
          if (!stateCodes.includes(at.value)) return []
          const name = list[index - 1]?.value ?? 'Kansas City'
          const message = `${show(at.value)} stands by itself in a list of towns.`
          const expected = `a name and its state as one, between double quotes: "${name}, ${at.value}"`
          return [{ at, message, expected }]
        }),
      ),
  },
  {
    id: 'place/twice',
    severity: 'warning',
    check: (view) => {
      const pages = new Map(
        view.cities.flatMap((city) => {
          const { name, state } = cityPlace(view, city)
          return name === undefined ? [] : [[toSlug(name), state] as const]
        }),
      )
      return view.counties.flatMap((county) => {
        const state = trueStateOf(view, county)
        return textsAt(county, 'alsoServed').flatMap((at) => {
          const other = pages.get(toSlug(at.value))
          const isOther = other !== undefined && other !== state
          if (!isOther || !view.places.named(at.value).some((town) => town.state === state))
            return []
          const message = `${show(at.value)} is the page of a town in ${stateName(other)}; ${county.name ?? 'this county'} is in ${stateName(state)}.`
          return [{ at, message, expected: `"${at.value}, ${state}", between double quotes` }]
        })
      })
    },
  },
  {
    id: 'place/written-otherwise',
    severity: 'warning',
    check: (view) =>
      townLists(view)
        .flat()
        .flatMap((at) => {
          const { name, state } = splitName(at.value)
          if (state === undefined) return []
          const page = view.cities.find((city) => toSlug(city.name ?? '') === toSlug(name))
          if (!page || cityPlace(view, page).state !== state) return []
          const message = `${show(at.value)} has its page under the name ${show(name)}.`
          return [{ at, message, suggestion: name }]
        }),
    expected: 'the name that its entry in cities.yaml has',
  },
] as const satisfies readonly DataRule[]

/** The state of an entry of counties.yaml; names may occur twice. */
export const stateOfEntry = ({ states }: DataIndex, county: Page) =>
  textAt(county, 'state') ?? splitName(county.name ?? '').state ?? states.office

/** The name of a city, and its state by state code or county. */
export function cityPlace(view: DataIndex, city: Page) {
  const { name } = city
  const county = textAt(city, 'county')
  const entry = view.counties.find((each) => each.name === county)
  const own = name === undefined ? undefined : splitName(name).state
  const state = own ?? (entry ? trueStateOf(view, entry) : view.states.ofCounty(county ?? ''))
  return { name, county, state }
}

/** The state that `{state}` stands for on a page. */
export function stateOfPage(view: DataIndex, page: Page): string {
  if (page.source.name === 'counties') return trueStateOf(view, page)
  return page.source.name === 'cities' ? cityPlace(view, page).state : view.states.office
}

/** Whether a state is known, and not the result of an office state that is already reported. */
export const isKnownState = (view: DataIndex, state: string) =>
  stateCodes.includes(state) && (state !== view.states.office || !officeElsewhere(view))

/** The state of a county, corrected by the gazetteer if its entry is wrong, which is reported. */
export const trueStateOf = (view: DataIndex, county: Page): string =>
  countiesElsewhere(view).find(({ entry }) => entry === county)?.state ?? stateOfEntry(view, county)

/** Counties that contain none of their towns, while a namesake in another state contains some. */
export const countiesElsewhere = memoize((view: DataIndex) => {
  const { places, cities } = view
  return view.counties.flatMap((county) => {
    const { name } = county
    const state = stateOfEntry(view, county)
    if (name === undefined || !isKnownState(view, state)) return []
    const inIt = cities.filter((city) => textAt(city, 'county') === name)
    const namedTowns = [
      ...inIt.flatMap((city) => city.name ?? []),
      ...textsAt(county, 'alsoServed').map(({ value }) => value),
    ]
    const served = [...new Map(namedTowns.map((town) => [toSlug(town), town])).values()]
    const townsIn = (other: string) =>
      served.filter((town) =>
        places.named(town).some((each) => each.state === other && isSameCounty(each.county, name)),
      )
    const known = places.statesOf(name)
    if (known.length === 0 || townsIn(state).length > 0) return []
    const [best] = known
      .map((other) => ({ other, towns: townsIn(other) }))
      .toSorted((a, b) => b.towns.length - a.towns.length)
    // A county without known towns can only be identified by name.
    const isKnown = best && (best.towns.length > 0 || known.length === 1)
    if (!isKnown || best.other === state) return []
    const breach = toBreach(county, state, best)
    return [{ entry: county, state: best.other, towns: served, breach }]
  })
})

/** The slugs of the towns of these counties, whose location is reported with the county. */
export const townsElsewhere = memoize(
  (view: DataIndex): ReadonlySet<string> =>
    new Set(countiesElsewhere(view).flatMap(({ towns }) => towns.map((town) => toSlug(town)))),
)

function toBreach(
  county: Area,
  state: string,
  { other, towns }: { readonly other: string; readonly towns: readonly string[] },
): Breach {
  const given = fieldAt(county, 'state')
  const at = given.value === undefined ? fieldAt(county, 'name') : given
  const [one] = towns
  const lie =
    one === undefined
      ? ''
      : ` ${joinWords(towns.slice(0, 3))} ${towns.length === 1 ? 'lies' : 'lie'} there.`
  return {
    at,
    message: `${county.name} is taken for one of ${stateName(state)}; it is one of ${stateName(other)}.${lie}`,
    expected: `\`state: ${other}\``,
    ...(at === given && { suggestion: other }),
    page: county.address,
  }
}

/** The states of all counties by name, those that are reported apart. */
function statesOfCounties(view: DataIndex): readonly string[] {
  const states = view.counties.map((county) => trueStateOf(view, county))
  return [...new Set(states.filter((state) => isKnownState(view, state)).map(stateName))]
}

/** What stands for the state on the page of a county, where that does not name it. */
function wrongStateName(view: DataIndex, county: Area): Breach[] {
  const code = stateOfEntry(view, county)
  const region = textAt(view.files.business, 'address', 'region') ?? ''
  const isOfOffice = code === view.states.office
  // A county of another state, and an office whose address names two, have their own findings.
  const isElsewhere = trueStateOf(view, county) !== code
  if (isElsewhere || !isKnownState(view, code) || (isOfOffice && stateCode(region) !== code))
    return []
  const name = stateName(code)
  return textField(county, 'county')
    .filter(({ value }) => value.trim() !== code && !value.includes(name))
    .map((at) => ({
      at,
      message: `The page of ${county.name ?? 'this county'} would say ${show(at.value)} where it names the state.`,
      expected: name,
      suggestion: name,
      page: county.address,
    }))
}

interface NamedPlace {
  readonly at: Field<string>
  /** Its state according to the context. */
  readonly state?: string
  /** The context. */
  readonly by?: string
}

/** All place names with a state code. */
function namedPlaces(view: DataIndex): NamedPlace[] {
  const { counties, cities } = view
  const all = [
    ...counties.flatMap((county): NamedPlace[] => {
      const { name } = county
      const given = textAt(county, 'state')
      const state = trueStateOf(view, county)
      return [
        ...textField(county, 'name').map((at) => ({
          at,
          ...(given && { state: given, by: '`state`' }),
        })),
        ...textsAt(county, 'alsoServed').map((at) => ({ at, state, by: name ?? 'the county' })),
      ]
    }),
    ...cities.flatMap((city): NamedPlace[] => {
      const listed = textAt(city, 'county')
      const county = counties.find(({ name }) => name === listed)
      const said = county?.name ? { state: trueStateOf(view, county), by: county.name } : {}
      return textField(city, 'cityName').map((at) => ({ at, ...said }))
    }),
    ...[...view.areas.flatMap(({ nearbyAreas }) => nearbyAreas), ...contactOnly(view)].map(
      (at) => ({ at }),
    ),
  ]
  return all.filter(({ at }) => splitName(at.value).state !== undefined)
}

function wrongLetters({ at, state, by }: NamedPlace): Breach[] {
  const { name, state: letters = '' } = splitName(at.value)
  if (!stateCodes.includes(letters)) {
    const expected = 'a name, or a name with the two letters of a state: Kansas City, KS'
    return [{ at, message: `${show(letters)} is not a state.`, expected }]
  }
  if (state === undefined || state === letters) return []
  const message = `${show(at.value)} is one of ${stateName(letters)} by its letters, and one of ${stateName(state)} by ${by}.`
  return [{ at, message, expected: `${name}, or the letters ${state}` }]
}

const contactOnly = ({ files: { site } }: DataIndex) =>
  textsAt(site, 'contact', 'served', 'others', 'contactOnly')

/** Lists of towns. */
const townLists = (view: DataIndex) => [
  ...view.areas.map(({ nearbyAreas }) => nearbyAreas),
  ...view.counties.map((county) => textsAt(county, 'alsoServed')),
  contactOnly(view),
]
