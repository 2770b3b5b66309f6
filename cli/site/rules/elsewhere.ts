import { memoize } from '../../lib/collections.ts'
import { splitName } from '../../lib/place-name.ts'
import { toSlug } from '../../lib/slug.ts'
import { isSameCounty, milesBetween, type KnownTown } from '../../load/gazetteer.ts'
import { textAt, textField, textsBelow } from '../../validate/fields.ts'
import { show, type Breach, type Field } from '../../validate/rule.ts'
import { placeNamesIn } from '../pages/interpolate.ts'
import { stateCode, stateName } from '../states/postal.ts'
import { isTownElsewhere, meantLocality } from './office.ts'
import { saidOf, saidOfOffice, saidOfThis, saysPlace, type SaidPlace } from './said-places.ts'
import { cityPlace, isKnownState, trueStateOf } from './states.ts'
import { isPlaceName, pointAt, type Area, type DataRule, type DataIndex } from './view.ts'

/** Texts that place a town, or the office, where it is not. */
export const elsewhereRules = [
  {
    id: 'city/elsewhere',
    severity: 'warning',
    check: (view) => [
      ...ownPlaces(view).flatMap(({ area, own }) => misplacedIn(view, area, own)),
      ...misplacedByPattern(view),
      ...misplacedElsewhere(view),
    ],
  },
  {
    id: 'text/office',
    severity: 'warning',
    check: (view) => {
      const locality = textAt(view.files.business, 'address', 'locality')
      // Invalid, misspelled, repeated or misplaced names have their own findings.
      const isKnown = view.isWhole('business') && meantLocality(view) === undefined
      if (!isKnown || !locality || !isPlaceName(locality) || isTownElsewhere(view)) return []
      const based = basedElsewhere(view, locality)
      const saysOffice = (text: string) => saysPlace(text) || saidOfOffice(text).length > 0
      return view.texts.flatMap((at) =>
        saysOffice(at.value) && isSaid(at)
          ? [...based(at), ...officeInOtherState(view, at, locality)]
          : [],
      )
    },
  },
] as const satisfies readonly DataRule[]

/** Fields of an entry that are not text of its page. */
const noTexts: ReadonlySet<PropertyKey> = new Set(
  'cityName name state county nearbyAreas alsoServed places acknowledge house'.split(' '),
)

/** Texts that represent the place in search results and at the top of its page. */
const headFields: ReadonlySet<PropertyKey> = new Set(['pageTitle', 'metaDescription', 'lead'])

/** What a place may be said to be in. */
interface Own {
  readonly name: string
  readonly state: string
  /** Empty for a county. */
  readonly counties: readonly string[]
}

function misplacedIn(view: DataIndex, area: Area, own: Own): Breach[] {
  const { path: around, source, address: page } = area
  const inTexts = textsBelow(area.value)
    .filter(({ path: [field = ''], value }) => !noTexts.has(field) && saysPlace(value))
    .flatMap(({ value, path }) => {
      const isHead = headFields.has(path[0] ?? '')
      const at = { source, path: [...around, ...path], value }
      return saidIn(value, own)
        .filter(({ subject, said }) => isHead || !hasTwin(view, subject, said))
        .filter(({ said }) => isWrong(view, said, own))
        .map(({ subject, said }) => toBreach(at, { ...own, subject, said, page }))
    })
  // The page of a county names its state where that of a town names its county.
  const inCounty = (own.counties.length > 0 ? [] : textField(area, 'county')).flatMap((at) => {
    const said = { part: at.value, place: at.value, state: stateCode(at.value) }
    const isState = said.state !== undefined && isWrong(view, said, own)
    return !isState ? [] : [toBreach(at, { ...own, subject: own.name, said, page })]
  })
  return [...inTexts, ...inCounty]
}

/** The towns and counties with the state and counties of each, from the gazetteer or else the entry. */
const ownPlaces = memoize((view: DataIndex) =>
  view.areas.flatMap((area) => {
    const own = ownOf(view, area)
    return own ? [{ area, own }] : []
  }),
)

function ownOf(view: DataIndex, area: Area): Own | undefined {
  if (area.name === undefined) return undefined
  const { name } = splitName(area.name)
  if (area.nameField === 'name') return { name, state: trueStateOf(view, area), counties: [] }
  const { places } = view
  const { county = '', state: listed } = cityPlace(view, area)
  const town = places.find(area.name, pointAt(area), { county, state: listed })
  const state = town?.state ?? listed
  // A town may extend into counties that a list with gaps does not have.
  const isWhole = town !== undefined && places.knowsAll(state)
  const known = places.named(`${name}, ${state}`).map((each) => each.county)
  return { name, state, counties: isWhole ? [town.county] : [county, ...known].filter(Boolean) }
}

/** Statements of a text about the place itself, and about the state of its county. */
function saidIn(text: string, { name, counties }: Own) {
  const ofCounties = counties.map((county) => splitName(county).name)
  return [
    ...[...saidOf(text, name), ...saidOfThis(text)].map((said) => ({ subject: name, said })),
    ...[...new Set(ofCounties)].flatMap((subject) =>
      saidOf(text, subject)
        .filter(({ state }) => state !== undefined)
        .map((said) => ({ subject, said })),
    ),
  ]
}

/** Whether the state has a namesake, which the text may be about. */
const hasTwin = ({ places }: DataIndex, subject: string, { state }: SaidPlace) =>
  state !== undefined &&
  (places.named(`${subject}, ${state}`).length > 0 || places.statesOf(subject).includes(state))

function isWrong(view: DataIndex, { place, state }: SaidPlace, own: Own): boolean {
  const { places } = view
  if (state !== undefined) return state !== own.state && isKnownState(view, own.state)
  // Words before the name may belong to the sentence: "In Johnson County".
  const words = place.split(' ')
  const names = words.slice(0, -1).map((_, index) => words.slice(index).join(' '))
  const isOwn = names.some((name) => own.counties.some((county) => isSameCounty(name, county)))
  return own.counties.length > 0 && !isOwn && names.some((name) => places.statesOf(name).length > 0)
}

interface Told extends Own {
  readonly subject: string
  readonly said: SaidPlace
  readonly page: string | undefined
}

function toBreach(at: Field<string>, { subject, said, state, counties, page }: Told): Breach {
  const { part, place } = said
  const isCounty = said.state === undefined
  const right = isCounty ? (counties[0] ?? '') : sameForm(place, state)
  const lies = isCounty ? right : stateName(state)
  return {
    at,
    part,
    message: `${show(part)} puts ${subject} into ${isCounty ? place : stateName(said.state ?? '')}; it lies in ${lies}.`,
    expected: isCounty ? right : `${right}, or words without a state`,
    suggestion: part.replace(place, right),
    page,
  }
}

/** The state in the form that the text uses: code or name. */
const sameForm = (place: string, state: string) => (place.length === 2 ? state : stateName(state))

/** Texts of site.yaml that are used for every town, but name one of several states. */
function misplacedByPattern(view: DataIndex): Breach[] {
  const { files, texts } = view
  const withPage = ownPlaces(view).filter(({ area }) => area.address !== undefined)
  const shown = new Set(withPage.map(({ own }) => own.state))
  const isOther = (state: string) => (each: string) => each !== state && isKnownState(view, each)
  const isPattern = ({ source, path }: Field) =>
    source === files.site.source && placeNamesIn(path).length > 0
  return texts.filter(isPattern).flatMap((at) =>
    ['{city}', '{county}'].flatMap((name) =>
      saidOf(at.value, name)
        .filter(({ state }) => state !== undefined && [...shown].some(isOther(state)))
        .map(({ part, place }): Breach => {
          const fact = place.length === 2 ? '{stateCode}' : '{state}'
          const message = `${show(part)} stands on the page of each town, and not all of them lie in ${place}.`
          return { at, part, message, expected: fact, suggestion: part.replace(place, fact) }
        }),
    ),
  )
}

/** Served towns that a text on another page places in a state without such a town. */
function misplacedElsewhere(view: DataIndex): Breach[] {
  const { places, files } = view
  const locality = textAt(files.business, 'address', 'locality') ?? ''
  const names = new Set([...view.served.values()].map((name) => splitName(name).name))
  // The office has its own rule.
  names.delete(locality)
  const texts = view.texts.filter((at) => saysPlace(at.value) && isOfAllPages(at))
  return texts.flatMap((at) =>
    [...names].flatMap((name) =>
      saidOf(at.value, name).flatMap((said): Breach[] => {
        const own = places.named(name)
        const [state] = own.map((town) => town.state)
        const isOther = said.state !== undefined && own.every((town) => town.state !== said.state)
        if (state === undefined || !isOther) return []
        return [toBreach(at, { name, subject: name, said, state, counties: [], page: undefined })]
      }),
    ),
  )
}

/** Texts that do not belong to the entry of a town or county. */
const isOfAllPages = (at: Field) => isSaid(at) && !/^(counties|cities)$/.test(at.source.name)

/** Texts of pages; customers may write what they like in reviews. */
const isSaid = ({ source: { name }, path }: Field) =>
  /^(site|services|pages|houses|counties|cities|business)$/.test(name) &&
  path[0] !== 'audit' &&
  !path.some((key) => key === 'acknowledge' || key === 'evidence')

/** Maximum distance of a former or assumed office, in miles. */
const mostMiles = 100

/** Says of a text whether it has the office in another town. */
function basedElsewhere(view: DataIndex, locality: string): (at: Field<string>) => Breach[] {
  const { places, states, files } = view
  const office = pointAt(files.business)
  const isNear = (town: KnownTown) => !office || milesBetween(office, town) <= mostMiles
  const isOther = (name: string) =>
    view.served.has(toSlug(name)) ||
    places.named(name).some(isNear) ||
    stateCode(name) !== undefined
  return (at) =>
    saidOfOffice(at.value).flatMap(({ part, names }): Breach[] => {
      const isHere = names.some((name) => toSlug(name) === toSlug(locality))
      const name = names.find(isOther)
      if (isHere || name === undefined || stateCode(name) === states.office) return []
      const message = `${show(part)} stands here; business.yaml has the office in ${locality}.`
      return [{ at, part, message, expected: '{locality}, or the town of the office' }]
    })
}

function officeInOtherState(view: DataIndex, at: Field<string>, locality: string): Breach[] {
  const { places, states } = view
  // The pages of towns have their own rule.
  if (!isOfAllPages(at)) return []
  return [locality, '{locality}'].flatMap((name) =>
    saidOf(at.value, name)
      .filter(({ state }) => state !== undefined && state !== states.office)
      .filter(({ state }) => places.named(`${name}, ${state}`).length === 0)
      .map(({ part, place }): Breach => {
        const fact = place.length === 2 ? '{stateCode}' : '{state}'
        const message = `${show(part)} stands here; business.yaml has the office in ${states.named(states.office).name}.`
        return { at, part, message, expected: fact, suggestion: part.replace(place, fact) }
      }),
  )
}
