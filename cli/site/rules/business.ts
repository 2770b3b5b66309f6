import { isSameTime } from '../../lib/dates.ts'
import { orUndefined } from '../../lib/errors.ts'
import { nearest } from '../../lib/suggest.ts'
import { distanceKm, type Gazetteer, type KnownTown, type Point } from '../../load/gazetteer.ts'
import { fieldAt, textAt } from '../../validate/fields.ts'
import { show, type Breach } from '../../validate/rule.ts'
import { stateCode, stateName } from '../states/postal.ts'
import { allZones, zonesOf, zonesOfCounty, type Zone } from '../states/zones.ts'
import { pointAt, type DataIndex, type DataRule } from './view.ts'
import { isTownElsewhere } from './office.ts'
import { limitIn, limitsKm } from './places.ts'

export const businessRules = [
  {
    id: 'business/area-code',
    severity: 'warning',
    check: ({ files: { business } }) => {
      const state = textAt(business, 'address', 'regionCode') ?? ''
      const code = /^\+1(\d{3})\d{7}$/.exec(textAt(business, 'phone') ?? '')?.[1]
      const codes = areaCodes.get(state)
      if (!codes || code === undefined || codes.includes(code) || tollFree.has(code)) return []
      const region = textAt(business, 'address', 'region') ?? state
      const message = `The area code ${code} is none of ${region}.`
      const expected = `one of ${codes.join(', ')}, or an acknowledgement with the reason`
      return [{ at: fieldAt(business, 'phone'), message, expected }]
    },
  },
  {
    id: 'business/coordinates-far',
    severity: 'warning',
    check: (view) => {
      const { places } = view
      const { business } = view.files
      const locality = textAt(business, 'address', 'locality')
      const state = textAt(business, 'address', 'regionCode')
      const point = pointAt(business)
      const town = locality === undefined ? undefined : places.find(locality, point, { state })
      // A town in another state has its own finding.
      if (!town || !point || isTownElsewhere(view)) return []
      const km = distanceKm(town, point)
      const most = limitIn(town, places, limitsKm.coordinates)
      const other = inOtherTown(places, { town, point, km })
      if (km <= most && !other) return []
      const where = other ? ` They are in ${other.name}, ${other.state}.` : ''
      const message = `These coordinates are ${Math.round(km)} km from the center of ${town.name}, where the office is.${where}`
      const near = km > most ? `a point within ${most} km of` : 'a point close to'
      const expected = `${near} ${town.lat}, ${town.lon}, or an acknowledgement with the reason`
      // All of these states lie west of Greenwich.
      const meant = { lat: point.lat, lon: -point.lon }
      const isSign = km > most && distanceKm(town, meant) <= most
      const suggestion = isSign ? `{ lat: ${meant.lat}, lon: ${meant.lon} }` : undefined
      return [{ at: fieldAt(business, 'coordinates'), message, expected, suggestion }]
    },
  },
  {
    id: 'business/coordinates-decimals',
    severity: 'warning',
    check: ({ files: { business } }) => {
      // Without a street, the coordinates are meant for the town.
      if (textAt(business, 'address', 'street') === undefined) return []
      const parts = ['lat', 'lon'].map((key) => fieldAt(business, 'coordinates', key))
      const short = parts.find(({ source, path, value }) => {
        const isShort = (text = '') => !/\.\d{5,}$/.test(text)
        // Checks the source text too, which may end in zeros.
        return typeof value === 'number' && isShort(`${value}`) && isShort(source.writtenAt(path))
      })
      if (!short) return []
      const message = `These coordinates have fewer than five decimals: ${String(short.value)}.`
      return [{ at: fieldAt(business, 'coordinates'), message, expected: 'five decimals or more' }]
    },
  },
  {
    id: 'business/time-zone',
    check: (view) => checkZone(view),
  },
  {
    id: 'business/time-zone-state',
    severity: 'warning',
    check: (view) => zoneOfOtherPlace(view),
  },
  {
    id: 'business/country',
    check: ({ files: { business } }) => {
      const at = fieldAt(business, 'address', 'country')
      const state = stateCode(textAt(business, 'address', 'regionCode') ?? '')
      const country = textAt(at) ?? ''
      if (state === undefined || country === 'US' || !/^[A-Z]{2}$/.test(country)) return []
      const message = `The address is in ${stateName(state)}, and its country is ${show(country)}.`
      return [{ at, message, expected: 'the country of the state', suggestion: 'US' }]
    },
  },
  {
    id: 'business/https',
    severity: 'notice',
    check: ({ files: { business }, production }) => {
      if (!production || fieldAt(business, 'https').value !== undefined) return []
      const message = 'Browsers are not told to use only https for this address (HSTS).'
      const expected = '`https: forever` below, or an acknowledgement with the reason'
      return [{ at: fieldAt(business, 'url'), message, expected }]
    },
  },
] as const satisfies readonly DataRule[]

interface OfficeSpot {
  readonly town: KnownTown
  readonly point: Point
  readonly km: number
}

/**
 * The town at the office's coordinates, if it is certainly another: it is in another state, or the coordinates
 * are exactly its center, as before anybody looks them up.
 */
function inOtherTown(places: Gazetteer, { town, point, km }: OfficeSpot) {
  const closest = places.at(point)
  if (!closest || closest === town) return undefined
  const away = distanceKm(closest, point)
  const isOther =
    closest.state === town.state
      ? away < 1 && km > limitsKm.coordinates
      : km > limitsKm.coordinates / 2 && places.hasLandAt(closest.state, point)
  return isOther ? closest : undefined
}

/** Area codes by state; states that are not listed are not checked. */
const areaCodes: ReadonlyMap<string, readonly string[]> = new Map([
  ['CT', ['203', '475', '860', '959']],
])

const tollFree = new Set(['800', '833', '844', '855', '866', '877', '888'])

function checkZone(view: DataIndex): Breach[] {
  const { business } = view.files
  const at = fieldAt(business, 'address', 'regionCode')
  const state = textAt(at) ?? ''
  const zones = zonesOf(state)
  const given = fieldAt(business, 'timeZone')
  const written = textAt(given)
  if (written !== undefined) {
    if (!isZone(written)) {
      const names = [...zones.map(({ zone }) => zone), ...Intl.supportedValuesOf('timeZone')]
      const message = `${show(written)} is not a time zone.`
      const expected = `a name of the IANA list, such as ${zones[0]?.zone ?? 'America/New_York'}`
      return [{ at: given, message, expected, suggestion: nearest(written, names) }]
    }
    if (!isStateSure(view) || isTimeOf(written, allZones, view.today)) return []
    const message = `Nowhere in ${stateName(state)} do clocks show the time of ${show(written)} all year.`
    return [{ at: given, message, ...zoneExpected(zonesOfOffice(view).zones) }]
  }
  // Other types and unknown states have their own findings.
  if (given.value !== undefined || zones.length === 1 || !/^[A-Z]{2}$/.test(state)) return []
  if (zones.length > 0 && !isStateSure(view)) return []
  const message = `Nothing says in which time zone of ${state} the office is.`
  const names = zones.map(({ zone, part }) => `\`timeZone: ${zone}\` (${part})`)
  const expected = names.join(' or ') || 'the two letters of a state, or its `timeZone`'
  return [{ at, message, expected }]
}

/** A time zone of another state, or of the other part of the state: some towns by the line keep that. */
function zoneOfOtherPlace(view: DataIndex): Breach[] {
  const at = fieldAt(view.files.business, 'timeZone')
  const written = textAt(at)
  if (written === undefined || !isZone(written) || !isStateSure(view)) return []
  const { zones, where } = zonesOfOffice(view)
  if (isTimeOf(written, zones, view.today) || !isTimeOf(written, allZones, view.today)) return []
  const message = `${show(written)} is not the time zone of ${where}.`
  return [{ at, message, ...zoneExpected(zones) }]
}

/** The zones in which the office may be, by its county where that is known. */
function zonesOfOffice({ files: { business }, places }: DataIndex) {
  const state = textAt(business, 'address', 'regionCode') ?? ''
  const locality = textAt(business, 'address', 'locality')
  const point = pointAt(business)
  const county = locality && places.find(locality, point, { state })?.county
  const zones = zonesOfCounty(state, county)
  const isInPart = county !== undefined && zones.length < zonesOf(state).length
  return { zones, where: isInPart ? `${county}, ${stateName(state)}` : stateName(state) }
}

function zoneExpected(zones: readonly Zone[]) {
  const [only, ...others] = zones.map(({ zone }) => zone)
  const expected = zones.map(({ zone, part }) => `${zone} (${part})`).join(' or ')
  return others.length > 0
    ? { expected }
    : { expected: 'the time zone of the office', suggestion: only }
}

/** Whether nothing of the address speaks for another state: that has its own finding. */
function isStateSure(view: DataIndex): boolean {
  const { business } = view.files
  const code = textAt(business, 'address', 'regionCode') ?? ''
  const said = stateCode(textAt(business, 'address', 'region') ?? '')
  return zonesOf(code).length > 0 && (said ?? code) === code && !isTownElsewhere(view)
}

/** Whether clocks of a zone go as those of another do, all through the year. */
const isTimeOf = (written: string, zones: readonly Zone[], today: string): boolean =>
  zones.some(({ zone }) => zone === written) ||
  zones.some(({ zone }) => isSameTime(zone, written, today.slice(0, 4)))

const isZone = (timeZone: string) =>
  orUndefined(() => Intl.DateTimeFormat('en', { timeZone })) !== undefined

const mostAnswering = 2

export const peopleRules = [
  {
    id: 'people/phone',
    severity: 'warning',
    check: ({ people }) =>
      people
        .map((person) => fieldAt(person, 'answersPhone'))
        .filter(({ value }) => value === true)
        .slice(mostAnswering),
    message: () => 'Two people before this one answer the phone already.',
    expected: '`answersPhone: true` for two people at most',
  },
] as const satisfies readonly DataRule[]
