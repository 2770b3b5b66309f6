import { memoize } from '../../lib/collections.ts'
import { joinWords } from '../../lib/plural.ts'
import { distanceKm } from '../../load/gazetteer.ts'
import { fieldAt, textAt, textField } from '../../validate/fields.ts'
import { faultOfStreet, faultOfZip, stateCode, stateName, statesOfZip } from '../states/postal.ts'
import { isPlaceName, pointAt, type DataRule, type DataIndex } from './view.ts'

/** Compares the parts of the office's address with each other and with the gazetteer. */
export const officeRules = [
  {
    id: 'business/region',
    severity: 'warning',
    check: (view) => {
      const { at, region, code } = officeOf(view)
      if (region === '' || stateCode(code) === undefined || stateCode(region) === code) return []
      if (officeElsewhere(view)) return []
      const message = `\`region\` says ${region}, and \`regionCode\` below ${code}, which is ${stateName(code)}.`
      return [{ at: at('region'), message, suggestion: stateName(code) }]
    },
    expected: 'name and letters of one state',
  },
  {
    id: 'business/state',
    severity: 'warning',
    check: (view) => {
      const { at, code } = officeOf(view)
      const found = officeElsewhere(view)
      if (!found) return []
      const message = `\`regionCode\` says ${code}; ${joinWords(found.signs)} are of ${stateName(found.state)}.`
      const expected = `${found.state}, with \`region: ${stateName(found.state)}\``
      return [{ at: at('regionCode'), message, expected, suggestion: found.state }]
    },
  },
  {
    id: 'business/post-box',
    severity: 'warning',
    check: ({ files: { business } }) =>
      textField(business, 'address', 'street').flatMap((at) => {
        const message = faultOfStreet(at.value)
        return message === undefined ? [] : [{ at, message }]
      }),
    expected: 'the street of the office, or no `street`: then pages show the town alone',
  },
  {
    id: 'business/postal-code',
    severity: 'warning',
    check: (view) => {
      const { at, zip, code } = officeOf(view)
      const message = faultOfZip(zip, code)
      return message && !officeElsewhere(view) ? [{ at: at('postalCode'), message }] : []
    },
    expected: 'the ZIP code of the office, or an acknowledgement with the reason',
  },
  {
    id: 'business/locality',
    severity: 'warning',
    check: (view) => {
      const { at, locality, code } = officeOf(view)
      const suggestion = meantLocality(view)
      if (suggestion !== undefined) {
        const message = `No ${locality} is known in ${stateName(code)}.`
        return [{ at: at('locality'), message, suggestion }]
      }
      const states = statesOfLocality(view)
      if (!isTownElsewhere(view) || officeElsewhere(view)) return []
      const message = `No ${locality} is known in ${stateName(code)}, but one in ${states.map(stateName).join(' and ')}.`
      return [{ at: at('locality'), message }]
    },
    expected: 'a town of the state, or an acknowledgement with the reason',
  },
] as const satisfies readonly DataRule[]

/** The readable parts of the address. */
function officeOf({ files: { business } }: DataIndex) {
  const text = (key: string) => textAt(business, 'address', key) ?? ''
  return {
    at: (key: string) => fieldAt(business, 'address', key),
    locality: text('locality'),
    region: text('region'),
    code: text('regionCode'),
    zip: text('postalCode'),
  }
}

/** Unknown states are not checked. */
const isElsewhere = (states: readonly string[], code: string) =>
  states.length > 0 && stateCode(code) !== undefined && !states.includes(code)

/** Whether the office's town only exists in other states. */
export const isTownElsewhere = (view: DataIndex) =>
  isElsewhere(statesOfLocality(view), officeOf(view).code)

/** The likely town if the office's is unknown but similar to a known one. */
export function meantLocality(view: DataIndex): string | undefined {
  const { locality, code } = officeOf(view)
  const { places, files } = view
  const isOdd = !isPlaceName(locality) || stateCode(code) === undefined
  if (isOdd || places.named(locality).length > 0) return undefined
  return places.suggest(locality, pointAt(files.business))
}

/** Distance within which a town of the office's name counts as its own. */
const nearKm = 40

/** The states that have the office's town, limited to those near its coordinates. */
function statesOfLocality(view: DataIndex): readonly string[] {
  const point = pointAt(view.files.business)
  const { locality } = officeOf(view)
  const near = view.places
    .named(locality)
    .filter((town) => !point || distanceKm(point, town) <= nearKm)
  return [...new Set(near.map(({ state }) => state))]
}

/**
 * The state of the office if town and ZIP code, or town and coordinates, are in another one than the address
 * says; with the evidence.
 */
export const officeElsewhere = memoize((view: DataIndex) => {
  const { locality, zip } = officeOf(view)
  const ofTown = statesOfLocality(view)
  if (!isTownElsewhere(view)) return undefined
  const ofZip = statesOfZip(zip)
  const at = stateAtOffice(view)
  const state = ofTown.find((each) => ofZip.includes(each) || each === at)
  if (state === undefined) return undefined
  const signs = [
    locality,
    ...(ofZip.includes(state) ? [`ZIP code ${zip}`] : []),
    ...(at === state ? ['the coordinates'] : []),
  ]
  return { state, signs }
})

/** The state of the town nearest to the office's coordinates. */
function stateAtOffice({ files, places }: DataIndex): string | undefined {
  const point = pointAt(files.business)
  const town = point && places.at(point)
  return town && places.hasLandAt(town.state, point) ? town.state : undefined
}
